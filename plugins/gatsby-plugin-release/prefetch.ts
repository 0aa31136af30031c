/** What a browser tells about its connection, where it tells anything. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Fetching ahead begins so long after the page has loaded (specification, section 7). */
export const prefetchAfterMs = 1000
/** Where a browser has no idle callback (specification, section 9). */
export const idleFallbackMs = 50
const slowConnections = new Set(['slow-2g', '2g'])

/** Whether pages may be fetched ahead of a visitor: not on slow connections, not where data is to be saved. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !slowConnections.has(connection?.effectiveType ?? '')
}

/** Runs something when the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, idleFallbackMs)
}

/** The paths that wait to be fetched ahead, each once. */
export function createPrefetchQueue(fetchAhead: (path: string) => void) {
  const seen = new Set<string>()
  let waiting: string[] | null = []
  return {
    add(pathname: string): void {
      if (seen.has(pathname)) return
      seen.add(pathname)
      if (waiting) waiting.push(pathname)
      else fetchAhead(pathname)
    },
    /** Lets go of what waits, and of what comes after at once. */
    open(): void {
      for (const pathname of waiting ?? []) fetchAhead(pathname)
      waiting = null
    },
  }
}
