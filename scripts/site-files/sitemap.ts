import { languageOf, localizedPath, paths } from '../../src/i18n/paths'
import type { IndexedPage } from './page-index'

/** Entries in one file, so that an edit writes a few small ones. The format takes 50,000. */
const entriesInFile = 2_000

const escapeXml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

/** Paths above a path, itself first, as far as the home page of its language: a list changes when what is below it does. */
function pathsUpFrom(path: string): string[] {
  const home = localizedPath(paths.home, languageOf(path))
  const found = [path]
  let at = path
  while (at.length > home.length) {
    at = at.slice(0, at.lastIndexOf('/', at.length - 2) + 1)
    found.push(at)
  }
  return found
}

/** When each page last changed: itself, or a page below it. Pages without any such time are not in it. */
export function lastChanges(pages: readonly IndexedPage[]): Map<string, string> {
  const newest = new Map<string, { text: string; ms: number }>()
  for (const { path, modifiedAt } of pages) {
    if (!modifiedAt) continue
    const change = { text: modifiedAt, ms: Date.parse(modifiedAt) }
    for (const above of pathsUpFrom(path)) {
      const known = newest.get(above)
      if (!known || !(change.ms <= known.ms)) newest.set(above, change)
    }
  }
  return new Map([...newest].map(([path, { text }]) => [path, text]))
}

/** Entries by page, with the time of the last change that they tell. */
const entries = new WeakMap<IndexedPage, { lastChange: string | undefined; text: string }>()

function entry(page: IndexedPage, lastChange: string | undefined): string {
  const known = entries.get(page)
  if (known && known.lastChange === lastChange) return known.text
  const { canonical, alternates, images } = page
  const text = [
    `<url><loc>${escapeXml(canonical ?? '')}</loc>`,
    lastChange ? `<lastmod>${escapeXml(lastChange)}</lastmod>` : '',
    ...alternates.map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${escapeXml(hreflang)}" href="${escapeXml(href)}"/>`,
    ),
    ...images.map((image) => `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`),
    '</url>\n',
  ].join('')
  entries.set(page, { lastChange, text })
  return text
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
    const inFile = listed.slice(index * perFile, (index + 1) * perFile)
    const body = inFile.map((page) => entry(page, changes.get(page.path))).join('')
    return [`sitemap-${index}.xml`, `${declaration}<urlset ${namespaces}>\n${body}</urlset>\n`]
  })
  const names = files.map(([name]) => `<sitemap><loc>${escapeXml(`${siteUrl}/${name}`)}</loc></sitemap>\n`)
  const index = `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${names.join('')}</sitemapindex>\n`
  return new Map([['sitemap-index.xml', index], ...files])
}
