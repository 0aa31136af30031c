import { languages, localeOf, otherLanguage, type Language, type Localized } from '../../src/i18n/locales'
import { localizedPath, paths, plainPath } from '../../src/i18n/paths'
import type { IndexedPage } from './page-index'

/** Facts of content/site.json that are told to language models. */
export interface SiteFacts {
  name: Localized
  legalName: Localized
  description: Localized
  address: readonly Localized[]
  officeHours: Localized
  phone: string
  email: string
}

interface Words {
  sections: Record<'projects' | 'company' | 'news' | 'articles' | 'contact' | 'optional', string>
  about: (facts: SiteFacts) => string
  other: string
  feed: string
  sitemap: string
}

const words: Localized<Words> = {
  th: {
    sections: {
      projects: 'โครงการ',
      company: 'บริษัทและความยั่งยืน',
      news: 'ข่าวสารและสิทธิพิเศษ',
      articles: 'บทความล่าสุด',
      contact: 'ติดต่อและข้อมูลทางกฎหมาย',
      optional: 'Optional',
    },
    about: ({ legalName, address, phone, email, officeHours }) =>
      `สำนักงานใหญ่ของ${legalName.th} อยู่ที่ ${address.map(({ th }) => th).join(' ')} โทร. ${phone} อีเมล ${email} เวลาทำการ: ${officeHours.th}\n\nราคาที่แสดงเป็นราคาเริ่มต้น หน่วยเป็นบาท และอาจเปลี่ยนแปลงได้ ทุกหน้ามีทั้งภาษาไทยและภาษาอังกฤษ (ใต้ /en/) ยกเว้นบทความบางเรื่อง`,
    other: 'เนื้อหาเดียวกันในภาษาอังกฤษ',
    feed: 'บทความล่าสุดฉบับเต็ม (RSS)',
    sitemap: 'แผนผังเว็บไซต์ (XML)',
  },
  en: {
    sections: {
      projects: 'Projects',
      company: 'Company and sustainability',
      news: 'News and privileges',
      articles: 'Newest articles',
      contact: 'Contact and legal',
      optional: 'Optional',
    },
    about: ({ legalName, address, phone, email, officeHours }) =>
      `Headquarters of ${legalName.en}: ${address.map(({ en }) => en).join(', ')}. Telephone ${phone}, e-mail ${email}. Office hours: ${officeHours.en}.\n\nPrices on the site are starting prices in Thai baht and may change. Every page exists in Thai (plain path) and in English (below /en/), but for some articles.`,
    other: 'The same in Thai',
    feed: 'The newest articles in full (RSS)',
    sitemap: 'Sitemap (XML)',
  },
}

type Section = keyof Words['sections']

/** Where a page is listed; null for pages that are reached from those. @param path plain */
function sectionOf(path: string): Exclude<Section, 'articles' | 'optional'> | null {
  if (/^\/project\//.test(path)) return 'projects'
  if (/^\/about\/news-activities\//.test(path) || path === paths.privileges) return 'news'
  if (/^\/(about|sustainability)\//.test(path)) return 'company'
  return /^\/(contact|privacy-policy|privacy-notice|cookie-policy)\//.test(path) ? 'contact' : null
}

interface Listed {
  page: IndexedPage
  /** Plain. */
  path: string
  section: Section | null
}

const isArticle = (path: string) => /^\/content\/(?!(?:page|tag|search)\/)[^/]+\/[^/]+\/$/.test(path)

/** Articles in the list; the feed and the sitemap have the others. */
const articlesInList = 50

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const linkTo = ({ title, description, canonical }: IndexedPage) =>
  `- [${oneLine(title).replace(/[[\]]/g, '\\$&')}](${canonical ?? ''})${description ? `: ${oneLine(description)}` : ''}`

/** By the time as it is written: to read ten thousand, or to compare them as words of a language, takes far longer. */
function newestFirst(left: IndexedPage, right: IndexedPage): number {
  const [one, other] = [left.modifiedAt ?? '', right.modifiedAt ?? '']
  if (one !== other) return one > other ? -1 : 1
  return left.path < right.path ? -1 : 1
}

/** The newest of many, without putting all in order. */
function newestOf(pages: readonly IndexedPage[], count: number): IndexedPage[] {
  const newest: IndexedPage[] = []
  for (const page of pages) {
    const last = newest[count - 1]
    if (last && newestFirst(last, page) < 0) continue
    newest.push(page)
    newest.sort(newestFirst).splice(count)
  }
  return newest
}

/** Pages by where they are listed: one that has not changed is the same object. */
const listedPages = new WeakMap<IndexedPage, Listed>()

function listed(page: IndexedPage): Listed {
  const known = listedPages.get(page)
  if (known) return known
  const path = plainPath(page.path)
  const made = { page, path, section: isArticle(path) ? ('articles' as const) : sectionOf(path) }
  listedPages.set(page, made)
  return made
}

/**
 * What language models are told of the site, in one language (llmstxt.org): the company in short, then its pages with what each says.
 *
 * @param pages all pages of the site, in the order of their paths
 */
export function llmsText(pages: readonly IndexedPage[], facts: SiteFacts, language: Language, siteUrl: string): string {
  const { sections, about, other, feed, sitemap } = words[language]
  const shown = pages.filter((page) => page.canonical !== null && page.language === language).map(listed)
  const inSection = (wanted: Section) => shown.filter(({ section }) => section === wanted).map(({ page }) => page)
  const articles = newestOf(inSection('articles'), articlesInList)
  const hub = shown.filter(({ path }) => path === paths.content).map(({ page }) => page)
  const part = (section: Section, lines: readonly string[]) =>
    lines.length > 0 ? [`## ${sections[section]}`, '', ...lines, ''] : []
  const link = (label: string, path: string) => `- [${label}](${siteUrl}${path})`
  return [
    `# ${facts.name[language]}`,
    '',
    `> ${facts.description[language]}`,
    '',
    about(facts),
    '',
    ...part('projects', inSection('projects').map(linkTo)),
    ...part('company', inSection('company').map(linkTo)),
    ...part('news', inSection('news').map(linkTo)),
    ...part('articles', [...hub, ...articles].map(linkTo)),
    ...part('contact', inSection('contact').map(linkTo)),
    ...part('optional', [
      link(other, localizedPath('/llms.txt', otherLanguage(language))),
      link(feed, localizedPath('/rss.xml', language)),
      link(sitemap, '/sitemap-index.xml'),
    ]),
  ].join('\n')
}

/** The texts of all languages by file: Thai at the plain path. */
export const llmsFiles = (pages: readonly IndexedPage[], facts: SiteFacts, siteUrl: string): Map<string, string> =>
  new Map(
    languages.map((language) => [
      `${localeOf(language).prefix}/llms.txt`.slice(1),
      llmsText(pages, facts, language, siteUrl),
    ]),
  )
