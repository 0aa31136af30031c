import { plainPath } from '../../src/i18n/paths'

/**
 * Paths that the navigation names and that are not built yet, as plain paths; they stand for both languages. `*` at the end
 * stands for one or more segments. Links to them are counted, not failed; the check fails once one of them is built, so
 * that the list cannot outlive its reason.
 */
export const comingRoutes: readonly string[] = [
  '/about/proud-brand/',
  '/about/proud-pillars/',
  '/about/proud-projects/',
  '/about/proud-story/',
  '/about/research-and-development/',
  '/about/vision-mission/',
  '/about/news-activities/',
  '/about/news-activities/*',
  '/contact/careers/',
  '/contact/inquiry-form/',
  '/contact/land-selling-proposal/',
  '/cookie-policy/',
  '/privacy-policy/',
  '/privacy-notice/*',
  '/privilege/',
  '/privilege/*',
  '/sustainability/activity/',
  '/sustainability/activity/*',
  '/sustainability/concept/',
  '/sustainability/corporate-governance/',
  '/sustainability/environment/',
  '/sustainability/society/',
]

/**
 * The entry of the list that a path belongs to.
 *
 * @param path decoded path, in either language
 * @returns null when the path is not on the list
 */
export function comingRouteOf(path: string, routes: readonly string[] = comingRoutes): string | null {
  const plain = plainPath(path)
  const matches = (route: string) =>
    route.endsWith('*') ? plain.startsWith(route.slice(0, -1)) && plain.length >= route.length : plain === route
  return routes.find(matches) ?? null
}
