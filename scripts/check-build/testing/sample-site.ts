import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { languages, otherLanguage, type Language } from '../../../src/i18n/locales'
import { languageOf, localizedPath } from '../../../src/i18n/paths'
import { localizedRedirects, type SiteRedirect } from '../../../src/redirects/redirect-list'
import type { Problem, Rule } from '../base/rule'
import { readBuild } from '../steps/read-build'
import { pageDataFileOf } from '../steps/read-page'
import { runRules } from '../steps/run-rules'
import { addressLines, sampleCard, sampleCardPath, sampleIcon, sampleNames } from './sample-head'
import { sampleOrigin, samplePageHtml, type SamplePage } from './sample-page'

/** What is different from a good site. */
export interface SampleChanges {
  /** By path; null for a page that is not there. */
  pages?: Record<string, Omit<SamplePage, 'path'> | null>
  /** Below the project folder; null for a file that is not there. */
  files?: Record<string, string | Buffer | null>
  redirects?: (redirects: SiteRedirect[]) => SiteRedirect[]
}

const notFound = (heading: string, text: string): Omit<SamplePage, 'path'> => ({
  title: 'Page Not Found: {fullPath}',
  heading: `<h1>${heading}</h1>`,
  description: null,
  addresses: '<meta name="robots" content="noindex">',
  main: `<p>${text}</p>`,
  header: '',
})

const inBothLanguages = [
  '/',
  '/about/news-activities/',
  '/about/proud-brand/',
  '/contact/inquiry-form/',
  '/content/',
  '/content/sustainability/trees/',
  '/project/',
  '/sustainability/concept/',
]

/** Pages of the good site that search engines may show. */
export const samplePaths: readonly string[] = [
  ...languages.flatMap((language) => inBothLanguages.map((page) => localizedPath(page, language))),
  '/content/sustainability/น้ำ/',
]

const goodRedirects: SiteRedirect[] = [
  ...localizedRedirects('/about/', '/about/proud-brand/'),
  ...localizedRedirects('/blog/', '/content/'),
  ...localizedRedirects('/contact/', '/contact/inquiry-form/'),
  ...localizedRedirects('/news/', '/about/news-activities/'),
  ...localizedRedirects('/phuket-residences/', 'https://phuket.example.com'),
  ...localizedRedirects('/sustainability/', '/sustainability/concept/'),
  ...localizedRedirects('/blog/trees/', '/content/sustainability/trees/'),
  { from: '/blog/น้ำ/', to: '/content/sustainability/น้ำ/', status: 301 },
  { from: '/en/blog/น้ำ/', to: '/en/content/', status: 301 },
]

const fileOf = (page: string) => (page.endsWith('/') ? `public${page}index.html` : `public${page}`)

/** Entries with the alternates that the pages themselves name. */
function sitemapOf(paths: readonly string[], languagesOf: (page: string) => readonly Language[]): string {
  const alternates = (page: string) =>
    addressLines(page, languagesOf(page))
      .replace(/<link rel="canonical"[^>]*>/, '')
      .replaceAll('<link', '<xhtml:link')
      .replaceAll('hrefLang', 'hreflang')
      .replaceAll('">', '"/>')
  const entries = paths.map((page) => `<url><loc>${sampleOrigin}${encodeURI(page)}</loc>${alternates(page)}</url>`)
  return `<urlset>${entries.join('')}</urlset>`
}

const manifestOf = (language: Language) =>
  JSON.stringify({
    lang: language,
    start_url: localizedPath('/', language),
    icons: [{ src: '/icon.png', sizes: '1x1' }],
  })

/** A feed of the articles at some paths. */
export const sampleFeed = (paths: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title><![CDATA[a]]></title><link>${sampleOrigin}/</link>${paths
    .map((page) => `<item><title><![CDATA[a & b]]></title><link>${sampleOrigin}${encodeURI(page)}</link><guid>1</guid></item>`)
    .join('')}</channel></rss>` // prettier-ignore

function sampleFiles(changes: SampleChanges): Record<string, string | Buffer | null> {
  const all: Record<string, Omit<SamplePage, 'path'> | null> = {
    '/404.html': notFound('ไม่พบหน้า: {fullPath}', 'หน้านี้อาจย้ายไปแล้ว'),
    '/en/404.html': notFound('Page not found: {fullPath}', 'It may have moved.'),
    ...Object.fromEntries(samplePaths.map((page) => [page, {}])),
    ...changes.pages,
  }
  const pages = Object.entries(all).flatMap(([page, content]) => (content ? [{ path: page, ...content }] : []))
  const indexed = pages.map((page) => page.path).filter((page) => !page.endsWith('.html'))
  const languagesOf = (page: string) =>
    languages.filter((code) => code === languageOf(page) || all[localizedPath(page, otherLanguage(languageOf(page)))])
  const files = pages.flatMap((page) => [
    [fileOf(page.path), samplePageHtml(page, languagesOf(page.path))],
    [`public${pageDataFileOf(page.path)}`, JSON.stringify({ path: page.path, componentChunkName: 'component---page' })],
  ])
  return {
    ...(Object.fromEntries(files) as Record<string, string>),
    'public/app.css': 'body{}',
    '.cache/script-report.json': '{"pages":{"component---page":{"first":["app.js"],"later":[]}},"modules":{}}',
    'public/sitemap-index.xml': `<sitemapindex><sitemap><loc>${sampleOrigin}/sitemap-0.xml</loc></sitemap></sitemapindex>`,
    'public/sitemap-0.xml': sitemapOf(indexed, languagesOf),
    'public/robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${sampleOrigin}/sitemap-index.xml\n`,
    'public/llms.txt': `# ${sampleNames.th}\n\n- [a](${sampleOrigin}/project/)\n`,
    'public/en/llms.txt': `# ${sampleNames.en}\n\n- [a](${sampleOrigin}/en/project/)\n`,
    'public/site.webmanifest': manifestOf('th'),
    'public/en/site.webmanifest': manifestOf('en'),
    'public/icon.png': sampleIcon,
    [`public${sampleCardPath}`]: sampleCard,
    'public/rss.xml': sampleFeed(['/content/sustainability/trees/', '/content/sustainability/น้ำ/']),
    'public/en/rss.xml': sampleFeed(['/en/content/sustainability/trees/']),
    'public/builds/settings.json': JSON.stringify({ SITE_URL: sampleOrigin, GATSBY_MAIN_API_URL: '/api' }),
    'public/builds/redirects.json': JSON.stringify(changes.redirects?.([...goodRedirects]) ?? goodRedirects),
    'public/builds/latest.json': '{"id":"1","builtAt":"2026-01-01T00:00:00.000Z"}',
    'content/site.json': '{"name":{"th":"ตัวอย่าง","en":"Sample"}}',
    'src/i18n/messages/en/home.json': '{"hero":{"heading":"Homes"},"readMore":"More","title":"Home"}',
    'src/i18n/messages/th/home.json': '{"hero":{"heading":"บ้าน"},"readMore":"อ่านต่อ","title":"หน้าแรก"}',
    ...changes.files,
  }
}

/**
 * Writes a small good site, with the changes given, into a temporary folder.
 *
 * @returns the folder; remove it after use
 */
export function writeSampleSite(changes: SampleChanges = {}): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'check-build-'))
  for (const [name, content] of Object.entries(sampleFiles(changes))) {
    if (content === null) continue
    const file = path.join(folder, name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, content)
  }
  return folder
}

/** What a rule finds on the sample site with the changes given. @param isStaging as of SITE_NOINDEX */
export async function problemsOf(rule: Rule, changes: SampleChanges = {}, isStaging = false): Promise<Problem[]> {
  const folder = writeSampleSite(changes)
  try {
    const { outcomes } = await runRules([rule], readBuild(folder, isStaging))
    return outcomes.flatMap(({ problems }) => problems)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** As {@link problemsOf}, with one change: what stands in main of the Thai home page, after its heading. */
export const problemsWithMain = (rule: Rule, main: string): Promise<Problem[]> =>
  problemsOf(rule, { pages: { '/': { main } } })
