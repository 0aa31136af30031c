import type { ServerResponse } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { reasonOf } from './delivery-error'
import { sendWebhook } from './send-webhook'
import { startHookReceiver } from './testing/hook-receiver'
import { hostileText, sampleLead } from './testing/sample-lead'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const closing: (() => Promise<void>)[] = []

afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

async function startReceiver(answer?: (response: ServerResponse) => void) {
  const receiver = await startHookReceiver(answer)
  closing.push(receiver.close)
  return receiver
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: unknown) => reasonOf(error),
  )

it('sends the lead, signed so that the receiver can verify it', async () => {
  const { url, calls } = await startReceiver()
  await sendWebhook(sampleLead(), 'delivery-1', { url, secret })
  const [call = { headers: {}, body: '', path: '' }] = calls
  expect(call.path).toBe('/hooks/leads')
  expect(call.headers['webhook-id']).toBe('delivery-1')
  expect(new Webhook(secret).verify(call.body, call.headers)).toMatchObject({
    type: 'lead.received',
    timestamp: '2026-11-20T02:00:00.000Z',
    data: {
      id: '019aa2c0-0000-7000-8000-000000000001',
      form: 'inquiry',
      fields: { name: 'สมชาย', message: hostileText },
      consent: { marketing: true, research: false },
      files: [{ field: 'map', type: 'application/pdf', size: 2048 }],
    },
  })
  expect(call.body).not.toContain('abcdef')
})

it('is signed with that secret and no other', async () => {
  const { url, calls } = await startReceiver()
  await sendWebhook(sampleLead(), 'delivery-1', { url, secret })
  const [call = { headers: {}, body: '' }] = calls
  const other = new Webhook('whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')
  expect(() => other.verify(call.body, call.headers)).toThrow()
  expect(() => new Webhook(secret).verify(`${call.body} `, call.headers)).toThrow()
})

it.each([400, 404, 410, 429, 500, 503])('fails when the answer is %d', async (status) => {
  const { url } = await startReceiver((response) => response.writeHead(status).end('private words of the CRM'))
  expect(await failureOf(sendWebhook(sampleLead(), 'd', { url, secret }))).toBe(`HTTP ${status}`)
})

it.each([301, 302, 303, 307, 308])('does not follow a redirect (%d)', async (status) => {
  const elsewhere = await startReceiver()
  const { url, calls } = await startReceiver((response) =>
    response.writeHead(status, { location: elsewhere.url }).end(),
  )
  expect(await failureOf(sendWebhook(sampleLead(), 'd', { url, secret }))).toBe(`HTTP ${status}`)
  expect(calls).toHaveLength(1)
  expect(elsewhere.calls).toEqual([])
})

it('does not wait for ever for a receiver that says nothing', async () => {
  const { url } = await startReceiver(() => undefined)
  expect(await failureOf(sendWebhook(sampleLead(), 'd', { url, secret, timeoutMs: 200 }))).toBe('no answer in time')
})

it('does not read an answer that never ends', async () => {
  const { url } = await startReceiver((response) => response.writeHead(200).write('on and on'))
  expect(await failureOf(sendWebhook(sampleLead(), 'd', { url, secret, timeoutMs: 2000 }))).toBe('no failure')
})

it('fails when nobody listens, and when the answer is not HTTP', async () => {
  expect(await failureOf(sendWebhook(sampleLead(), 'd', { url: 'http://127.0.0.1:1/', secret }))).toMatch(
    /^(E[A-Z]+|unknown failure)$/,
  )
  const { url } = await startReceiver((response) => response.socket?.end('rubbish'))
  expect(await failureOf(sendWebhook(sampleLead(), 'd', { url, secret }))).toMatch(/^[A-Z_]+$/)
})
