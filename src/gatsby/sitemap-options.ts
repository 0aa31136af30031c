import { languages, localeOf } from '../i18n/locales'
import { languageOf, localizedPath, plainPath } from '../i18n/paths'
import { shellPath } from '../live-article/shell-path'

interface SitemapPage {
  path: string
}

interface SitemapQuery {
  allSitePage: { nodes: SitemapPage[] }
}

const query = `{ allSitePage { nodes { path } } }`

const excluded = ['/404', '/dev-404-page', '/thank-you', '/content/search', shellPath]

/**
 * Options of gatsby-plugin-sitemap: every page with its other language beside it.
 *
 * @param siteUrl public origin
 */
export function sitemapOptions(siteUrl: string) {
  let known = new Set<string>()
  return {
    query,
    // resolvePages leaves out what is not to be listed, by whole paths: an article may be called thank-you
    excludes: [],
    resolveSiteUrl: () => siteUrl,
    resolvePages: ({ allSitePage }: SitemapQuery) => {
      const listed = allSitePage.nodes.filter(
        ({ path }) => !excluded.some((start) => plainPath(path).startsWith(start)),
      )
      // Gatsby gives them in the order in which they were made, which differs between builds of the same content
      const pages = listed.sort((left, right) => (left.path < right.path ? -1 : 1))
      known = new Set(pages.map(({ path }) => path))
      return pages
    },
    serialize: ({ path }: SitemapPage) => ({
      url: encodeURI(path),
      links: languages
        .map((language) => ({ lang: localeOf(language).code, path: localizedPath(path, language) }))
        .filter((link) => known.has(link.path) && known.size > 0)
        .map((link) => ({ lang: link.lang, url: encodeURI(link.path) })),
      ...(languageOf(path) === 'th' && plainPath(path) === '/' && { priority: 1 }),
    }),
  }
}
