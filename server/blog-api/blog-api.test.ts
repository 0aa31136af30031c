import fs from 'node:fs/promises'
import fastify from 'fastify'
import { removeFolders, temporaryFolder, writeFiles } from '../testing/temporary-folder'
import { rawRequest } from '../testing/raw-request'
import { blogApi } from './blog-api'
import { startBlogApi, type RunningBlogApi } from './main'

const token = 'a-public-token'
const thaiName = 'น้ำกับการพักใจ'

const article = (id: string, fields: Record<string, unknown> = {}) => ({
  id,
  name: `article-${id}`,
  category: 'Sustainability',
  title: { th: `เรื่องที่ ${id}`, en: `Story ${id}` },
  body: { th: '<p>เนื้อหา</p>', en: '<p>Body</p>' },
  publishedAt: `2026-01-0${id}T00:00:00.000Z`,
  updatedAt: `2026-02-0${id}T00:00:00.000Z`,
  ...fields,
})

const sample = {
  '1.json': article('1', { tags: [{ th: 'น้ำ', en: 'Water' }] }),
  '2.json': article('2', { category: 'design and architecture', previousNames: ['old-two', 'article-3'] }),
  '3.json': article('3', { name: thaiName, title: { th: 'น้ำ' }, body: { th: '<p class="shade">พักใจ &amp; สงบ</p>' } }),
  '4.json': article('4', { body: { th: '<p>x</p>', en: '<p>Cool SHADE over water</p><script>var hidden</script>' } }),
  '5.json': article('5', { title: { th: 'ร่ม', en: 'Shade and water' }, publishedAt: '2025-12-31T00:00:00.000Z' }),
  '9.json': article('9', { publishedAt: '2026-01-04T00:00:00.000Z' }),
  'broken.json': '{ "id": ',
  'list.json': [1, 2],
  'notes.txt': 'not an article',
  'images/one.png': new Uint8Array([1, 2, 3]),
  'images/secret.txt': 'no picture',
  'outside.png': 'outside',
}

interface Answer {
  data: { id: string; name: string }[] & { id: string; name: string }
  meta: unknown
  error: { code: string; message: string }
}

let articlesDir: string
let api: RunningBlogApi
let logged: string[]

beforeEach(async () => {
  articlesDir = await temporaryFolder()
  await writeFiles(articlesDir, sample)
  logged = []
  api = await startBlogApi({ articlesDir, token, port: 0, log: (message) => logged.push(message) })
})

afterEach(() => api.close())
afterAll(removeFolders)

async function get(path: string, headers: Record<string, string> = { authorization: `Bearer ${token}` }) {
  const answer = await rawRequest(api.url, path, { headers })
  return { status: answer.status, headers: answer.headers, json: JSON.parse(answer.text) as Answer }
}

const idsOf = async (path: string) => (await get(path)).json.data.map(({ id }) => id)

describe('bearer', () => {
  const paths = [
    '/blogs/contents/active',
    '/blogs/contents',
    '/blogs/contents/name/article-1',
    '/blogs/contents/search/x',
  ]

  it.each(paths)('%s is refused without the token, with a wrong one and in another scheme', async (path) => {
    for (const authorization of ['', 'Bearer', 'Bearer wrong', `Bearer ${token}x`, `Basic ${token}`, token]) {
      const answer = await get(path, { authorization })
      expect(answer.status).toBe(401)
      expect(answer.json.error.code).toBe('unauthorized')
    }
    expect((await get(path)).status).toBe(200)
  })
})

describe('lists', () => {
  it('has every active article with four fields', async () => {
    const { json } = await get('/blogs/contents/active')
    expect(json.data).toHaveLength(6)
    expect(json.data[0]).toEqual({
      id: '4',
      name: 'article-4',
      category: 'Sustainability',
      updatedAt: '2026-02-04T00:00:00.000Z',
    })
  })

  it('names files that cannot be used once, and leaves the rest', async () => {
    for (let count = 1; count <= 2; count += 1) await get('/blogs/contents/active')
    expect(logged.some((line) => line.includes('broken.json'))).toBe(true)
    expect(logged.some((line) => line.includes('list.json'))).toBe(true)
    expect(logged).toHaveLength(2)
  })

  it('is newest first, then by id', async () => {
    expect(await idsOf('/blogs/contents')).toEqual(['4', '9', '3', '2', '1', '5'])
  })

  it('is cut into pages', async () => {
    const { json } = await get('/blogs/contents?page=2&limit=4&category=&tag=&updatedSince=')
    expect(json.data.map(({ id }) => id)).toEqual(['1', '5'])
    expect(json.meta).toEqual({ page: 2, limit: 4, total: 6 })
    expect((await get('/blogs/contents?page=99')).json.data).toEqual([])
  })

  it.each([
    ['category=design_architecture', ['2']],
    ['category=Design%20%26%20Architecture', ['2']],
    ['tag=Water', ['1']],
    [`tag=${encodeURIComponent('น้ำ'.normalize('NFD'))}`, ['1']],
    ['tag=water-colour', []],
    ['updatedSince=2026-02-04T00:00:00.000Z', ['4', '9', '5']],
    ['updatedSince=2026-02-09', ['9']],
  ])('is filtered by %s', async (query, ids) => {
    expect(await idsOf(`/blogs/contents?${query}`)).toEqual(ids)
  })

  it.each([
    ['page', '0'],
    ['page', '1.5'],
    ['page', '-1'],
    ['limit', '101'],
    ['limit', '0'],
    ['limit', 'many'],
    ['category', 'gardening'],
    ['updatedSince', 'yesterday'],
    ['updatedSince', '2026-99-99'],
  ])('refuses %s=%s and names it', async (name, value) => {
    const { status, json } = await get(`/blogs/contents?${name}=${value}`)
    expect(status).toBe(400)
    expect(json.error.code).toBe('bad_request')
    expect(json.error.message).toMatch(new RegExp(`^${name}: got "${value}", takes `))
  })

  it('refuses a parameter that is repeated', async () => {
    expect((await get('/blogs/contents?page=1&page=2')).json.error.message).toMatch(/^page: /)
  })
})

describe('one article', () => {
  it.each([
    ['plain', 'article-1', '1'],
    ['percent-encoded Thai', encodeURIComponent(thaiName), '3'],
    ['Thai in another normal form', encodeURIComponent(thaiName.normalize('NFD')), '3'],
    ['lower-case percent-encoding', encodeURIComponent(thaiName).toLowerCase(), '3'],
    ['a previous name', 'old-two', '2'],
  ])('is found by its name: %s', async (_case, name, id) => {
    expect((await get(`/blogs/contents/name/${name}`)).json.data.id).toBe(id)
  })

  it('is whole', async () => {
    expect((await get('/blogs/contents/name/article-1')).json.data).toEqual(sample['1.json'])
  })

  it.each(['nothing', 'constructor', '__proto__', '..%2f1', 'article-1%2F', ''])('is 404 for "%s"', async (name) => {
    const { status, json } = await get(`/blogs/contents/name/${name}`)
    expect([status, json.error.code]).toEqual([404, 'not_found'])
  })

  it.each(['%E0%A4%A', '%', '%00', '%FF'])('is 400 for what cannot be decoded: %s', async (name) => {
    const { status, json } = await get(`/blogs/contents/name/${name}`)
    expect([status, json.error.code]).toEqual([400, 'bad_request'])
  })

  it('keeps a name that another article has as a previous one', async () => {
    await writeFiles(articlesDir, { '6.json': article('6', { name: 'old-two' }) })
    await api.close()
    api = await startBlogApi({ articlesDir, token, port: 0, log: () => undefined })
    expect((await get('/blogs/contents/name/old-two')).json.data.id).toBe('6')
  })
})

describe('search', () => {
  it.each([
    ['hits in the title first', 'shade', '?language=en', ['5', '4']],
    ['all words, in any order and case', 'WATER%20Cool', '?language=en', ['4']],
    ['a tag', 'water', '?language=en', ['5', '4', '1']],
    ['Thai is the language when none is given', encodeURIComponent('น้ำ'), '', ['3', '1']],
    ['Thai in another normal form', encodeURIComponent('น้ำ'.normalize('NFD')), '?language=th', ['3', '1']],
    ['entities are text', encodeURIComponent('ใจ & สงบ'), '', ['3']],
    ['tags and attributes are no text', 'class', '', []],
    ['scripts are no text', 'hidden', '?language=en', []],
    ['articles without the language are left out', encodeURIComponent('พักใจ'), '?language=en', []],
    ['no more than asked for', 'water', '?language=en&limit=2', ['5', '4']],
    ['what has changed since', 'water', '?language=en&updatedSince=2026-02-04', ['5', '4']],
    ['white space alone', '%20%20', '', []],
    ['a slash in the term', 'a%2Fb', '', []],
  ])('%s', async (_case, term, query, ids) => {
    expect(await idsOf(`/blogs/contents/search/${term}${query}`)).toEqual(ids)
  })

  it('refuses another language', async () => {
    const { status, json } = await get('/blogs/contents/search/x?language=de')
    expect(status).toBe(400)
    expect(json.error.message).toContain('language')
  })
})

describe('pictures', () => {
  it('are answered without a bearer', async () => {
    const answer = await rawRequest(api.url, '/images/one.png')
    expect([answer.status, answer.headers['content-type'], answer.body.length]).toEqual([200, 'image/png', 3])
    const again = await rawRequest(api.url, '/images/one.png', {
      headers: { 'if-none-match': answer.headers.etag ?? '' },
    })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  it.each([
    'secret.txt',
    '..%2foutside.png',
    '../outside.png',
    '%2e%2e/outside.png',
    '..%5coutside.png',
    '.png',
    '',
    'none.png',
  ])('are only plain files of picture types: %s', async (file) => {
    const answer = await rawRequest(api.url, `/images/${file}`)
    expect([401, 404]).toContain(answer.status)
    expect(answer.text).not.toContain('outside')
  })

  it('are no links out of the folder', async () => {
    await fs.symlink(`${articlesDir}/outside.png`, `${articlesDir}/images/link.png`)
    expect((await rawRequest(api.url, '/images/link.png')).status).toBe(404)
  })
})

describe('changes', () => {
  const soon = () => new Promise((resolve) => setTimeout(resolve, 1100))

  it('serves edited and new files, and no removed ones, a second later', async () => {
    await writeFiles(articlesDir, { '1.json': article('1', { name: 'renamed' }), '6.json': article('6') })
    await fs.rm(`${articlesDir}/2.json`)
    await soon()
    expect((await get('/blogs/contents/name/renamed')).status).toBe(200)
    expect((await get('/blogs/contents/name/article-1')).status).toBe(404)
    expect((await get('/blogs/contents/name/article-6')).status).toBe(200)
    expect((await get('/blogs/contents/name/article-2')).status).toBe(404)
  })

  it('is 503 while the folder is gone, and comes back', async () => {
    await fs.rename(articlesDir, `${articlesDir}-away`)
    await soon()
    expect((await get('/blogs/contents/active')).status).toBe(503)
    await fs.rename(`${articlesDir}-away`, articlesDir)
    expect((await get('/blogs/contents/active')).status).toBe(200)
  })
})

describe('the rest', () => {
  it('does not start without the folder', async () => {
    const missing = `${articlesDir}/none`
    await expect(startBlogApi({ articlesDir: missing, token, port: 0 })).rejects.toThrow(missing)
  })

  it.each(['POST', 'PUT', 'DELETE'])('%s is 405', async (method) => {
    const answer = await rawRequest(api.url, '/blogs/contents/active', {
      method,
      headers: { 'content-type': 'text/x' },
    })
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  it('lets the pages of one origin alone read it', async () => {
    const app = fastify()
    app.register(blogApi, { prefix: '/blog-api', articlesDir, token, allowedOrigin: 'https://www.example.com' })
    const ask = (method: 'GET' | 'OPTIONS', origin: string) =>
      app.inject({
        method,
        url: '/blog-api/blogs/contents/active',
        headers: { origin, authorization: `Bearer ${token}` },
      })
    const preflight = await ask('OPTIONS', 'https://www.example.com')
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': 'https://www.example.com',
      'access-control-allow-methods': 'GET',
    })
    expect((await ask('GET', 'https://www.example.com')).headers['access-control-allow-origin']).toBe(
      'https://www.example.com',
    )
    const other = await ask('GET', 'https://evil.example')
    expect(other.headers['access-control-allow-origin']).toBeUndefined()
    expect(other.headers.vary).toBe('Origin')
    await app.close()
  })
})
