import { isImmutablePath } from '../releases/retained-paths'

/** The Cache-Control of a file of a release (contracts, sections 5 and 6). */
export function cacheControlOf(sitePath: string): string {
  if (sitePath === '/builds/latest.json') return 'no-store'
  if (sitePath.startsWith('/builds/meta/')) return 'public, max-age=3600'
  return isImmutablePath(sitePath) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate'
}
