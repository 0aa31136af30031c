/**
 * Plain paths that pages lead to and that are not built yet: fetching them ahead answers 404, which is let pass. A path
 * leaves this list when it is there.
 */
export const comingRoutes: readonly string[] = [
  '/favicon.ico',
  '/about/',
  '/privilege/',
  '/sustainability/',
  '/contact/',
  '/privacy-policy/',
  '/cookie-policy/',
  '/privacy-notice/',
]

/** Whether an address is that of a file, or of the page data of a page, that is not built yet. */
export function isOfComingRoute(address: string): boolean {
  const { pathname } = new URL(address)
  return comingRoutes.some((route) =>
    [route, `/page-data${route}`, `/page-data/en${route}`].some((start) => pathname.startsWith(start)),
  )
}
