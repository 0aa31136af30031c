/**
 * Plain paths that the header and the footer lead to and that are not built yet: prefetching them answers 404, which is
 * let pass. A path leaves this list when its page comes.
 */
export const comingRoutes: readonly string[] = [
  '/about/',
  '/privilege/',
  '/sustainability/',
  '/contact/',
  '/privacy-policy/',
  '/cookie-policy/',
  '/privacy-notice/',
]

/** Whether an address is the page data of a page that is not built yet. */
export function isDataOfComingRoute(address: string): boolean {
  const { pathname } = new URL(address)
  return comingRoutes.some((route) => [`/page-data${route}`, `/page-data/en${route}`].some((start) => pathname.startsWith(start)))
}
