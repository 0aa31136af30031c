import { isImmutablePath } from '../releases/retained-paths'

/** What the answers of the site say about keeping them; for the files of other hosts too (scripts/hosts). */
export const caching = {
  immutable: 'public, max-age=31536000, immutable',
  revalidated: 'public, max-age=0, must-revalidate',
  buildStamp: 'no-store',
  buildMeta: 'public, max-age=3600',
  movedInside: 'public, max-age=300',
  movedOutside: 'no-store',
  notFound: 'no-cache',
} as const

/** The Cache-Control of a file of a release (contracts, sections 5 and 6). */
export function cacheControlOf(sitePath: string): string {
  if (sitePath === '/builds/latest.json') return caching.buildStamp
  if (sitePath.startsWith('/builds/meta/')) return caching.buildMeta
  return isImmutablePath(sitePath) ? caching.immutable : caching.revalidated
}
