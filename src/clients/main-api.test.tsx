import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { takeConsole } from '../../test/console-messages'
import { ApiError } from './api-error'
import { wrongFields } from './main-api-answers'
import { sendSubmission, type SendOptions, type Submission } from './main-api'

interface Asked {
  path: string
  headers: http.IncomingHttpHeaders
  body: string
}

type Answer = (response: http.ServerResponse) => void

const receipt = { data: { id: '01997d2e-5b1c-7c3a-9f41-2b8e6c0d4f7a', received_at: '2026-11-20T02:00:00.000Z' } }
const json =
  (status: number, body: unknown, headers: http.OutgoingHttpHeaders = {}): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

let server: http.Server
let baseUrl = ''
let asked: Asked[] = []
let answer: Answer = json(201, receipt)

/** jsdom's XMLHttpRequest asks for leave first, since the page is of another origin. */
const allowed = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, idempotency-key, content-type, accept',
  'access-control-expose-headers': 'retry-after',
}

beforeAll(async () => {
  server = http.createServer((request, response) => {
    for (const [name, value] of Object.entries(allowed)) response.setHeader(name, value)
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      asked.push({ path: String(request.url), headers: request.headers, body: Buffer.concat(parts).toString() })
      answer(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = []
  answer = json(201, receipt)
})

const inquiry: Submission = {
  form: 'inquiry',
  values: { name: 'สมหญิง', acknowledged: true, elapsed_ms: 4000, source: { path: '/' } },
  files: {},
  idempotencyKey: '4f0c2f1e-6f5a-4a53-9a0a-0a9f1b6a7a11',
}
/** jsdom's own: its XMLHttpRequest takes them, and not those of Node that these tests have otherwise. */
const { File: DomFile, FormData: DomFormData } = document.body.appendChild(document.createElement('iframe'))
  .contentWindow as unknown as { File: typeof File; FormData: typeof FormData }
beforeAll(() => {
  globalThis.FormData = DomFormData
})

const withFile: Submission = {
  ...inquiry,
  form: 'career',
  files: { resume: new DomFile(['%PDF-1.7'], 'ประวัติ.pdf', { type: 'application/pdf' }) },
}
const send = (submission: Submission, options: Partial<SendOptions> = {}) =>
  sendSubmission(submission, { signal: new AbortController().signal, baseUrl, ...options })
const failureOf = async (submission: Submission, options: Partial<SendOptions> = {}) => {
  const error = await send(submission, options).then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error(`Got ${String(error)}, takes an ApiError`)
  return error
}

test('A form without files is posted as JSON, with bearer and key, and gives the receipt', async () => {
  expect(await send(inquiry)).toEqual({ id: receipt.data.id, receivedAt: receipt.data.received_at })
  expect(asked).toHaveLength(1)
  expect(asked[0]?.path).toBe('/api/inquiries')
  expect(asked[0]?.headers).toMatchObject({
    authorization: 'Bearer public',
    'idempotency-key': inquiry.idempotencyKey,
    'content-type': 'application/json',
  })
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual(inquiry.values)
})

test('A form with files is posted as multipart: text, numbers, booleans and objects as text', async () => {
  await send(withFile)
  const { headers, body } = asked[0] ?? { headers: {}, body: '' }
  expect(headers['content-type']).toMatch('multipart/form-data; boundary=')
  expect(headers).toMatchObject({ authorization: 'Bearer public', 'idempotency-key': inquiry.idempotencyKey })
  expect(body).toMatch(/name="acknowledged"\r\n\r\ntrue\r\n/)
  expect(body).toMatch(/name="elapsed_ms"\r\n\r\n4000\r\n/)
  expect(body).toMatch(/name="source"\r\n\r\n\{"path":"\/"\}\r\n/)
  expect(body).toContain('%PDF-1.7')
})

describe.each([
  ['without files', inquiry],
  ['with files', withFile],
])('A form %s', (_kind, submission) => {
  test.each([400, 401, 404, 408, 413, 415, 425, 429, 500, 503, 504])(
    'that is answered with status %i fails with it, and is asked once',
    async (status) => {
      answer = json(status, { error: { code: 'any', message: '…' } })
      expect(await failureOf(submission)).toMatchObject({ kind: 'status', status })
      expect(asked).toHaveLength(1)
    },
  )

  test('gives the fields that the server found wrong', async () => {
    answer = json(422, {
      error: { code: 'validation_failed', message: '…', fields: { email: 'errors.email.invalid', x: 1 } },
    })
    expect(wrongFields(await failureOf(submission))).toEqual({ email: 'errors.email.invalid' })
  })

  test('gives the seconds to wait', async () => {
    answer = json(429, {}, { 'retry-after': '17' })
    expect((await failureOf(submission)).retryAfterSeconds).toBe(17)
  })

  test('fails as a network error when the connection breaks', async () => {
    const printed = takeConsole('error')
    answer = (response) => response.destroy()
    expect(await failureOf(submission)).toMatchObject({ kind: 'network', status: undefined })
    // jsdom's XMLHttpRequest says so on the console
    expect(printed.filter((text) => !text.includes('socket hang up'))).toEqual([])
  })

  test('fails by its shape when something else answers, such as the sign-in page of a network', async () => {
    answer = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Welcome to the hotel</p>')
    expect(await failureOf(submission)).toMatchObject({ kind: 'shape' })
  })

  test('fails as aborted when it is cancelled, also before it starts', async () => {
    const controller = new AbortController()
    answer = () => controller.abort()
    expect(await failureOf(submission, { signal: controller.signal })).toMatchObject({ kind: 'aborted' })
    expect(await failureOf(submission, { signal: AbortSignal.abort() })).toMatchObject({ kind: 'aborted' })
  })

  test('fails as timed out when no answer comes', async () => {
    answer = () => undefined
    expect(await failureOf(submission, { timeoutMs: 50, stallMs: 50 })).toMatchObject({ kind: 'timeout' })
  })

  test.each(['ftp://example.com/api', 'file:///api', 'javascript:0//'])(
    'fails when the address is %s',
    async (address) => {
      expect(await failureOf(submission, { baseUrl: address })).toMatchObject({ kind: 'protocol' })
      expect(asked).toEqual([])
    },
  )
})
