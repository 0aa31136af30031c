import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readSettings } from '../../src/settings/settings'
import { languageOf } from '../../src/i18n/paths'
import { llmsText, type SiteFacts } from './llms'
import { publicFilesOf } from '../build/public-files'
import { indexPages, type IndexedPage } from './page-index'
import { readPageFacts } from './page-facts'
import { robotsText } from './robots'
import { lastChanges, sitemapFiles } from './sitemap'
import { writeSiteFiles } from './write-site-files'

const origin = 'https://www.example.com'
const facts = JSON.parse(fs.readFileSync('content/site.json', 'utf8')) as SiteFacts

const page = (at: string, more: Partial<IndexedPage> = {}): IndexedPage => ({
  path: at,
  language: languageOf(at),
  canonical: origin + encodeURI(at),
  title: at,
  description: '',
  alternates: [],
  modifiedAt: null,
  images: [],
  cardPath: null,
  card: null,
  ...more,
})

test('The head of a page is read as React writes it', () => {
  const html = `<html><head><style>meta{}</style>
<meta name="description" content="A &amp; &quot;B&quot; &lt;C&gt;"/><meta property="og:title" content="It&#x27;s"/>
<link rel="canonical" href="${origin}/a/"/><link rel="alternate" hrefLang="th" href="${origin}/a/"/><link rel="alternate" type="application/rss+xml" href="/rss.xml"/>
<meta property="og:image" content="${origin}/share-cards/1.jpg" data-card="{&quot;title&quot;:1}"/>
<meta property="article:published_time" content="2026-01-01T00:00:00.000Z"/><meta property="article:modified_time" content="2026-02-01T00:00:00.000Z"/>
<script type="application/ld+json">{"@graph":[{"image":["${origin}/a.webp"]},{"image":"${origin}/b.webp"},{"image":"${origin}/b.webp"}]}</script>
</head><body><meta name="description" content="no"/></body></html>`
  expect(readPageFacts(html)).toEqual({
    canonical: `${origin}/a/`,
    title: "It's",
    description: 'A & "B" <C>',
    alternates: [{ hreflang: 'th', href: `${origin}/a/` }],
    modifiedAt: '2026-02-01T00:00:00.000Z',
    images: [`${origin}/a.webp`, `${origin}/b.webp`],
    cardPath: '/share-cards/1.jpg',
    card: '{"title":1}',
  })
})

test('A list has changed when something below it has, in its own language', () => {
  const changes = lastChanges([
    page('/', {}),
    page('/content/sustainability/a/', { modifiedAt: '2026-01-02T00:00:00.000Z' }),
    page('/content/sustainability/b/', { modifiedAt: '2026-01-01T00:00:00.000Z' }),
    page('/en/content/sustainability/a/', { modifiedAt: '2026-03-01T00:00:00+07:00' }),
  ])
  expect(changes.get('/')).toBe('2026-01-02T00:00:00.000Z')
  expect(changes.get('/content/sustainability/')).toBe('2026-01-02T00:00:00.000Z')
  expect(changes.get('/content/sustainability/b/')).toBe('2026-01-01T00:00:00.000Z')
  expect(changes.get('/en/')).toBe('2026-03-01T00:00:00+07:00')
  expect(changes.get('/about/')).toBeUndefined()
})

test('The sitemap is split, names all its files, and leaves out what is hidden', () => {
  const pages = [page('/a/'), page('/b/', { canonical: null }), page('/c/'), page('/d/')]
  const files = sitemapFiles(pages, origin, 1)
  const names = ['sitemap-0.xml', 'sitemap-1.xml', 'sitemap-2.xml']
  expect([...files.keys()]).toEqual(['sitemap-index.xml', ...names])
  const locations = (name: string) => [...(files.get(name) ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at)
  expect(locations('sitemap-index.xml')).toEqual(names.map((name) => `${origin}/${name}`))
  expect(names.flatMap(locations)).toEqual(['/a/', '/c/', '/d/'].map((at) => origin + at))
})

test('A page more changes one file of the sitemap, and so does one that is edited', () => {
  const pages = Array.from({ length: 2000 }, (_, number) => page(`/${number}/`)).sort((a, b) =>
    a.path < b.path ? -1 : 1,
  )
  const before = sitemapFiles(pages, origin)
  const changedBy = (now: readonly IndexedPage[]) =>
    [...sitemapFiles(now, origin)].filter(([name, text]) => before.get(name) !== text).map(([name]) => name)
  const added = [...pages.slice(0, 1000), page(`${pages[999]?.path}new/`), ...pages.slice(1000)]
  const edited = pages.map((each, place) => (place === 1000 ? page(each.path, { images: ['/a.webp'] }) : each))
  expect(before.size).toBeGreaterThan(4)
  expect(changedBy([...pages])).toEqual([])
  expect(changedBy(added)).toHaveLength(1)
  expect(changedBy(edited)).toHaveLength(1)
  expect(changedBy(pages)).toEqual([])
})

test('A site without pages has a sitemap that says so', () => {
  expect([...sitemapFiles([], origin).keys()]).toEqual(['sitemap-index.xml', 'sitemap-0.xml'])
})

test('An entry of the sitemap has its other language, its last change and its pictures, escaped', () => {
  const entry = page('/a/', {
    canonical: `${origin}/a&b/`,
    alternates: [{ hreflang: 'en', href: `${origin}/en/a&b/` }],
    modifiedAt: '2026-01-01T00:00:00.000Z',
    images: [`${origin}/a.webp?x=1&y=2`],
  })
  const text = sitemapFiles([entry], origin).get('sitemap-0.xml')
  expect(text).toContain(
    `<url><loc>${origin}/a&amp;b/</loc><lastmod>2026-01-01T00:00:00.000Z</lastmod><xhtml:link rel="alternate" hreflang="en" href="${origin}/en/a&amp;b/"/><image:image><image:loc>${origin}/a.webp?x=1&amp;y=2</image:loc></image:image></url>`,
  )
})

test('robots.txt names the sitemap and keeps robots off the APIs; on a staging site off everything', () => {
  const text = robotsText(readSettings({ SITE_URL: origin, GATSBY_MAIN_API_URL: 'https://api.example.com' }))
  expect(text.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /blog-api/',
    'Disallow: /hooks/',
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap-index.xml`,
    '',
  ])
  expect(robotsText(readSettings({ SITE_NOINDEX: '1' }))).toBe('User-agent: *\nDisallow: /\n')
})

test('llms.txt has the pages of its language by subject, the newest articles first', () => {
  const pages = [
    page('/en/content/sustainability/old/', { modifiedAt: '2026-01-01T00:00:00.000Z' }),
    page('/en/content/sustainability/new/', { modifiedAt: '2026-02-01T00:00:00.000Z', title: '[New]\nhome' }),
    page('/en/content/tag/water/'),
    page('/en/project/condo-hua-hin/', { title: 'Hua Hin', description: 'By the sea' }),
    page('/en/thank-you/', { canonical: null }),
    page('/project/condo-hua-hin/'),
  ]
  const text = llmsText(pages, facts, 'en', origin)
  expect(text).toMatch(/^# Proud\n\n> /)
  expect(text).toContain(`## Projects\n\n- [Hua Hin](${origin}/en/project/condo-hua-hin/): By the sea\n\n`)
  expect(text).toContain(
    `## Newest articles\n\n- [\\[New\\] home](${origin}/en/content/sustainability/new/)\n- [/en/content/sustainability/old/]`,
  )
  expect(text).not.toMatch(/tag\/water|thank-you/)
  expect(text).not.toContain(`${origin}/project/`)
  expect(text).toContain(`${origin}/llms.txt`)
})

describe('in a project', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-files-'))
  const settings = readSettings({ SITE_URL: origin })
  const write = (name: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text)
  }
  const html = (at: string) => `<head><link rel="canonical" href="${origin}${encodeURI(at)}"/></head>`
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

  test('pages are found by their paths, and read again only when they have changed', async () => {
    write('content/site.json', JSON.stringify(facts))
    write('content/pictures.json', '[]')
    for (const at of ['/', '/en/', '/content/น้ำ/']) write(`public${at}index.html`, html(at))
    write('public/page-data/x/index.html', html('/x/'))
    const file = path.join(folder, 'public/en/index.html')
    fs.utimesSync(file, 1000, 1000)
    const pages = await indexPages(folder)
    expect(pages.map((one) => one.path)).toEqual(['/', '/content/น้ำ/', '/en/'])
    fs.writeFileSync(file, html('/ab/').slice(0, html('/en/').length))
    fs.utimesSync(file, 1000, 1000)
    expect((await indexPages(folder)).map(({ canonical }) => canonical)).toEqual(
      pages.map(({ canonical }) => canonical),
    )
    fs.utimesSync(file, 1000, 2000)
    expect((await indexPages(folder)).at(-1)?.canonical).toBe(`${origin}/ab/`)
  })

  test('where the caller knows what has changed, no other page is looked at', async () => {
    const publicFiles = await publicFilesOf(folder)
    const canonicals = async (changed: string[]) => {
      publicFiles.refreshAfterEdit(changed)
      return (await indexPages(folder, publicFiles)).map((one) => one.canonical)
    }
    await indexPages(folder, publicFiles)
    write('public/content/น้ำ/index.html', html('/seen/'))
    write('public/project/index.html', html('/unseen/'))
    write('public/content/new/index.html', html('/new/'))
    fs.rmSync(path.join(folder, 'public/en/index.html'))
    expect(await canonicals(['/content/น้ำ/', '/content/new/', '/en/'])).toEqual([
      `${origin}/`,
      `${origin}/new/`,
      `${origin}/seen/`,
    ])
    expect(await canonicals(['/project/'])).toContain(`${origin}/unseen/`)
    for (const name of ['content/new', 'project']) fs.rmSync(path.join(folder, 'public', name), { recursive: true })
    write('public/en/index.html', html('/en/'))
  })

  test('all files are written, once; a sitemap that is too many is removed', async () => {
    write('public/sitemap-7.xml', 'old')
    const first = await writeSiteFiles(folder, settings)
    expect(first).toMatchObject({ pages: 3, written: 7 })
    expect(await writeSiteFiles(folder, settings)).toMatchObject({ pages: 3, written: 0 })
    for (const name of [
      'robots.txt',
      'sitemap-index.xml',
      'sitemap-0.xml',
      'llms.txt',
      'en/llms.txt',
      'site.webmanifest',
      'en/site.webmanifest',
    ]) {
      expect(fs.existsSync(path.join(folder, 'public', name))).toBe(true)
    }
    expect(fs.existsSync(path.join(folder, 'public/sitemap-7.xml'))).toBe(false)
    const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'public/en/site.webmanifest'), 'utf8')) as object
    expect(manifest).toMatchObject({ lang: 'en', short_name: 'Proud', start_url: '/en/' })
  })
})
