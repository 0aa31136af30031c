/** Whether a decoded path may stand for a page: no empty, `.` or `..` segments, no backslash. */
export const isPlainPath = (path: string): boolean =>
  path.startsWith('/') && !path.includes('\\') && !/\/(?:\.{0,2})(?=\/)/.test(path) && !/\/\.{1,2}$/.test(path)

/** A decoded path with a slash at its end; `?` and `#` are letters like others in a decoded path. */
export const slashForm = (path: string) => (path.endsWith('/') ? path : `${path}/`)

/**
 * A decoded path as a Location without a host.
 *
 * @param path one that `isPlainPath` accepts, so that it cannot lead to another host
 * @param query empty, or starts with `?`
 * @throws {Error} for any other path
 */
export function localLocation(path: string, query = ''): string {
  if (!isPlainPath(path)) throw new Error(`${JSON.stringify(path)} is no path of the site`)
  return `${path.split('/').map(encodeURIComponent).join('/')}${query}`
}

const ownHost = 'http://site.invalid'

/**
 * The target of a redirect, percent-encoded; null when it is neither a path of the site nor an http(s) address.
 *
 * @param target a path, decoded or encoded, with or without query and hash, or an absolute address
 */
export function readTarget(target: string): { location: string; isInside: boolean } | null {
  if (!URL.canParse(target, ownHost) || /[\p{Cc}\\]/u.test(target)) return null
  const url = new URL(target, ownHost)
  if (/^https?:\/\//i.test(target)) return { location: url.href, isInside: false }
  const location = `${url.pathname}${url.search}${url.hash}`
  const isInside = target.startsWith('/') && url.origin === ownHost && !location.startsWith('//')
  return isInside ? { location, isInside } : null
}

/** Puts a query behind a location, before its hash. */
export function withQuery(location: string, query: string): string {
  if (!query) return location
  const hashStart = location.indexOf('#')
  const [address, hash] = hashStart === -1 ? [location, ''] : [location.slice(0, hashStart), location.slice(hashStart)]
  return `${address}${address.includes('?') ? `&${query.slice(1)}` : query}${hash}`
}
