/** What the watch needs of the browser; another one in tests. */
export interface UpdateWatchOptions {
  /** The id of the build that is live now; null when it cannot be had. */
  fetchBuildId: () => Promise<string | null>
  /** Told once, when the id is another one than at first. */
  onUpdate: () => void
  /** Whether somebody looks at the page and the machine is connected. */
  isAwake: () => boolean
  /** From 0 to below 1. */
  random?: () => number
}

export interface UpdateWatch {
  /** Asks now, unless it has asked just before; for the return to a tab. */
  check: () => Promise<void>
  stop: () => void
}

/** Time between two questions, before the jitter, which keeps many open pages from asking at once. */
export const checkEveryMs = 4 * 60_000
const jitterShare = 0.25
const leastBetweenMs = 30_000

/**
 * Finds out when a page that is open belongs to an earlier build than the one that is live (specification, section 4:
 * new-build detection). Asks at first for the id to compare with, then every few minutes while somebody looks.
 */
export function startUpdateWatch({
  fetchBuildId,
  onUpdate,
  isAwake,
  random = Math.random,
}: UpdateWatchOptions): UpdateWatch {
  let firstId: string | null = null
  let askedAtMs = -Infinity
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const stop = () => {
    isStopped = true
    clearTimeout(timer)
  }
  const check = async () => {
    if (isStopped || !isAwake() || Date.now() - askedAtMs < leastBetweenMs) return
    askedAtMs = Date.now()
    const id = await fetchBuildId()
    if (id === null || isStopped) return
    firstId ??= id
    if (id === firstId) return
    stop()
    onUpdate()
  }
  const schedule = () => {
    if (isStopped) return
    timer = setTimeout(() => void check().then(schedule), checkEveryMs * (1 - jitterShare + 2 * jitterShare * random()))
  }
  void check().then(schedule)
  return { check, stop }
}
