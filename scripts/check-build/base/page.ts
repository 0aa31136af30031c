import type { HTMLElement } from 'node-html-parser'
import type { Language } from '../../../src/i18n/locales'
import { paths, plainPath } from '../../../src/i18n/paths'

/** An address that a page names. */
export interface Reference {
  /** `link` is followed by visitors, `form` is sent to, `asset` is loaded by the page itself. */
  kind: 'link' | 'form' | 'asset'
  /** As written, entities decoded. */
  address: string
  /** Element and attribute, such as `a href`. */
  origin: string
  hreflang: string | null
}

/** What is kept of a page after its rules have run: small, since there may be thousands. */
export interface PageSummary {
  /** Decoded, NFC: `/`, `/en/project/`, `/404.html`. */
  path: string
  language: Language
  title: string
  description: string | null
  /** As written. */
  canonical: string | null
  /** True when the page asks search engines to leave it out. */
  isHidden: boolean
  alternates: readonly { hreflang: string; address: string }[]
  ids: ReadonlySet<string>
  references: readonly Reference[]
}

/** The page-data.json of a page. */
export interface PageData {
  bytes: number
  path: string
  /** Names the template or page file that the page comes from. */
  componentChunkName: string
}

/** A page while its rules run. */
export interface Page extends PageSummary {
  html: string
  document: HTMLElement
  main: HTMLElement | null
  /** Null when the file is missing or cannot be read as JSON. */
  pageData: PageData | null
}

/**
 * The path of the page that an HTML file holds.
 *
 * @example pagePathOf('/en/project/index.html') // '/en/project/'
 */
export const pagePathOf = (file: string): string => file.replace(/\/index\.html$/, '/')

/** Is this one of the two 404 pages? */
export const isNotFoundPath = (path: string): boolean => plainPath(path) === paths.notFound

/** Pages that say little on purpose and that search engines leave out (contracts, section 7). */
export const isThankYouPath = (path: string): boolean => plainPath(path) === '/thank-you/'

/** A page of a list of articles after its first: what it lists stands on pages of its own. */
export const isFurtherListPath = (path: string): boolean => /^\/content\/(?:.+\/)?page\/\d+\/$/.test(plainPath(path))

/** Pages that search engines must leave out. */
export const isNeverIndexed = (path: string): boolean =>
  isNotFoundPath(path) || isThankYouPath(path) || isFurtherListPath(path)

/**
 * Category and name of an article, from the path of its page.
 *
 * @returns null for any other page
 */
export function articleOf(path: string): { category: string; name: string } | null {
  const match = /^\/content\/([^/]+)\/([^/]+)\/$/.exec(plainPath(path))
  const [, category, name] = match ?? []
  const isList = category === 'page' || category === 'tag' || category === 'search'
  return category && name && !isList ? { category, name } : null
}

/** The absolute address that a page should name itself by. */
export const addressOf = (siteUrl: string, path: string): string => siteUrl + encodeURI(path)
