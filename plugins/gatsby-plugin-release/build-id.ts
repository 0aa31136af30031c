/** Where the server says which build is live (contracts, section 6). */
export const latestBuildPath = '/builds/latest.json'

const timeoutMs = 10_000

/**
 * The id of the build that is live; null when the answer is none, which is no matter: it is asked for again.
 *
 * @param nowMs goes into the query, past every cache
 */
export async function fetchBuildId(nowMs = Date.now()): Promise<string | null> {
  try {
    const response = await fetch(`${latestBuildPath}?t=${nowMs}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) return null
    const stamp: unknown = await response.json()
    const id = typeof stamp === 'object' && stamp !== null && 'id' in stamp ? stamp.id : null
    return typeof id === 'string' ? id : null
  } catch {
    return null
  }
}
