import { randomUUID } from 'node:crypto'
import http from 'node:http'
import net from 'node:net'
import { formPaths, maxFileBytes } from '../../src/forms/fields'
import { validValues } from '../../src/forms/testing'
import { startApiServer, uploadsOf, type ApiServer } from '../testing/api-server'
import { completeForm, post, postJson, readAnswer } from '../testing/post-form'
import { rawRequest } from '../testing/raw-request'
import { sampleUpload } from '../testing/sample-uploads'
import { removeFolders } from '../testing/temporary-folder'

let api: ApiServer

beforeAll(async () => {
  api = await startApiServer({ environment: { SITE_URL: 'https://www.example.com' } })
})

afterAll(async () => {
  expect(await uploadsOf(api)).toEqual([])
  expect(await api.database().db.selectFrom('leads').select('id').execute()).toEqual([])
  await api.close()
  await removeFolders()
})

const json = { 'content-type': 'application/json' }

/** Waits until there are so many files among the uploads, two seconds at most. */
async function untilUploads(count: number): Promise<string[]> {
  for (let tries = 0; tries < 100 && (await uploadsOf(api)).length !== count; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return uploadsOf(api)
}

/** Every error has this shape, and shows nothing of the inside. */
function expectError(answer: { status: number; text: string }, status: number, code: string) {
  expect(answer.status).toBe(status)
  const { error } = JSON.parse(answer.text) as { error: Record<string, unknown> }
  expect(error['code']).toBe(code)
  expect(typeof error['message']).toBe('string')
  expect(answer.text).not.toMatch(/node_modules|\.ts\b|Error:|\\n\s+at /)
}

test.each(Object.keys(formPaths))('%s without a bearer token, or with a wrong one, is 401', async (form) => {
  for (const authorization of ['', 'Bearer', 'Bearer wrong', 'Basic cHVibGlj', 'Bearer public public']) {
    const answer = await post(api.url, form as 'inquiry', '{}', { headers: { ...json, authorization } })
    expectError(answer, 401, 'unauthorized')
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
  }
})

test.each([
  '/api',
  '/api/',
  '/api/x',
  '/api/registrations/',
  '/api/registrations/x',
  '/api/%2e%2e/x',
  '/api/Registrations',
])('%s is 404', async (path) => {
  for (const method of ['GET', 'POST', 'DELETE'])
    expectError(await rawRequest(api.url, path, { method }), 404, 'not_found')
})

test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s is 405, with what is allowed', async (method) => {
  for (const path of Object.values(formPaths)) {
    const answer = await rawRequest(api.url, `/api${path}`, { method })
    expectError(answer, 405, 'method_not_allowed')
    expect(answer.headers.allow).toBe('POST')
  }
})

test.each(['{', '', '{"name":}', '{"__proto__":{"a":1}}', '\u0000', 'name=x'])(
  'malformed JSON is 400: %j',
  async (body) => {
    expectError(await post(api.url, 'inquiry', body, { headers: json }), 400, 'bad_request')
  },
)

test.each(['[]', '"x"', '5', 'null', '{}'])('JSON that is no form is 422: %s', async (body) => {
  expectError(await post(api.url, 'inquiry', body, { headers: json }), 422, 'validation_failed')
})

test.each([
  ['multipart/form-data', 'x'],
  ['multipart/form-data; boundary=b', 'no boundary in here'],
  ['multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data; name="name"\r\n\r\ncut'],
  [
    'multipart/form-data; boundary=b',
    '--b\r\ncontent-disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF',
  ],
  ['multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n'],
])('malformed multipart is 400: %s %j', async (type, body) => {
  expectError(await post(api.url, 'career', body, { headers: { 'content-type': type } }), 400, 'bad_request')
})

test.each(['text/plain', 'application/xml', 'application/jsonx', 'image/png'])('%s is 415', async (type) => {
  expectError(await post(api.url, 'inquiry', 'x', { headers: { 'content-type': type } }), 415, 'unsupported_media_type')
})

test('more than 256 kB of JSON or of text is 413', async () => {
  const long = { ...validValues.inquiry, message: 'x'.repeat(256 * 1024) }
  expectError(await postJson(api.url, 'inquiry', long), 413, 'too_large')
  expectError(await post(api.url, 'inquiry', new URLSearchParams({ message: long.message })), 413, 'too_large')
  const parts = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`x${index}`, 'x'.repeat(40_000)]))
  expectError(await post(api.url, 'inquiry', completeForm('inquiry', parts)), 413, 'too_large')
  const part = completeForm('inquiry', { message: 'x'.repeat(70_000) })
  expectError(await post(api.url, 'inquiry', part), 413, 'too_large')
})

test('more parts than a form has are 413', async () => {
  const many = Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`x${index}`, 'x']))
  expectError(await post(api.url, 'rights', completeForm('rights', many)), 413, 'too_large')
})

test('a body of 60 MB is 413, read to its end or not', async () => {
  const resume = sampleUpload('pdf', 'cv.pdf', 60 * 1024 * 1024)
  expectError(await post(api.url, 'career', completeForm('career', { resume })), 413, 'too_large')
})

test('three files over the limit are all named', async () => {
  const [map, title_deed] = [
    sampleUpload('png', 'a.png', maxFileBytes + 1),
    sampleUpload('gif', 'b.gif', 2 * maxFileBytes),
  ]
  const answer = await post(api.url, 'land', completeForm('land', { map, title_deed }))
  expectError(answer, 413, 'too_large')
  expect(answer.body.error?.fields).toEqual({ map: 'errors.file.size', title_deed: 'errors.file.size' })
})

test.each(['x', '', '123', 'not-a-uuid-at-all', `${randomUUID()}0`])(
  'an Idempotency-Key that is no UUID is 400: %j',
  async (key) => {
    expectError(await postJson(api.url, 'inquiry', validValues.inquiry, { key }), 400, 'bad_request')
  },
)

test('an upload that breaks off leaves nothing behind', async () => {
  const { hostname, port } = new URL(api.url)
  const socket = net.connect(Number(port), hostname)
  await new Promise((resolve) => socket.once('connect', resolve))
  const head = '--b\r\ncontent-disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF'
  socket.write(
    'POST /api/career-applications HTTP/1.1\r\nhost: x\r\nauthorization: Bearer public\r\n' +
      `content-type: multipart/form-data; boundary=b\r\ncontent-length: 4000000\r\n\r\n${head}${'x'.repeat(500_000)}`,
  )
  expect(await untilUploads(1)).toHaveLength(1)
  socket.destroy()
  expect(await untilUploads(0)).toEqual([])
})

test('a file that comes without end ends the connection', async () => {
  const { hostname, port } = new URL(api.url)
  const headers = { authorization: 'Bearer public', 'content-type': 'multipart/form-data; boundary=b' }
  const request = http.request({ hostname, port, path: '/api/career-applications', method: 'POST', headers })
  const ended = new Promise((resolve) => {
    request.on('error', resolve)
    request.on('response', resolve)
  })
  request.write('--b\r\ncontent-disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF')
  let isOver = false
  void ended.then(() => (isOver = true))
  let sent = 0
  for (; sent < 400 && !isOver; sent += 1) {
    const isFlowing = request.write(Buffer.alloc(1024 * 1024, 'x'))
    if (!isFlowing) await Promise.race([new Promise((resolve) => request.once('drain', resolve)), ended])
  }
  await ended
  request.destroy()
  expect(sent).toBeLessThan(200)
  expect(await untilUploads(0)).toEqual([])
})

describe('rate limit', () => {
  let limited: ApiServer

  beforeEach(async () => {
    limited = await startApiServer({ environment: { RATE_LIMIT_MAX: '3' } })
  })

  afterEach(() => limited.close())

  test('answers 429 with Retry-After after RATE_LIMIT_MAX forms in a minute, and nothing else is limited', async () => {
    const send = () => postJson(limited.url, 'inquiry', validValues.inquiry)
    for (const status of [201, 201, 201]) expect((await send()).status).toBe(status)
    const answer = await send()
    expectError(answer, 429, 'too_many_requests')
    const retryAfterS = Number(answer.headers.get('retry-after'))
    expect(retryAfterS).toBeGreaterThan(0)
    expect(retryAfterS).toBeLessThanOrEqual(60)
    expect((await postJson(limited.url, 'rights', validValues.rights)).status).toBe(429)
    expect((await fetch(`${limited.url}/api/openapi.json`)).status).toBe(200)
    expect((await fetch(`${limited.url}/healthz`)).status).toBe(200)
  })

  test('does not believe what a client says of its address', async () => {
    const send = (address: string) =>
      postJson(limited.url, 'inquiry', validValues.inquiry, { headers: { 'x-forwarded-for': address } })
    const statuses = []
    for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4']) statuses.push((await send(address)).status)
    expect(statuses).toEqual([201, 201, 201, 429])
    expect(limited.log().match(/set TRUSTED_PROXIES/g)).toHaveLength(1)
  })

  test('counts visitors behind a proxy that is trusted one by one', async () => {
    const behind = await startApiServer({ environment: { RATE_LIMIT_MAX: '1', TRUSTED_PROXIES: 'loopback' } })
    const send = async (address: string) => {
      const headers = { 'x-forwarded-for': address }
      return (await postJson(behind.url, 'inquiry', validValues.inquiry, { headers })).status
    }
    const statuses = [await send('203.0.113.1'), await send('203.0.113.2'), await send('198.51.100.9, 203.0.113.2')]
    expect(statuses).toEqual([201, 201, 429])
    expect(behind.log()).not.toContain('TRUSTED_PROXIES')
    await behind.close()
  })

  test('does not count those without a token', async () => {
    for (let count = 0; count < 5; count += 1) {
      await post(limited.url, 'inquiry', '{}', { headers: { ...json, authorization: 'Bearer wrong' } })
    }
    expect((await postJson(limited.url, 'inquiry', validValues.inquiry)).status).toBe(201)
  })
})

describe('CORS', () => {
  const origin = 'https://www.example.com'
  const ask = (from: string) =>
    fetch(`${api.url}/api/inquiries`, {
      method: 'OPTIONS',
      headers: {
        origin: from,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    })

  test('lets pages of SITE_URL post', async () => {
    const answer = await ask(origin)
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
    expect(answer.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('idempotency-key')
    const posted = await postJson(api.url, 'inquiry', {}, { headers: { origin } })
    expect(posted.headers.get('access-control-allow-origin')).toBe(origin)
  })

  test('names nobody else, on no address', async () => {
    for (const from of ['https://evil.example', 'null', 'https://www.example.com.evil.example']) {
      expect((await ask(from)).headers.get('access-control-allow-origin')).toBe(origin)
    }
    expect((await fetch(`${api.url}/healthz`)).headers.get('access-control-allow-origin')).toBeNull()
  })
})

test('openapi.json describes every form and every field', async () => {
  const { status, text } = await readAnswer(await fetch(`${api.url}/api/openapi.json`))
  expect(status).toBe(200)
  const document = JSON.parse(text) as {
    openapi: string
    paths: Record<string, { post: { requestBody: { content: Content } } }>
  }
  type Content = Record<
    string,
    { schema: { required: string[]; properties: Record<string, { description?: string }> } }
  >
  expect(document.openapi).toMatch(/^3\./)
  expect(Object.keys(document.paths).sort()).toEqual(
    Object.values(formPaths)
      .map((path) => `/api${path}`)
      .sort(),
  )
  const { schema } = document.paths['/api/land-proposals']?.post.requestBody.content['multipart/form-data'] ?? {}
  expect(schema?.properties['title_deed']).toMatchObject({ type: 'string', format: 'binary' })
  expect(schema?.properties['latitude']).toMatchObject({ type: 'number', minimum: -90, maximum: 90 })
  expect(schema?.required).toEqual(expect.arrayContaining(['name', 'area_rai', 'map']))
  expect(schema?.required).not.toEqual(expect.arrayContaining(['latitude']))
  const fields = Object.values(document.paths).flatMap(({ post: { requestBody } }) =>
    Object.values(requestBody.content).flatMap(({ schema: { properties } }) => Object.values(properties)),
  )
  expect(fields.filter(({ description }) => !description)).toEqual([])
})
