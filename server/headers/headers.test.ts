import type { FastifyInstance } from 'fastify'
import { readSettings } from '../../src/settings/settings'
import { buildApp } from '../app'
import { createRelease } from '../releases/create-release'
import { rawRequest } from '../testing/raw-request'
import { buildStamp, sampleFiles, sampleReleases } from '../testing/sample-build'
import { removeFolders, temporaryFolder, writeFiles } from '../testing/temporary-folder'
import { headersFile } from './release-headers'
import { siteHeaders } from './security-headers'

const settings = readSettings({ SITE_URL: 'https://www.example.com', GATSBY_BLOG_API_URL: 'http://127.0.0.1:1/api' })
const built = siteHeaders(settings, ['sha256-built='])
const hostFiles = { '/_headers': '/*\n', '/_redirects': '/a /b 301\n', '/builds/nginx.conf': 'server {}\n' }

let app: FastifyInstance
let url: string
let sample: Awaited<ReturnType<typeof sampleReleases>>

beforeAll(async () => {
  sample = await sampleReleases({ ...sampleFiles, ...hostFiles, [headersFile]: built })
  app = buildApp({ settings, releases: sample.releases, articlesDir: await temporaryFolder() })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
  await rawRequest(url, '/')
})

afterAll(async () => {
  await app.close()
  await removeFolders()
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(url, path, { headers, method })

test.each([
  ['a page', '/', 200],
  ['a hashed file', '/app-0123456789abcdef.js', 200],
  ['a large file in part', '/report.pdf', 206],
  ['a redirect inside', '/blog/', 301],
  ['a redirect to outside', '/phuket-residences/', 302],
  ['the slash rule', '/project', 301],
  ['an unknown path', '/unknown/', 404],
  ['an address that cannot be read', '/%ff', 400],
  ['an article while the blog API fails', '/content/sustainability/new/', 503],
  ['a method that is not taken', '/project/', 405],
])('%s carries the security headers of the build', async (_, path, status) => {
  const method = status === 405 ? 'DELETE' : 'GET'
  const answer = await get(path, status === 206 ? { range: 'bytes=0-9' } : {}, method)
  expect([answer.status, answer.headers]).toEqual([status, expect.objectContaining(built)])
})

test('A page that has not changed, and HEAD, carry them too', async () => {
  const { headers } = await get('/')
  expect(await get('/', { 'if-none-match': headers.etag ?? '' })).toMatchObject({ status: 304, headers: built })
  expect(await get('/', {}, 'HEAD')).toMatchObject({ status: 200, headers: built })
})

test.each(['/healthz', '/readyz', '/blog-api/blogs/contents/active', '/api/nothing', '/hooks/rebuild'])(
  'The service %s runs nothing and is read by its own site alone',
  async (path) => {
    const { headers } = await get(path)
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
  },
)

test.each(Object.keys(hostFiles))('No visitor is answered with %s', async (path) => {
  expect((await get(path)).status).toBe(404)
})

test('A new release brings its own policy, with its first answer', async () => {
  const next = siteHeaders(settings, ['sha256-next='])
  await writeFiles(sample.publicDir, { ...buildStamp('build2'), [headersFile]: next })
  await createRelease(sample)
  await sample.releases.reload()
  expect((await get('/')).headers['content-security-policy']).toBe(next['content-security-policy'])
})

test('A new release brings its own policy to all who ask at that moment', async () => {
  const others = siteHeaders(settings, ['sha256-others='])
  await writeFiles(sample.publicDir, { ...buildStamp('build3'), [headersFile]: others })
  await createRelease(sample)
  // Its time is noticed by a first request, among many
  await new Promise((resolve) => setTimeout(resolve, 600))
  const answers = await Promise.all(Array.from({ length: 40 }, () => get('/')))
  const policies = new Set(answers.map(({ headers }) => headers['content-security-policy']))
  expect([...policies]).toEqual([others['content-security-policy']])
})

test('A server that has just begun sends the policy of its release with every answer', async () => {
  const begun = buildApp({ settings, releases: sample.releases, articlesDir: await temporaryFolder() })
  const answers = await Promise.all(Array.from({ length: 40 }, () => begun.inject('/')))
  await begun.close()
  const policies = new Set(answers.map(({ headers }) => headers['content-security-policy']))
  expect([...policies]).toEqual([expect.stringContaining('sha256-')])
})

test.each([
  ['is no JSON', 'not json'],
  ['is a list', '[]'],
  ['holds line ends', JSON.stringify({ 'content-security-policy': "default-src *\r\nset-cookie: x=1'" })],
])('A build whose file of headers %s gets the strictest policy', async (_, text) => {
  await writeFiles(sample.publicDir, { ...buildStamp(`build-${text.length}`), [headersFile]: text })
  await createRelease(sample)
  await sample.releases.reload()
  const { headers, status } = await get('/')
  expect([status, headers['set-cookie']]).toEqual([200, undefined])
  expect(headers).toMatchObject(siteHeaders(settings, []))
})

test('Whether browsers keep to https is said by the server, whatever the build was made for', async () => {
  const headers = { ...siteHeaders(readSettings({}), []), 'strict-transport-security': 'max-age=7' }
  await writeFiles(sample.publicDir, { ...buildStamp('build-https'), [headersFile]: headers })
  await createRelease(sample)
  await sample.releases.reload()
  expect((await get('/')).headers['strict-transport-security']).toBe('max-age=31536000')
})
