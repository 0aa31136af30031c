import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { useTemporaryFolder } from '../../test/temporary-folder'
import { articlesOfApi, contentFingerprint, fingerprintArticles } from './content-fingerprint'

const { pathOf, write } = useTemporaryFolder()
let api: Server
let answer: unknown
let url: string

beforeEach(async () => {
  write('package.json', '{}')
  write('content/site.json', '{"name":"a"}')
  write('src/pages/index.tsx', 'export default 1')
  answer = {
    data: [
      { name: 'a', updatedAt: '2026-01-01' },
      { name: 'b', updatedAt: '2026-01-02' },
    ],
  }
  api = createServer((_request, response) => response.end(JSON.stringify(answer)))
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
})

afterEach(() => new Promise((resolve) => api.close(resolve)))

const fingerprint = async (settings = {}) =>
  (await contentFingerprint({ projectFolder: pathOf(), articles: articlesOfApi(url, 'public'), settings })).value

test('nothing changed is the same fingerprint', async () => {
  expect(await fingerprint()).toBe(await fingerprint())
})

test('with what earlier calls have found it is the same as without', async () => {
  const known = { files: new Map(), articles: new WeakMap() }
  const sources = { projectFolder: pathOf(), articles: articlesOfApi(url, 'public'), settings: {} }
  for (const data of [
    [{ name: 'a' }, { name: 'b' }],
    [{ name: 'a', updatedAt: '2026-02-01' }, null],
    [{ name: 'b' }, { name: 'b', updatedAt: '2026-03-01' }],
  ]) {
    answer = { data }
    expect(await contentFingerprint(sources, known)).toEqual(await contentFingerprint(sources))
  }
})

test('articles that are listed again as the same objects are not read again', async () => {
  const reads = jest.fn()
  const article = {
    name: 'a',
    get title() {
      reads()
      return 'A'
    },
  }
  const known = new WeakMap<object, string>()
  const first = await fingerprintArticles(() => Promise.resolve([article]), known)
  const changed = { ...article, title: 'B' }
  reads.mockClear()
  expect(await fingerprintArticles(() => Promise.resolve([article]), known)).toEqual(first)
  expect(reads).not.toHaveBeenCalled()
  expect(await fingerprintArticles(() => Promise.resolve([changed]), known)).not.toEqual(first)
})

test('the order of the API does not matter', async () => {
  const before = await fingerprint()
  answer = {
    data: [
      { name: 'b', updatedAt: '2026-01-02' },
      { name: 'a', updatedAt: '2026-01-01' },
    ],
  }
  expect(await fingerprint()).toBe(before)
})

test.each([
  ['an article', () => (answer = { data: [{ name: 'a', updatedAt: '2026-02-01' }] })],
  ['a file of content/', () => write('content/site.json', '{"name":"other"}')],
  ['a new page', () => write('src/pages/new.tsx', 'export default 2')],
  ['the lock file', () => write('package-lock.json', '{}')],
])('%s changes it', async (_what, change) => {
  const before = await fingerprint()
  change()
  expect(await fingerprint()).not.toBe(before)
})

test('a setting of the build changes it', async () => {
  expect(await fingerprint({ SITE_URL: 'https://a.example' })).not.toBe(
    await fingerprint({ SITE_URL: 'https://b.example' }),
  )
})

test('an API that answers something else is an error', async () => {
  answer = { error: 'no' }
  await expect(fingerprint()).rejects.toThrow('no list of articles')
})

test('items that are no articles are part of it, and break nothing', async () => {
  const before = await fingerprint()
  answer = { data: [null, 42, { name: 7 }, { name: 'a', updatedAt: '2026-01-01' }] }
  const broken = await fingerprint()
  expect(broken).not.toBe(before)
  expect(await fingerprint()).toBe(broken)
})

test('an API that is away or answers an error is named, with the reason', async () => {
  api.removeAllListeners('request').on('request', (_request, response: ServerResponse) => {
    response.writeHead(500).end()
  })
  await expect(articlesOfApi(url, 'public')()).rejects.toThrow('failed (status 500)')
  api.closeAllConnections()
  await new Promise((resolve) => api.close(resolve))
  await expect(articlesOfApi(url, 'public')()).rejects.toThrow(
    /^The blog API could not be read: GET http:.+active failed \(ECONNREFUSED\)$/,
  )
  api.listen(0)
})
