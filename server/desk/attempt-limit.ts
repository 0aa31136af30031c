/** Limits wrong attempts from one address, and from all of them together. */
export interface AttemptLimit {
  /** Seconds until the next attempt is allowed; 0 when it is allowed now. */
  waitS(address: string): number
  fail(address: string): void
}

const windowMs = 60_000
const mostPerAddress = 5
const mostTogether = 50

/** At most 5 wrong attempts a minute from an address, and 50 from all. */
export function createAttemptLimit(now: () => number = Date.now): AttemptLimit {
  let failures: { address: string; atMs: number }[] = []
  const recent = () => (failures = failures.filter(({ atMs }) => now() - atMs < windowMs))
  return {
    waitS(address) {
      const all = recent()
      const own = all.filter((failure) => failure.address === address)
      const oldest = all.length >= mostTogether ? all[0] : own.length >= mostPerAddress ? own[0] : undefined
      return oldest ? Math.max(1, Math.ceil((oldest.atMs + windowMs - now()) / 1000)) : 0
    },
    fail(address) {
      recent()
      if (failures.length < mostTogether) failures.push({ address, atMs: now() })
    },
  }
}
