import { Webhook } from 'standardwebhooks'
import { readSettings } from '../../src/settings/settings'
import { validValues } from '../../src/forms/testing'
import { findLead } from '../leads/read-leads'
import { openLeads } from '../open-leads'
import { startApiServer } from '../testing/api-server'
import { postJson } from '../testing/post-form'
import { removeFolders } from '../testing/temporary-folder'
import { startHookReceiver } from './testing/hook-receiver'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const closing: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

afterAll(removeFolders)

it('delivers what a form has sent, while a mail server that is away touches no visitor', async () => {
  const receiver = await startHookReceiver()
  closing.push(receiver.close)
  const environment = {
    LEADS_WEBHOOK_URL: receiver.url,
    LEADS_WEBHOOK_SECRET: secret,
    SMTP_URL: 'smtp://127.0.0.1:1',
    LEADS_EMAIL_TO: 'sales@example.com',
    LEADS_EMAIL_FROM: 'site@example.com',
  }
  const server = await startApiServer({ environment })
  closing.push(server.close)
  const { status, body } = await postJson(server.url, 'inquiry', validValues.inquiry)
  expect(status).toBe(201)
  const id = String(body.data?.id)
  const before = await findLead(server.database().db, id)
  expect(before?.deliveries.map(({ channel, attempts }) => [channel, attempts])).toEqual([
    ['email', 0],
    ['webhook', 0],
  ])

  const leads = await openLeads(server.dataDir, readSettings(environment), () => undefined)
  closing.push(leads.close)
  const deliveries = async () => (await findLead(server.database().db, id))?.deliveries ?? []
  while ((await deliveries()).some(({ attempts }) => attempts === 0)) await new Promise((done) => setTimeout(done, 50))
  const [call = { headers: {}, body: '' }] = receiver.calls
  expect(new Webhook(secret).verify(call.body, call.headers)).toMatchObject({ data: { id, form: 'inquiry' } })
  expect(await deliveries()).toMatchObject([{ deliveredAt: null, lastError: 'ESOCKET' }, { lastError: null }])
}, 30_000)
