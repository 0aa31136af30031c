import fastify, { type FastifyInstance } from 'fastify'
import { readSettings } from '../../src/settings/settings'
import { buildApp } from '../app'
import { sampleReleases } from '../testing/sample-build'
import { removeFolders, temporaryFolder, writeFiles } from '../testing/temporary-folder'

const article = (name: string, category: string, languages = ['th', 'en']) => ({
  id: name,
  name,
  category,
  title: Object.fromEntries(languages.map((language) => [language, 'title'])),
  body: Object.fromEntries(languages.map((language) => [language, '<p>body</p>'])),
})

const articles: Readonly<Record<string, unknown>> = {
  fresh: article('fresh', 'Sustainability'),
  'old-name': article('บ้านใหม่', 'Property Insight'),
  'thai-only': article('thai-only', 'Sustainability', ['th']),
  'node.js': article('node.js', 'Sustainability'),
  'odd-category': article('odd-category', 'Gardening'),
  'evil-name': article('/evil.example/', 'Sustainability'),
  null: null,
}

/** What the other API does instead of answering articles. */
type Mood = 'well' | 'garbage' | 'html' | 'empty' | 'failing' | 'forbidding' | 'wrong shape'

let api: FastifyInstance
let app: FastifyInstance
let mood: Mood
let asked: string[]
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
    const found = articles[request.params.name]
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
  ['/content/sustainability/fresh/', 'ยังไม่พร้อม'],
  ['/en/content/sustainability/fresh/', 'Not ready yet'],
  ['/content/sustainability/thai-only/', 'ยังไม่พร้อม'],
  ['/content/sustainability/node.js/', 'ยังไม่พร้อม'],
])('%s is there but not built: 503, to be asked for again', async (path, words) => {
  const { status, headers, text } = await get(path)
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '60', 'no-store'])
  expect(text).toContain(`<h1>${words}</h1>`)
})

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

it('asks once for many visitors, and not again for a while', async () => {
  const visits = Array.from({ length: 50 }, () => get('/content/sustainability/fresh/'))
  expect(new Set((await Promise.all(visits)).map(({ status }) => status))).toEqual(new Set([503]))
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
  expect((await get('/content/sustainability/new-name/')).status).toBe(503)
  const listed = await app.inject({
    url: '/blog-api/blogs/contents/active',
    headers: { authorization: 'Bearer public' },
  })
  expect(listed.json()).toMatchObject({ data: [{ name: 'new-name' }] })
})
