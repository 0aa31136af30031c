import { inflateSync } from 'node:zlib'
import { defaultLanguage, languages } from '../../../src/i18n/locales'
import { languageOf, localizedPath, plainPath } from '../../../src/i18n/paths'

export const sampleOrigin = 'https://www.example.com'

/** Path of the one card that the pages of the sample show where they are shared. */
export const sampleCardPath = '/share-cards/sample.jpg'

/** A JPEG of 1200 × 630 pixels in one colour. */
export const sampleCard: Buffer = inflateSync(
  Buffer.from(
    'eNrt1rEJwlAUheH/vGuRQvA90AVsnUBSpMhOruEKjpAZJANYajLMlYiNEWxSCfcrLz+3Pn73kRZfaqTV4idXSpVOq860JxVZkffskPhk3rP9uuIDaxMpWwYuhBBCCCH8q800d/J87tx8oJJQw/EwFWVedK8iSQ31+Udh7+LxBHp/oYM=',
    'base64',
  ),
)

/** A PNG of one pixel. */
export const sampleIcon: Buffer = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAMAAAAoyzS7AAAAA1BMVEX28ecl+pWfAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
)

export const sampleNames = { th: 'ตัวอย่าง', en: 'Sample' }
export const sampleHeadings = { th: 'หัวเรื่องของหน้า', en: 'Heading of the page' }

const locales = { th: 'th_TH', en: 'en_US' }
const addressOf = (path: string) => sampleOrigin + encodeURI(path)

/** Canonical and hreflang of a page that is there in some languages. */
export function addressLines(path: string, inLanguages: readonly string[]): string {
  const link = (code: string, target: string) => `<link rel="alternate" hrefLang="${code}" href="${addressOf(target)}">`
  const isInBoth = inLanguages.length > 1
  const each = isInBoth ? languages.map((code) => link(code, localizedPath(path, code))) : []
  const byDefault = link('x-default', isInBoth ? localizedPath(path, defaultLanguage) : path)
  return [`<link rel="canonical" href="${addressOf(path)}">`, ...each, byDefault].join('')
}

interface Shared {
  path: string
  /** Without the site's name. */
  title: string
  description: string | null
  isHidden: boolean
}

/** Open Graph lines of a good page. */
export function shareLines({ path, title, description, isHidden }: Shared): string {
  const language = languageOf(path)
  const tags = {
    'og:site_name': sampleNames[language],
    'og:locale': locales[language],
    'og:image': sampleOrigin + sampleCardPath,
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    ...(!isHidden && { 'og:title': title, 'og:description': description ?? '', 'og:url': addressOf(path) }),
  }
  const lines = Object.entries(tags).map(([name, value]) => `<meta property="${name}" content="${value}">`)
  return [...lines, '<meta name="twitter:card" content="summary_large_image">'].join('')
}

/** The facts of a good page, as its kind wants them. */
export function goodData(path: string): object[] {
  const language = languageOf(path)
  const home = localizedPath('/', language)
  const company = { '@type': 'Organization', name: sampleNames[language], url: addressOf(home) }
  const site = { '@type': 'WebSite', name: sampleNames[language], url: addressOf(home) }
  const article = {
    '@type': 'Article',
    headline: sampleHeadings[language],
    datePublished: '2026-10-01T02:00:00.000Z',
    author: company,
  }
  const item = (position: number, name: string, to: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: addressOf(to),
  })
  const crumbs = { '@type': 'BreadcrumbList', itemListElement: [item(1, 'Home', home), item(2, 'Page', path)] }
  const plain = plainPath(path)
  if (plain === '/') return [company, site]
  return [
    ...(plain === '/contact/inquiry-form/' ? [company] : []),
    ...(/^\/content\/[^/]+\/[^/]+\/$/.test(plain) ? [article] : []),
    crumbs,
  ]
}

/** Facts for search engines as a page has them. */
export const dataLine = (graph: readonly object[]): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })}</script>`
