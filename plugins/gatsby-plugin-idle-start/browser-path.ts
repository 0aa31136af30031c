/**
 * The path that Gatsby's start-up code compares with the address bar, and moves to where they differ. It must be written
 * as browsers write it, or every page with a Thai name is left for itself; and the 404 pages of all languages, which are
 * shown at any path, must be known as 404 pages.
 */
export function browserPath(pathname: string): string {
  return /(^|\/)404\.html$/.test(pathname) ? '/404.html' : encodeURI(pathname)
}
