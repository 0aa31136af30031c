import type { Build, Site } from './build'

/** Where an address leads. */
export type Target =
  /** `path` is decoded and NFC; `hash` is decoded, without its sign, null when there is none. */
  | { kind: 'internal'; path: string; hash: string | null }
  /** Another site, mail, telephone, or data within the address. */
  | { kind: 'elsewhere' }
  | { kind: 'wrong'; reason: string }

const elsewhereProtocols = ['http:', 'https:', 'mailto:', 'tel:', 'sms:', 'data:']

function hasControlCharacters(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007F')
}

const wrong = (reason: string): Target => ({ kind: 'wrong', reason })

/**
 * Finds where an address leads.
 *
 * @param address as written in the page
 * @param fromPath decoded path of the page, for relative addresses
 */
export function resolveAddress(address: string, fromPath: string, { siteUrl }: Pick<Build, 'siteUrl'>): Target {
  if (hasControlCharacters(address) || address.includes('\\')) return wrong('control characters or a backslash')
  if (address.startsWith('//')) return wrong('a host without a protocol')
  const base = siteUrl + encodeURI(fromPath)
  if (!URL.canParse(address, base)) return wrong('no address')
  const url = new URL(address, base)
  if (url.origin !== siteUrl) {
    return elsewhereProtocols.includes(url.protocol) ? { kind: 'elsewhere' } : wrong(`the protocol ${url.protocol}`)
  }
  try {
    const path = decodeURIComponent(url.pathname).normalize('NFC')
    const hash = address.includes('#') ? decodeURIComponent(url.hash.slice(1)) : null
    return hasControlCharacters(path) ? wrong('encoded control characters') : { kind: 'internal', path, hash }
  } catch {
    return wrong('malformed percent-encoding')
  }
}

/** What the site has at a path; null for nothing. */
export type Destination = 'page' | 'file' | 'redirect' | null

/** @param path decoded, NFC */
export function destinationOf(path: string, site: Site): Destination {
  if (site.pages.has(path)) return 'page'
  if (site.files.has(path)) return 'file'
  return redirectedPaths(site).has(path) ? 'redirect' : null
}

const redirectedPathsOf = new WeakMap<Build['redirects'], ReadonlySet<string>>()

function redirectedPaths({ redirects }: Build): ReadonlySet<string> {
  const known = redirectedPathsOf.get(redirects)
  if (known) return known
  const made = new Set(redirects.map(({ from }) => from))
  redirectedPathsOf.set(redirects, made)
  return made
}

/** The addresses of a `srcset`, without their widths. */
export function srcsetAddresses(srcset: string): string[] {
  return [...srcset.matchAll(/\s*(\S*[^\s,])(?:\s+[^,]+)?\s*(?:,|$)/g)].flatMap(([, address]) => address ?? [])
}

/** The addresses in `url(…)` of a style sheet. */
export function cssAddresses(css: string): string[] {
  return [...css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]+))\s*\)/g)].flatMap(
    ([, double, single, bare]) => double ?? single ?? bare ?? [],
  )
}
