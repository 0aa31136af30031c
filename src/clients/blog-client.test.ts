import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApiClient } from './api-client'
import type { ApiError } from './api-error'
import { createBlogClient } from './blog-client'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

let server: Server
let baseUrl: string
let handler: Handler
let asked: { method: string; url: string; authorization: string | undefined }[]

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({
      method: String(request.method),
      url: String(request.url),
      authorization: request.headers.authorization,
    })
    handler(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

beforeEach(() => {
  asked = []
})

const answer =
  (status: number, body: unknown): Handler =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

const article = { name: 'บ้าน', category: 'Sustainability', title: { th: 'บ้าน' } }
const client = (options = {}) => createBlogClient({ baseUrl, token: 'secret', ...options })
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no failure',
    (error: ApiError) => `${error.name} ${error.kind} ${error.status ?? '-'}`,
  )

test('an article is asked for by its name, percent-encoded, with the bearer token', async () => {
  handler = answer(200, { data: article })
  expect(await client().readByName('บ้าน/ ?')).toEqual(article)
  expect(asked).toEqual([
    {
      method: 'GET',
      url: `/v1/blogs/contents/name/${encodeURIComponent('บ้าน/ ?')}`,
      authorization: 'Bearer secret',
    },
  ])
})

test.each([
  [404, { error: { code: 'not_found' } }],
  [404, '<h1>Not Found</h1>'],
  [200, { data: null }],
])('status %s with %j means that there is none', async (status, body) => {
  handler = answer(status, body)
  expect(await client().readByName('x')).toBeNull()
})

test('search asks in a language and leaves out what is no article', async () => {
  handler = answer(200, { data: [article, null, { name: 7 }, 'x', { ...article, name: '' }] })
  expect(await client().search('บ้าน & สวน', 'en')).toEqual([article])
  expect(asked[0]?.url).toBe(`/v1/blogs/contents/search/${encodeURIComponent('บ้าน & สวน')}?language=en`)
})

test.each([
  ['{"data": {', 'shape 200'],
  ['<!doctype html>', 'shape 200'],
  ['', 'shape 200'],
  ['[]', 'shape -'],
  ['{}', 'shape -'],
  ['{"data": {"name": 7}}', 'shape -'],
  ['{"data": []}', 'shape -'],
])('the answer %j is no article', async (body, kind) => {
  handler = answer(200, body)
  expect(await failure(client().readByName('x'))).toBe(`ApiError ${kind}`)
})

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  'status %s is asked about once more, then passed on',
  async (status) => {
    handler = answer(status, '<html>broken</html>')
    expect(await failure(client().readByName('x'))).toBe(`ApiError status ${status}`)
    expect(asked).toHaveLength(2)
  },
)

test.each([400, 401, 403, 405, 410, 501, 599])('status %s is passed on at once', async (status) => {
  handler = answer(status, {})
  expect(await failure(client().readByName('x'))).toBe(`ApiError status ${status}`)
  expect(asked).toHaveLength(1)
})

test('a status below 400 that is no success is an error too', async () => {
  handler = answer(304, '')
  expect(await failure(client().readByName('x'))).toBe('ApiError status 304')
})

test('the second answer counts when the first failed', async () => {
  handler = (request, response) =>
    (asked.length === 1 ? answer(503, {}) : answer(200, { data: article }))(request, response)
  expect(await client().readByName('x')).toEqual(article)
})

test('a POST is never repeated, and the body of its error is kept', async () => {
  handler = answer(503, '{"error":{"code":"unavailable"}}')
  const ask = createApiClient({ baseUrl, token: 't' })
  const error = await ask('/inquiries', { method: 'POST', body: { name: 'ก' } }).catch((thrown: ApiError) => thrown)
  expect(asked.map(({ method }) => method)).toEqual(['POST'])
  expect(error).toMatchObject({ kind: 'status', status: 503, body: '{"error":{"code":"unavailable"}}' })
})

test('a connection that fails is a network error', async () => {
  handler = (request) => request.socket.destroy()
  expect(await failure(client().readByName('x'))).toBe('ApiError network -')
  expect(asked).toHaveLength(2)
})

test('an answer that does not come is given up at the time limit', async () => {
  handler = () => undefined
  expect(await failure(client({ timeoutMs: 50 }).readByName('x'))).toBe('ApiError timeout -')
})

test('the time limit covers a body that does not end', async () => {
  handler = (_request, response) => response.writeHead(200).write('{"data":')
  expect(await failure(client({ timeoutMs: 100 }).readByName('x'))).toBe('ApiError timeout -')
})

test('an asker who gives up is told so, with and without a time limit', async () => {
  handler = () => undefined
  for (const timeoutMs of [undefined, 10_000]) {
    const controller = new AbortController()
    const running = client({ timeoutMs }).readByName('x', { signal: controller.signal })
    setTimeout(() => controller.abort(), 20)
    expect(await failure(running)).toBe('ApiError aborted -')
  }
})

test('an address that is not http(s) is refused and not asked', async () => {
  expect(await failure(client({ baseUrl: 'ftp://127.0.0.1' }).readByName('x'))).toBe('ApiError protocol -')
})

test('the error does not tell the token', async () => {
  handler = answer(401, {})
  const error = await client()
    .readByName('x')
    .catch((thrown: ApiError) => thrown)
  expect((error as ApiError).message).not.toContain('secret')
})
