import { problemsOf, samplePaths, type SampleChanges } from '../testing/sample-site'
import { sampleOrigin } from '../testing/sample-page'
import { alternates } from './alternates'
import { canonicals, hiddenPages } from './canonical'
import { shareTags } from './share-tags'
import { siteFiles } from './site-files'
import { sitemap } from './sitemap'
import { structuredData } from './structured-data'
import { descriptions, titles } from './titles'

const noindex = '<meta name="robots" content="noindex">'
const canonical = (path: string) => `<link rel="canonical" href="${sampleOrigin}${path}">`
const alternate = (code: string, path: string) =>
  `<link rel="alternate" hreflang="${code}" href="${sampleOrigin}${path}">`
const page = (path: string, content: object): SampleChanges => ({ pages: { [path]: content } })

test.each([titles, descriptions, canonicals, hiddenPages, alternates, sitemap, siteFiles, shareTags, structuredData])(
  '$name: so on a good site',
  async (rule) => {
    expect(await problemsOf(rule)).toEqual([])
  },
)

test.each([
  ['โครงการ', '"{page title} | ตัวอย่าง"'],
  ['โครงการ | Sample', '"{page title} | ตัวอย่าง"'],
  [' | ตัวอย่าง', '"{page title} | ตัวอย่าง"'],
])('The title %j is not as it should be', async (title, wanted) => {
  const found = `title "${title}"`
  expect(await problemsOf(titles, page('/project/', { title }))).toEqual([{ where: '/project/', found, wanted }])
})

test('A title of two pages is found, the same title in two languages is not', async () => {
  const pages = { '/en/': { title: 'A | Sample' }, '/en/project/': { title: 'A | Sample' } }
  expect(await problemsOf(titles, { pages })).toEqual([
    { where: '/en/project/', found: 'the title of /en/: "A | Sample"', wanted: 'its own' },
  ])
})

test.each([
  [null, 'no description'],
  ['', 'no description'],
  ['Too short', '9 characters: "Too short"'],
  ['x'.repeat(201), expect.stringContaining('201 characters') as string],
])('The description %j is not as it should be', async (description, found) => {
  const problems = await problemsOf(descriptions, page('/en/', { description }))
  expect(problems.map((problem) => [problem.where, problem.found])).toEqual([['/en/', found]])
})

test('A description of two pages is found', async () => {
  const description = 'The same words on two pages of the site, fifty letters and more'
  const problems = await problemsOf(descriptions, {
    pages: { '/en/': { description }, '/en/content/': { description } },
  })
  expect(problems.map(({ found }) => found)).toEqual([`the description of /en/content/: "${description}"`])
})

test.each([
  ['', 'no canonical'],
  [canonical('/en/'), `canonical ${sampleOrigin}/en/`],
  ['<link rel="canonical" href="/project/">', 'canonical /project/'],
  [canonical('/project'), `canonical ${sampleOrigin}/project`],
  [canonical('/project/?tab=phuket'), `canonical ${sampleOrigin}/project/?tab=phuket`],
])('The canonical line %j is wrong on /project/', async (addresses, found) => {
  expect(await problemsOf(canonicals, page('/project/', { addresses }))).toEqual([
    { where: '/project/', found, wanted: `${sampleOrigin}/project/` },
  ])
})

test('The canonical address of a Thai path is percent-encoded', async () => {
  const path = '/content/sustainability/น้ำ/'
  const [problem] = await problemsOf(canonicals, page(path, { addresses: canonical(path) }))
  expect(problem?.wanted).toBe(sampleOrigin + encodeURI(path))
})

test('A 404 page has noindex and no canonical', async () => {
  const changes = page('/en/404.html', { title: 'x', addresses: canonical('/en/404.html') })
  expect(await problemsOf(canonicals, changes)).toEqual([
    { where: '/en/404.html', found: `canonical ${sampleOrigin}/en/404.html`, wanted: 'none on a 404' },
  ])
  expect(await problemsOf(hiddenPages, changes)).toEqual([
    { where: '/en/404.html', found: 'no robots meta', wanted: 'noindex' },
  ])
})

test('The thank-you page and further pages of lists have noindex, no other page but search has', async () => {
  const pages = {
    '/thank-you/': {},
    '/en/thank-you/': { addresses: noindex },
    '/project/': { addresses: noindex },
    '/content/search/': { addresses: noindex },
    '/content/page/2/': {},
    '/en/content/tag/water/page/3/': { addresses: noindex },
  }
  expect((await problemsOf(hiddenPages, { pages })).map(({ where }) => where)).toEqual([
    '/content/page/2/',
    '/project/',
    '/thank-you/',
  ])
})

test('Pages in both languages name each other', async () => {
  const addresses =
    canonical('/project/') +
    alternate('th', '/project/') +
    alternate('en', '/en/') +
    alternate('x-default', '/project/')
  expect(await problemsOf(alternates, page('/project/', { addresses }))).toEqual([
    { where: '/project/', found: 'no such hreflang', wanted: `en ${sampleOrigin}/en/project/` },
    { where: '/project/', found: `hreflang en ${sampleOrigin}/en/`, wanted: 'none such' },
  ])
})

test('A page that does not name its other language is found', async () => {
  const problems = await problemsOf(alternates, page('/en/project/', { addresses: canonical('/en/project/') }))
  expect(problems.map(({ wanted }) => wanted)).toEqual([
    `en ${sampleOrigin}/en/project/`,
    `th ${sampleOrigin}/project/`,
    `x-default ${sampleOrigin}/project/`,
  ])
})

test('An article in one language names no other, nor a line twice', async () => {
  const path = encodeURI('/content/sustainability/น้ำ/')
  const own = canonical(path) + alternate('x-default', path)
  const addresses = own + alternate('en', `/en${path}`) + alternate('x-default', path)
  const problems = await problemsOf(alternates, page('/content/sustainability/น้ำ/', { addresses }))
  expect(problems.map(({ found }) => found)).toEqual([
    `hreflang en ${sampleOrigin}/en${path}`,
    `hreflang x-default ${sampleOrigin}${path}`,
  ])
})

const url = (path: string, more = '') => `<url><loc>${sampleOrigin}${path}</loc>${more}</url>`
const complete = samplePaths.filter((path) => path !== '/').map((path) => url(encodeURI(path)))
const home = url('/')

test.each([
  ['a 404 page', [home, ...complete, url('/404.html')], `${sampleOrigin}/404.html`],
  ['a page twice', [home, ...complete, url('/en/')], `${sampleOrigin}/en/ again`],
  ['no home page', complete, `no ${sampleOrigin}/`],
  ['a path that is not encoded', [home, ...complete, url('/content/sustainability/น้ำ/')], /น้ำ/],
  [
    'another page as the other language',
    [...complete, url('/', `<xhtml:link rel="alternate" hreflang="en" href="${sampleOrigin}/en/project/"/>`)],
    `${sampleOrigin}/ with the other language en ${sampleOrigin}/en/project/`,
  ],
])('A sitemap with %s is found', async (_what, lines, found) => {
  const files = { 'public/sitemap-0.xml': `<urlset>${lines.join('')}</urlset>` }
  const all = await problemsOf(sitemap, { files })
  const problems = all.filter((problem) => !problem.found.endsWith('without its other language'))
  expect(problems).toHaveLength(1)
  expect(problems[0]?.found).toEqual(found instanceof RegExp ? expect.stringMatching(found) : found)
})

test('A sitemap that is not there, or on another host, is found', async () => {
  expect((await problemsOf(sitemap, { files: { 'public/sitemap-index.xml': null } })).length).toBeGreaterThan(0)
  const index = '<sitemapindex><sitemap><loc>https://other.example.com/sitemap-0.xml</loc></sitemap></sitemapindex>'
  const problems = await problemsOf(sitemap, { files: { 'public/sitemap-index.xml': index } })
  expect(problems[0]?.found).toBe('https://other.example.com/sitemap-0.xml')
})

test('A staging build needs no sitemap', async () => {
  expect(await problemsOf(sitemap, { files: { 'public/sitemap-index.xml': null } }, true)).toEqual([])
})
