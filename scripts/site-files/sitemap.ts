import { languageOf, plainPath } from '../../src/i18n/paths'
import type { IndexedPage } from './page-index'

/** Entries in one file, so that an edit writes a few small ones. The format takes 50,000. */
const entriesInFile = 2_000

const escapeXml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

/** Paths above a path, itself first: a list changes when what is below it does. */
function* pathsUpFrom(path: string): Generator<string> {
  const language = languageOf(path)
  for (let at = path; languageOf(at) === language; at = at.replace(/[^/]+\/$/, '')) {
    yield at
    if (plainPath(at) === '/') return
  }
}

/** When each page last changed: itself, or a page below it. Pages without any such time are not in it. */
export function lastChanges(pages: readonly IndexedPage[]): Map<string, string> {
  const newest = new Map<string, string>()
  for (const { path, modifiedAt } of pages) {
    if (!modifiedAt) continue
    for (const above of pathsUpFrom(path)) {
      if (!(Date.parse(modifiedAt) <= Date.parse(newest.get(above) ?? ''))) newest.set(above, modifiedAt)
    }
  }
  return newest
}

function entry({ canonical, alternates, images }: IndexedPage, lastChange: string | undefined): string {
  return [
    `<url><loc>${escapeXml(canonical ?? '')}</loc>`,
    lastChange ? `<lastmod>${escapeXml(lastChange)}</lastmod>` : '',
    ...alternates.map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${escapeXml(hreflang)}" href="${escapeXml(href)}"/>`,
    ),
    ...images.map((image) => `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`),
    '</url>\n',
  ].join('')
}

/**
 * The sitemap of the pages that search engines may show: other languages, last changes, pictures.
 *
 * @param siteUrl public origin
 * @returns files by name
 */
export function sitemapFiles(
  pages: readonly IndexedPage[],
  siteUrl: string,
  perFile: number = entriesInFile,
): Map<string, string> {
  const listed = pages.filter(({ canonical }) => canonical !== null)
  const changes = lastChanges(listed)
  const count = Math.max(1, Math.ceil(listed.length / perFile))
  const files = Array.from({ length: count }, (_, index): [string, string] => {
    const entries = listed.slice(index * perFile, (index + 1) * perFile)
    const body = entries.map((page) => entry(page, changes.get(page.path))).join('')
    return [`sitemap-${index}.xml`, `${declaration}<urlset ${namespaces}>\n${body}</urlset>\n`]
  })
  const names = files.map(([name]) => `<sitemap><loc>${escapeXml(`${siteUrl}/${name}`)}</loc></sitemap>\n`)
  const index = `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${names.join('')}</sitemapindex>\n`
  return new Map([['sitemap-index.xml', index], ...files])
}
