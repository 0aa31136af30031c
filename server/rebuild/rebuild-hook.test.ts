import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Webhook } from 'standardwebhooks'
import { createServer } from '../http/create-server'
import { removeFolders, temporaryFolder } from '../testing/temporary-folder'
import { openBuildHistory } from './build-history'
import { rebuildHook } from './rebuild-hook'
import { createRebuildQueue } from './rebuild-queue'
import { openSeenIds, type SeenIds } from './seen-ids'

const secret = `whsec_${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`
const token = 'a-token-for-the-cms'
let app: FastifyInstance
let url: string
let triggered: number
let idle: () => Promise<void>

async function start(secrets: { secret: string | null; token: string | null }, seen?: SeenIds) {
  const { history } = await openBuildHistory(await temporaryFolder())
  const queue = createRebuildQueue({
    history,
    work: () => Promise.resolve({ state: 'unchanged', release: null, pagesChanged: null }),
  })
  idle = () => queue.idle()
  triggered = 0
  const counted = { ...queue, trigger: (reason: string) => ((triggered += 1), queue.trigger(reason)) }
  app = createServer()
  app.register(rebuildHook, { queue: counted, ...secrets, ...(seen && { seen }) })
  url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/hooks/rebuild`
}

beforeEach(() => start({ secret, token }))
afterEach(async () => {
  await app.close()
  await idle()
  await removeFolders()
})

function signed(body: string, { id = randomUUID(), at = new Date(), key = secret } = {}): RequestInit {
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(key).sign(id, at, body),
  }
  return { method: 'POST', body, headers }
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const otherSecret = `whsec_${Buffer.from('another secret of thirty-two by').toString('base64')}`

test('a signed call is answered 202 with the build', async () => {
  const response = await fetch(url, signed('{"type":"article.updated"}'))
  expect(response.status).toBe(202)
  expect(await response.json()).toEqual({
    data: { id: expect.stringMatching(/^[\w-]{8,}$/) as string, state: 'queued' },
  })
})

test('a repeated id is answered as the first was, and asks for nothing', async () => {
  const call = signed('{}')
  const first: unknown = await (await fetch(url, call)).json()
  const second: unknown = await (await fetch(url, call)).json()
  expect(second).toEqual(first)
  expect(triggered).toBe(1)
})

test('a call without a body may be signed too', async () => {
  expect((await fetch(url, signed(''))).status).toBe(202)
})

test.each([
  ['nothing', { method: 'POST' }],
  ['another secret', signed('{}', { key: otherSecret })],
  ['a signature of another body', { ...signed('{}'), body: '{"a":1}' }],
  ['a signature of ten minutes ago', signed('{}', { at: minutesAgo(10) })],
  ['a signature of ten minutes ahead', signed('{}', { at: minutesAgo(-10) })],
  ['a wrong bearer', { method: 'POST', headers: { authorization: 'Bearer wrong' } }],
  ['an empty bearer', { method: 'POST', headers: { authorization: 'Bearer ' } }],
] satisfies [string, RequestInit][])('%s is answered 401', async (_what, call) => {
  const response = await fetch(url, call)
  expect(response.status).toBe(401)
  expect(triggered).toBe(0)
})

test('the bearer token is taken where one is set', async () => {
  const call = { method: 'POST', headers: { authorization: `Bearer ${token}` } }
  expect((await fetch(url, call)).status).toBe(202)
})

test('the bearer token needs no body that can be read', async () => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  expect((await fetch(url, { method: 'POST', headers, body: '{"cut' })).status).toBe(202)
})

test.each([
  ['too large', { body: 'x'.repeat(2 * 1024 * 1024), headers: { 'content-type': 'application/json' } }],
  ['of a type that is none', { body: 'x', headers: { 'content-type': 'nonsense;;=' } }],
])('a body that is %s is answered 401, as every other call', async (_what, call) => {
  const response = await fetch(url, { method: 'POST', ...call })
  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({ error: { code: 'unauthorized' } })
})

test('a repeated id is answered as the first was after a restart too', async () => {
  const file = path.join(await temporaryFolder(), 'webhook-ids.json')
  const restart = async () => {
    await app.close()
    await start({ secret, token }, await openSeenIds(file, { rememberForMs: 60_000 }))
  }
  await restart()
  const call = signed('{}')
  const first: unknown = await (await fetch(url, call)).json()
  await restart()
  expect(await (await fetch(url, call)).json()).toEqual(first)
  expect(triggered).toBe(0)
})

test('without secrets every call is refused, signed with an empty one too', async () => {
  await app.close()
  await start({ secret: null, token: null })
  expect((await fetch(url, signed('{}'))).status).toBe(401)
  expect((await fetch(url, { method: 'POST', headers: { authorization: 'Bearer null' } })).status).toBe(401)
})
