import fs from 'node:fs'
import { parse, type HTMLElement } from 'node-html-parser'
import { languageOf } from '../../../src/i18n/paths'
import type { Build } from '../base/build'
import { pagePathOf, type Page, type PageData, type PageSummary } from '../base/page'
import { findReferences } from '../base/references'

/** Where Gatsby keeps the data of a page. @param path decoded, NFC */
export const pageDataFileOf = (path: string): string =>
  `/page-data/${path === '/' ? 'index' : path.replace(/^\/|\/$/g, '')}/page-data.json`

function readPageData(path: string, { files }: Build): PageData | null {
  const file = files.get(pageDataFileOf(path))
  if (!file) return null
  const text = fs.readFileSync(file)
  try {
    const { path: named, componentChunkName } = JSON.parse(text.toString()) as Partial<PageData>
    return { bytes: text.length, path: named ?? '', componentChunkName: componentChunkName ?? '' }
  } catch {
    return null
  }
}

const contentOf = (document: HTMLElement, selector: string) =>
  document.querySelector(selector)?.getAttribute('content') ?? null

function readAlternates(document: HTMLElement): PageSummary['alternates'] {
  return document.querySelectorAll('link[hreflang]').map((link) => ({
    hreflang: link.getAttribute('hreflang') ?? '',
    address: link.getAttribute('href') ?? '',
  }))
}

/**
 * Reads and parses one page.
 *
 * @param file path of the HTML file in the build
 */
export function readPage(file: string, build: Build): Page {
  const html = fs.readFileSync(build.files.get(file) ?? file, 'utf8')
  const document = parse(html, {
    comment: false,
    blockTextElements: { script: true, style: true },
    // What is not closed would be left out, and go unchecked
    parseNoneClosedTags: true,
  })
  const path = pagePathOf(file)
  return {
    path,
    language: languageOf(path),
    title: document.querySelector('title')?.text ?? '',
    description: contentOf(document, 'meta[name="description"]'),
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
    isHidden: /\b(noindex|none)\b/.test(contentOf(document, 'meta[name="robots"]') ?? ''),
    alternates: readAlternates(document),
    ids: new Set(document.querySelectorAll('[id]').map(({ id }) => id)),
    references: findReferences(document),
    html,
    document,
    main: document.querySelector('main'),
    pageData: readPageData(path, build),
  }
}

/** Makes texts that no longer hold on to the page they were cut from, each kept once. */
export function createInterner(): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const kept = known.get(text)
    if (kept !== undefined) return kept
    const copy = Buffer.from(text).toString()
    known.set(copy, copy)
    return copy
  }
}

/**
 * What stays of a page once its rules have run.
 *
 * @param intern see {@link createInterner}; one for all pages, since the same header stands on each
 */
export function summarize(page: Page, intern: (text: string) => string): PageSummary {
  const kept = (text: string | null) => (text === null ? null : intern(text))
  return {
    path: page.path,
    language: page.language,
    title: intern(page.title),
    description: kept(page.description),
    canonical: kept(page.canonical),
    isHidden: page.isHidden,
    alternates: page.alternates.map(({ hreflang, address }) => ({
      hreflang: intern(hreflang),
      address: intern(address),
    })),
    ids: new Set([...page.ids].map(intern)),
    references: page.references.map((reference) => ({
      ...reference,
      address: intern(reference.address),
      origin: intern(reference.origin),
      hreflang: kept(reference.hreflang),
    })),
  }
}
