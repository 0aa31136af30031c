import { addLead, useLeadStores, type TestStore } from '../leads/testing/lead-stores'
import { findLead } from '../leads/read-leads'
import { readSettings } from '../../src/settings/settings'
import { channelsOf, sendersOf, type Channel, type Send } from './channels'
import { claimDue } from './claims'
import { deliverDue } from './deliver'
import { DeliveryError } from './delivery-error'
import { outboxRowsFor } from './outbox-rows'
import { startOutbox } from './start-outbox'
import { startHookReceiver } from './testing/hook-receiver'
import { startMailServer } from './testing/mail-server'

const newStore = useLeadStores()
const closing: (() => Promise<void>)[] = []
const receivedAt = '2026-11-20T02:00:00.000Z'
const receivedMs = Date.parse(receivedAt)
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

async function addDue(store: TestStore, channels: readonly Channel[], status: 'accepted' | 'suspected' = 'accepted') {
  const id = await addLead(store, { received_at: receivedAt, status })
  const rows = outboxRowsFor({ id, received_at: receivedAt, status }, channels)
  if (rows.length > 0) await store.database.db.insertInto('outbox').values(rows).execute()
  return id
}

const failing: Send = () => Promise.reject(new DeliveryError('HTTP 500'))

function deliverer({ database }: TestStore, send: Send) {
  const logged: string[] = []
  const senders = new Map([['webhook' as const, send]])
  return {
    logged,
    deliverAt: (nowMs: number) =>
      deliverDue({ database, senders, log: (message) => logged.push(message), nowMs: () => nowMs }),
  }
}

const deliveryOf = async ({ database: { db } }: TestStore, id: string) => (await findLead(db, id))?.deliveries[0]

describe.each(['sqlite', 'postgres'] as const)('%s', (dialect) => {
  it('delivers a lead once', async () => {
    const store = await newStore(dialect)
    const id = await addDue(store, ['webhook'])
    const sent: string[] = []
    const { deliverAt } = deliverer(store, (lead) => Promise.resolve(sent.push(lead.id)).then(() => null))
    expect(await deliverAt(receivedMs)).toBe(1)
    expect(await deliverAt(receivedMs + dayMs)).toBe(0)
    expect(sent).toEqual([id])
    expect(await deliveryOf(store, id)).toMatchObject({ attempts: 1, nextAttemptAt: null, lastError: null })
    expect((await deliveryOf(store, id))?.deliveredAt).toEqual(expect.any(String))
  })

  it('tries again after growing waits, with the same id, and shows why', async () => {
    const store = await newStore(dialect)
    const id = await addDue(store, ['webhook'])
    const ids: string[] = []
    const { deliverAt, logged } = deliverer(store, (lead, deliveryId) => failing(lead, String(ids.push(deliveryId))))
    expect(await deliverAt(receivedMs)).toBe(1)
    expect(await deliveryOf(store, id)).toMatchObject({
      attempts: 1,
      lastError: 'HTTP 500',
      deliveredAt: null,
      nextAttemptAt: '2026-11-20T02:01:00.000Z',
    })
    expect(await deliverAt(receivedMs + minuteMs - 1)).toBe(0)
    expect(await deliverAt(receivedMs + minuteMs)).toBe(1)
    expect(await deliveryOf(store, id)).toMatchObject({ attempts: 2, nextAttemptAt: '2026-11-20T02:03:00.000Z' })
    expect(new Set(ids).size).toBe(1)
    expect(logged[0]).toBe(
      `Lead ${id} was not delivered by webhook (HTTP 500): the next attempt is at 2026-11-20T02:01:00.000Z`,
    )
  })

  it('gives up after a week', async () => {
    const store = await newStore(dialect)
    const id = await addDue(store, ['webhook'])
    const { deliverAt, logged } = deliverer(store, failing)
    await deliverAt(receivedMs + 7 * dayMs)
    expect(await deliveryOf(store, id)).toMatchObject({ attempts: 1, nextAttemptAt: null, deliveredAt: null })
    expect(logged[0]).toContain('given up after a week')
    expect(await deliverAt(receivedMs + 30 * dayMs)).toBe(0)
  })

  it('delivers nothing of a lead that was caught, and nothing twice', async () => {
    const store = await newStore(dialect)
    await addDue(store, ['webhook'], 'suspected')
    expect(await store.database.db.selectFrom('outbox').selectAll().execute()).toEqual([])
    const id = await addDue(store, ['webhook', 'email'])
    const again = outboxRowsFor({ id, received_at: receivedAt, status: 'accepted' }, ['webhook'])
    await expect(store.database.db.insertInto('outbox').values(again).execute()).rejects.toThrow(/unique/i)
  })

  it('gives each delivery to one worker, and to another one when that has died', async () => {
    const store = await newStore(dialect)
    for (let count = 0; count < 20; count += 1) await addDue(store, ['webhook'])
    const claim = (nowMs: number) =>
      claimDue(store.database, { channels: ['webhook'], nowMs, leaseMs: 5 * minuteMs, limit: 4 })
    const claimed = (await Promise.all(Array.from({ length: 8 }, () => claim(receivedMs)))).flat()
    expect(new Set(claimed.map(({ id }) => id)).size).toBe(claimed.length)
    expect(claimed).toHaveLength(20)
    expect(await claim(receivedMs + 4 * minuteMs)).toEqual([])
    expect(await claim(receivedMs + 5 * minuteMs)).toHaveLength(4)
  })

  it('delivers by e-mail and webhook while the one of them is broken', async () => {
    const store = await newStore(dialect)
    const receiver = await startHookReceiver()
    const mailServer = await startMailServer()
    closing.push(receiver.close)
    await mailServer.close()
    const settings = readSettings({
      SMTP_URL: mailServer.url,
      LEADS_EMAIL_TO: 'sales@example.com',
      LEADS_EMAIL_FROM: 'site@example.com',
      LEADS_WEBHOOK_URL: receiver.url,
      LEADS_WEBHOOK_SECRET: secret,
    })
    const id = await addDue(store, channelsOf(settings))
    const logged: string[] = []
    const outbox = startOutbox({
      database: store.database,
      senders: sendersOf(settings),
      log: (message) => logged.push(message),
      pollMs: 50,
    })
    const deliveries = async () => (await findLead(store.database.db, id))?.deliveries ?? []
    while (!(await deliveries()).every(({ attempts }) => attempts > 0))
      await new Promise((resolve) => setTimeout(resolve, 50))
    await outbox.close()
    const [email, webhook] = await deliveries()
    expect(email).toMatchObject({ channel: 'email', deliveredAt: null, lastError: 'ESOCKET' })
    expect(webhook).toMatchObject({ channel: 'webhook', lastError: null })
    expect(webhook?.deliveredAt).not.toBeNull()
    expect(receiver.calls).toHaveLength(1)
    expect(logged.join()).not.toMatch(/สมชาย|somchai|sales@|whsec|smtp:/)
  })
})

it('does nothing while no delivery is set', async () => {
  expect(channelsOf(readSettings({}))).toEqual([])
  const store = await newStore('sqlite')
  const outbox = startOutbox({ database: store.database, senders: sendersOf(readSettings({})), log: () => undefined })
  await outbox.close()
})

it('does not hold up the end of the server for a receiver that hangs', async () => {
  const store = await newStore('sqlite')
  await addDue(store, ['webhook'])
  let hasBegun: () => void = () => undefined
  const begun = new Promise<void>((resolve) => (hasBegun = resolve))
  const send: Send = () => {
    hasBegun()
    return new Promise(() => undefined)
  }
  const senders = new Map([['webhook' as const, send]])
  const outbox = startOutbox({ database: store.database, senders, log: () => undefined, closeMs: 50 })
  await begun
  await outbox.close()
})
