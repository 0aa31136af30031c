import fastify, { type FastifyInstance } from 'fastify'
import { readSettings } from '../../src/settings/settings'
import { buildApp } from '../app'
import { sampleReleases } from '../testing/sample-build'
import { removeFolders, temporaryFolder, writeFiles } from '../testing/temporary-folder'

const article = (name: string, category: string, languages = ['th', 'en'], more: Record<string, unknown> = {}) => ({
  id: name,
  name,
  category,
  title: Object.fromEntries(languages.map((language) => [language, `Title & <b>${language}</b> "x"`])),
  body: Object.fromEntries(languages.map((language) => [language, `<p>Words in ${language}</p>`])),
  publishedAt: '2026-10-01T02:00:00.000Z',
  updatedAt: '2026-10-02T02:00:00.000Z',
  ...more,
})

const richBody = `
  <h2>One &amp; two</h2><p onclick="alert(1)">First <a href="https://other.example/?a=1&b=2">out</a> <a href="/project/">in</a></p>
  <script>alert(1)</script><img src=x onerror=alert(1)>
  <figure><img src="/images/ก.jpg" alt='"><script>'><figcaption>One</figcaption></figure>
  <figure><img src="https://tracker.example/p.gif"><figcaption>Two</figcaption></figure>
  <iframe src="https://player.vimeo.com/video/1234567" title="A film"></iframe>
  <iframe src="https://evil.example/"></iframe>
  <table><tr><td colspan=2>Cell</td></tr></table>
  <h2>สอง</h2><h2>สาม</h2><h2>One &amp; two</h2>LIVExTITLEx`

const rich = article('บ้าน & สวน', 'Design & Architecture', ['th', 'en'], {
  body: { th: richBody, en: '<p>Short</p>' },
  excerpt: { th: 'ย่อ & "สั้น"' },
  tags: [{ th: 'บ้าน/เย็น <i>' }, { th: 'สวน' }],
  cover: { url: '/images/cover.jpg', alt: { th: 'ปก "ใหญ่"' } },
})

const articles: Readonly<Record<string, unknown>> = {
  fresh: article('fresh', 'Sustainability'),
  'old-name': article('บ้านใหม่', 'Property Insight'),
  'thai-only': article('thai-only', 'Sustainability', ['th']),
  'node.js': article('node.js', 'Sustainability'),
  'odd-category': article('odd-category', 'Gardening'),
  'evil-name': article('/evil.example/', 'Sustainability'),
  'บ้าน & สวน': rich,
  null: null,
}

/** What the other API does instead of answering articles. */
type Mood = 'well' | 'garbage' | 'html' | 'empty' | 'failing' | 'forbidding' | 'wrong shape'

let api: FastifyInstance
let app: FastifyInstance
let mood: Mood
let asked: string[]
/** What the API has as `broken`. */
let broken: unknown
let releases: Awaited<ReturnType<typeof sampleReleases>>['releases']
let apiUrl: string

const oddAnswers: Record<Exclude<Mood, 'well'>, [status: number, body: string]> = {
  garbage: [200, '{"data": {'],
  html: [200, '<!doctype html><p>Welcome</p>'],
  empty: [200, ''],
  failing: [500, '{}'],
  forbidding: [401, '{}'],
  'wrong shape': [200, '{"data": {"name": 7}}'],
}

beforeAll(async () => {
  ;({ releases } = await sampleReleases())
  api = fastify()
  api.get<{ Params: { name: string } }>('/v1/blogs/contents/name/:name', (request, reply) => {
    asked.push(request.params.name)
    if (request.headers.authorization !== 'Bearer other-token') return reply.code(401).send({})
    if (mood !== 'well') {
      const [status, body] = oddAnswers[mood]
      return reply.code(status).type('application/json').send(body)
    }
    const found = request.params.name === 'broken' ? broken : articles[request.params.name]
    return found === undefined ? reply.code(404).send({ error: {} }) : reply.send({ data: found })
  })
  apiUrl = `${await api.listen({ port: 0, host: '127.0.0.1' })}/v1`
})

afterAll(async () => {
  await api.close()
  await removeFolders()
})

beforeEach(() => {
  mood = 'well'
  asked = []
  app = makeApp(apiUrl)
})

afterEach(() => app.close())

const makeApp = (url: string) =>
  buildApp({
    settings: readSettings({ GATSBY_BLOG_API_URL: url, GATSBY_BLOG_API_TOKEN: 'other-token' }),
    releases,
  })

async function get(path: string) {
  const { statusCode, headers, payload } = await app.inject(encodeURI(path))
  return { status: statusCode, headers, text: payload }
}

it.each([
  ['/content/sustainability/gone/', 302, '/content/'],
  ['/en/content/sustainability/gone/', 302, '/en/content/'],
  ['/content/sustainability/null/', 302, '/content/'],
  ['/content/property_insight/fresh/?utm=1', 301, '/content/sustainability/fresh/?utm=1'],
  ['/en/content/property_insight/fresh/', 301, '/en/content/sustainability/fresh/'],
  ['/content/property_insight/old-name/', 301, `/content/property_insight/${encodeURIComponent('บ้านใหม่')}/`],
  ['/blog/fresh/', 301, '/content/sustainability/fresh/'],
  ['/en/blog/fresh/', 301, '/en/content/sustainability/fresh/'],
  ['/blog/gone/', 302, '/content/'],
  ['/en/blog/gone/', 302, '/en/content/'],
  ['/en/content/sustainability/thai-only/', 302, '/en/content/'],
  ['/content/sustainability/odd-category/', 302, '/content/'],
  ['/content/sustainability/evil-name/', 302, '/content/'],
])('%s is %i to %s', async (path, status, location) => {
  const answer = await get(path)
  expect([answer.status, answer.headers.location]).toEqual([status, location])
})

it.each([
  ['/content/sustainability/fresh/', 'th'],
  ['/en/content/sustainability/fresh/', 'en'],
  ['/content/sustainability/thai-only/', 'th'],
  ['/content/sustainability/node.js/', 'th'],
])('%s is known but not built: 200 with the article, not indexed', async (path, language) => {
  const { status, headers, text } = await get(path)
  expect([status, headers['x-robots-tag'], headers['cache-control']]).toEqual([200, 'noindex', 'no-cache'])
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(text).toContain('<meta name="robots" content="noindex"/>')
  expect(text).toContain(`<p>Words in ${language}</p>`)
  const title = `Title &amp; &lt;b&gt;${language}&lt;/b&gt; &quot;x&quot;`
  expect(text).toContain(`<title data-gatsby-head="true">${title} | Site</title>`)
  expect(text).toContain(`<h1>${title}</h1>`)
  expect(text).toContain(`data-page-path="${encodeURI(path)}"`)
  expect(text).not.toMatch(/LIVEx|live-article|1957|2500|987654/)
})

it('parts that an article does not have are not there', async () => {
  const { text } = await get('/content/sustainability/fresh/')
  expect(text).not.toMatch(/<nav|class="(tags|lead|cover)"|name="description"|<img/)
})

it('every part of an article is written as the article page shows it, and nothing of it can run', async () => {
  const { text } = await get('/content/design_architecture/บ้าน & สวน/')
  expect(text).toContain('<meta name="description" content="ย่อ &amp; &quot;สั้น&quot;"/>')
  expect(text).toContain('<p class="lead">ย่อ &amp; &quot;สั้น&quot;</p>')
  expect(text).toContain('<time datetime="2026-10-01T02:00:00.000Z">1 ตุลาคม 2569</time> 1 min')
  expect(text).toContain(`<div class="cover"><picture><img src="${apiUrl}/images/cover.jpg" alt="ปก &quot;ใหญ่&quot;"/>`)
  expect(text).toContain(
    '<a class="out" href="https://other.example/?a=1&amp;b=2" rel="noopener">out</a> <a href="/project/">in</a>',
  )
  expect(text).toContain(
    `<img class="pic" src="${apiUrl}/images/${encodeURI('ก')}.jpg" alt="&quot;&gt;&lt;script&gt;"/>`,
  )
  expect(text).toContain('<figcaption><span>Plate 2</span> Two</figcaption>')
  expect(text).toContain('<a class="still" href="https://vimeo.com/1234567">Video A film of Vimeo</a>')
  expect(text).toContain('<div class="scroller"><table><tbody><tr><td colspan="2">Cell</td></tr></tbody></table></div>')
  expect(text).toContain(
    `<li><a href="#s-one-two">One &amp; two</a></li><li><a href="#${encodeURIComponent('s-สอง')}">สอง</a></li>`,
  )
  expect(text).toContain('<h2 id="s-one-two-2">One &amp; two</h2>')
  expect(text).toContain(`/content/tag/${encodeURIComponent('บ้าน-เย็น <i>')}/">บ้าน/เย็น &lt;i&gt;</a>`)
  expect(text).not.toMatch(/alert|onerror|onclick|tracker\.example|evil\.example/)
  expect(text.match(/<script/g)).toHaveLength(1)
})

it('words of an article that look like marks of the shell stay as they are', async () => {
  expect((await get('/content/design_architecture/บ้าน & สวน/')).text).toContain('<p>LIVExTITLEx</p>')
})

it('the language switch leads to the other language, or to the category where there is none', async () => {
  const both = await get('/content/design_architecture/บ้าน & สวน/')
  expect(both.text).toContain(
    `<a href="${encodeURI('/en/content/design_architecture/บ้าน & สวน/').replace('&', '&amp;')}">other`,
  )
  const back = await get('/en/content/sustainability/fresh/')
  expect(back.text).toContain('<a href="/content/sustainability/fresh/">other language</a>')
  const one = await get('/content/sustainability/thai-only/')
  expect(one.text).toContain('<a href="/en/content/sustainability/">other language</a>')
})

it("the data of the page are the shell's with the article in them", async () => {
  const { status, headers, text } = await get('/page-data/content/sustainability/thai-only/page-data.json')
  expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
  const data = JSON.parse(text) as { path: string; result: { pageContext: Record<string, unknown> } }
  expect(data).toMatchObject({ componentChunkName: 'live-article', path: '/content/sustainability/thai-only/' })
  expect(data.result.pageContext).toMatchObject({
    language: 'th',
    onlyIn: ['th'],
    elsewhere: '/content/sustainability/',
    i18n: { originalPath: '/content/sustainability/thai-only/', path: '/content/sustainability/thai-only/' },
    article: { name: 'thai-only', title: 'Title & <b>th</b> "x"', content: [{ tag: 'p', children: ['Words in th'] }] },
  })
  expect(text).not.toContain('LIVEx')
})

it.each([
  '/page-data/content/sustainability/gone/page-data.json',
  '/page-data/content/property_insight/fresh/page-data.json',
  '/page-data/blog/fresh/page-data.json',
  '/page-data/content/live-article/page-data.json',
  '/content/live-article/',
  '/en/content/live-article/',
])('%s is a 404', async (path) => {
  expect((await get(path)).status).toBe(404)
})

it('HEAD answers the same headers without the page, and what is known already is not sent again', async () => {
  const url = '/content/sustainability/fresh/'
  const whole = await app.inject(url)
  const head = await app.inject({ url, method: 'HEAD' })
  expect(head.payload).toBe('')
  expect([head.statusCode, head.headers['content-length']]).toEqual([200, whole.headers['content-length']])
  const etag = String(whole.headers['etag'])
  expect((await app.inject({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(304)
  const packed = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
  expect([packed.headers['content-encoding'], packed.headers['vary']]).toEqual(['br', 'Accept-Encoding'])
})

it.each([
  ['no date', { publishedAt: 'soon' }],
  ['too long a body', { body: { th: 'ก'.repeat(200_000) } }],
])('an article with %s is one that the build leaves out: 302 to the hub', async (_, fields) => {
  broken = article('broken', 'Sustainability', ['th'], fields)
  const { status, headers } = await get('/content/sustainability/broken/')
  expect([status, headers.location]).toEqual([302, '/content/'])
})

it('HTML that is made to take long is cleaned in a moment', async () => {
  const tangled = Array.from({ length: 3000 }, (_, index) => `<p><b>${index}`).join('')
  broken = article('broken', 'Sustainability', ['th'], { body: { th: tangled } })
  expect((await get('/content/sustainability/broken/')).text).toContain('2999')
}, 3000)

it.each([
  '/content/gardening/fresh/',
  '/content/tag/fresh/',
  '/content/search/fresh/',
  '/content/page/2/',
  '/content/sustainability/page/2/',
  '/content/sustainability/',
  '/news/fresh/',
])('%s is a plain 404 and nobody is asked', async (path) => {
  expect((await get(path)).status).toBe(404)
  expect(asked).toEqual([])
})

it.each([`/content/sustainability/${'ก'.repeat(67)}/`, '/content/sustainability/a%2525b/', '/blog/a%3Fb/'])(
  '%s is no name that an article can have: nobody is asked',
  async (path) => {
    const { statusCode, headers } = await app.inject(path.includes('%') ? path : encodeURI(path))
    expect([statusCode, headers.location]).toEqual([302, '/content/'])
    expect(asked).toEqual([])
  },
)

it.each<Mood>(['garbage', 'html', 'empty', 'failing', 'forbidding', 'wrong shape'])(
  'an API that is %s is a 503 with the error view',
  async (how) => {
    mood = how
    const thai = await get('/content/sustainability/fresh/')
    expect([thai.status, thai.headers['retry-after']]).toEqual([503, '30'])
    expect(thai.text).toContain('<h1>Internal Server Error</h1>')
    expect(thai.text).toContain('<html lang="th">')
    expect((await get('/en/blog/fresh/')).text).toContain('<html lang="en-US">')
    expect(thai.text).not.toMatch(/Error:|at .*\.ts|127\.0\.0\.1/)
  },
)

it('an API that is down is a 503, and pages of the release are answered all the same', async () => {
  await app.close()
  app = makeApp('http://127.0.0.1:9')
  expect((await get('/content/sustainability/fresh/')).status).toBe(503)
  expect((await get('/content/')).status).toBe(200)
})

it('a release without a shell is a 503, as long as it lasts', async () => {
  const { releases: bare } = await sampleReleases({ '/index.html': '<p>Home</p>' })
  await app.close()
  app = buildApp({
    settings: readSettings({ GATSBY_BLOG_API_URL: apiUrl, GATSBY_BLOG_API_TOKEN: 'other-token' }),
    releases: bare,
  })
  expect((await get('/content/sustainability/fresh/')).status).toBe(503)
})

it('asks once for many visitors, and not again for a while', async () => {
  const visits = Array.from({ length: 50 }, () => get('/content/sustainability/fresh/'))
  expect(new Set((await Promise.all(visits)).map(({ status }) => status))).toEqual(new Set([200]))
  await get('/en/blog/fresh/')
  expect(asked).toEqual(['fresh'])
})

it('asks the embedded API when no other is set', async () => {
  const articlesDir = await temporaryFolder()
  await writeFiles(articlesDir, { 'a.json': { ...article('new-name', 'Sustainability'), previousNames: ['ชื่อเก่า'] } })
  await app.close()
  app = buildApp({ settings: readSettings({}), releases, articlesDir })
  expect((await get('/blog/ชื่อเก่า/')).headers.location).toBe('/content/sustainability/new-name/')
  expect((await get('/content/sustainability/ชื่อเก่า')).headers.location).toBe(
    encodeURI('/content/sustainability/ชื่อเก่า/'),
  )
  expect((await get('/content/sustainability/new-name/')).status).toBe(200)
  const listed = await app.inject({
    url: '/blog-api/blogs/contents/active',
    headers: { authorization: 'Bearer public' },
  })
  expect(listed.json()).toMatchObject({ data: [{ name: 'new-name' }] })
})
