import { comingRouteOf, comingRoutes } from '../coming-routes'
import { destinationOf, resolveAddress } from '../base/addresses'
import type { Site } from '../base/build'
import { checkEach, type Rule } from '../base/rule'

/** Every path of the list of coming routes is still to come. */
export const comingRoutesAreToCome: Rule = {
  name: 'No path on the list of coming routes is built yet',
  checkSite: (site) =>
    checkEach(comingRoutes, (route) => {
      const built = [...site.pages.keys()].find((path) => comingRouteOf(path, [route]))
      if (!built) return []
      const wanted = `"${route}" off the list in scripts/check-build/coming-routes.ts`
      return [{ where: built, found: 'a page of the build', wanted }]
    }),
}

/** Number of links to coming routes, on all pages together. */
export function countComingLinks(site: Site): number {
  const leadsToComing = (path: string) => destinationOf(path, site) === 'coming'
  return [...site.pages.values()].reduce((sum, page) => {
    const links = page.references.filter(({ kind }) => kind !== 'asset')
    const targets = links.map(({ address }) => resolveAddress(address, page.path, site))
    return sum + targets.filter((target) => target.kind === 'internal' && leadsToComing(target.path)).length
  }, 0)
}
