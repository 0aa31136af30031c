import type { Localized } from '../../../src/i18n/locales'
import type { SiteRedirect } from '../../../src/redirects/redirect-list'
import type { PageSummary } from './page'

/** The words that the dictionaries of the site know. */
export interface MessageKeys {
  namespaces: ReadonlySet<string>
  /** Full keys such as `hero.heading`. */
  keys: ReadonlySet<string>
}

/** What is known of a built site before its pages are read. */
export interface Build {
  /** Every file of public/ by its path: decoded, NFC, with a slash at its start; and where it is on disk. */
  files: ReadonlyMap<string, string>
  /** Paths of the HTML files that are pages. */
  pageFiles: readonly string[]
  /** Public origin that the build was made for. */
  siteUrl: string
  /** True when search engines are kept out of the whole build (SITE_NOINDEX). */
  isStaging: boolean
  /** Base addresses of the APIs that are paths of the site's own host; the build has no files there. */
  apiPaths: { main: string | null; blog: string | null }
  siteName: Localized
  redirects: readonly SiteRedirect[]
  messages: MessageKeys
}

/** A built site with a summary of every page, by path. */
export interface Site extends Build {
  pages: ReadonlyMap<string, PageSummary>
}
