import { languageOf, localizedPath, paths } from '../../src/i18n/paths'
import { isAnchor } from '../lib/anchors'
import type { IndexedPage } from './page-index'

/**
 * About so many entries stand in one file, so that an edit writes a few small ones: see {@link isAnchor}. The format takes 50,000.
 */
const entriesInFile = 250

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

interface Change {
  text: string
  ms: number
  /** Paths that changed with it. */
  paths: readonly string[]
}

/** By page, as it is the same object while it does not change. */
const changes = new WeakMap<IndexedPage, Change>()

function changeOf(page: IndexedPage, modifiedAt: string): Change {
  const known = changes.get(page)
  if (known) return known
  const change = { text: modifiedAt, ms: Date.parse(modifiedAt), paths: pathsUpFrom(page.path) }
  changes.set(page, change)
  return change
}

/** When each page last changed: itself, or a page below it. Pages without any such time are not in it. */
export function lastChanges(pages: readonly IndexedPage[]): Map<string, string> {
  const newest = new Map<string, Change>()
  for (const page of pages) {
    if (!page.modifiedAt) continue
    const change = changeOf(page, page.modifiedAt)
    for (const above of change.paths) {
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

/** Texts of files by the path of their first page: one whose entries are the same is not put together again. */
const texts = new Map<string, { entries: readonly string[]; text: string }>()

function textOf(first: string, entries: readonly string[]): string {
  const known = texts.get(first)
  if (known?.entries.length === entries.length && entries.every((each, place) => each === known.entries[place]))
    return known.text
  const text = `${declaration}<urlset ${namespaces}>\n${entries.join('')}</urlset>\n`
  texts.set(first, { entries, text })
  return text
}

/** Pages by the files that they stand in. */
function cut(pages: readonly IndexedPage[], perFile: number): IndexedPage[][] {
  const files: IndexedPage[][] = [[]]
  for (const page of pages) {
    if (files.at(-1)?.length !== 0 && isAnchor(page.path, perFile)) files.push([])
    files.at(-1)?.push(page)
  }
  return files
}

/**
 * The sitemap of the pages that search engines may show: other languages, last changes, pictures.
 *
 * @param siteUrl public origin
 * @param perFile about so many entries stand in one file
 * @returns files by name
 */
export function sitemapFiles(
  pages: readonly IndexedPage[],
  siteUrl: string,
  perFile: number = entriesInFile,
): Map<string, string> {
  const listed = pages.filter(({ canonical }) => canonical !== null)
  const lastChangeOf = lastChanges(listed)
  const files = cut(listed, perFile).map((inFile, index): [string, string] => {
    const entries = inFile.map((page) => entry(page, lastChangeOf.get(page.path)))
    return [`sitemap-${index}.xml`, textOf(inFile[0]?.path ?? '', entries)]
  })
  const names = files.map(([name]) => `<sitemap><loc>${escapeXml(`${siteUrl}/${name}`)}</loc></sitemap>\n`)
  const index = `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${names.join('')}</sitemapindex>\n`
  return new Map([['sitemap-index.xml', index], ...files])
}
