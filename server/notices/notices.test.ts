import { Webhook } from 'standardwebhooks'
import { readSettings } from '../../src/settings/settings'
import { readMail, startMailServer } from '../outbox/testing/mail-server'
import { startHookReceiver } from '../outbox/testing/hook-receiver'
import type { BuildRecord } from '../rebuild/build-record'
import { removeFolders, temporaryFolder } from '../testing/temporary-folder'
import type { Notice } from './notice'
import { noticeSendersOf } from './notice-senders'
import { openNotices, type Notices } from './open-notices'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const closing: (() => Promise<unknown>)[] = []
const minuteMs = 60_000
const hourMs = 60 * minuteMs

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
  await removeFolders()
})

const build = (changes: Partial<BuildRecord>): BuildRecord => ({
  id: 'build-1',
  state: 'failed',
  reasons: ['schedule'],
  queuedAt: '2026-11-20T02:00:00.000Z',
  startedAt: '2026-11-20T02:00:00.000Z',
  finishedAt: '2026-11-20T02:00:05.000Z',
  phase: 'source',
  phaseStartsMs: {},
  release: null,
  pagesChanged: null,
  problem: 'The blog API does not answer (127.0.0.1:4001)',
  ...changes,
})
const good = build({ id: 'build-9', state: 'unchanged', problem: null })

/** Notices of one DATA_DIR with a clock of their own, sent to a receiver that answers what the test says. */
async function start() {
  const answers = { status: 204 }
  const receiver = await startHookReceiver((response) => response.writeHead(answers.status).end())
  closing.push(receiver.close)
  const dataDir = await temporaryFolder()
  const clock = { nowMs: Date.parse('2026-11-20T02:00:05Z') }
  const logged: string[] = []
  const settings = readSettings({ NOTICE_WEBHOOK_URL: receiver.url, NOTICE_WEBHOOK_SECRET: secret })
  const open = async (): Promise<Notices> => {
    const log = (line: string) => logged.push(line)
    const notices = await openNotices({ dataDir, senders: noticeSendersOf(settings), log, now: () => clock.nowMs })
    closing.push(() => notices.close())
    return notices
  }
  const told = () => receiver.calls.map(({ body }) => (JSON.parse(body) as Notice).type.replace('rebuild.', ''))
  return { ...receiver, answers, clock, logged, open, told }
}

test('a failure is told once, signed, and the next good build says that it is over', async () => {
  const { open, told, calls } = await start()
  const notices = await open()
  notices.note(build({}))
  notices.note(build({ id: 'build-2', problem: 'The blog API does not answer (127.0.0.1:4777)' }))
  notices.note(good)
  notices.note(good)
  await notices.settle()
  expect(told()).toEqual(['failed', 'recovered'])
  const [call = { headers: {}, body: '' }] = calls
  expect(new Webhook(secret).verify(call.body, call.headers)).toMatchObject({
    type: 'rebuild.failed',
    data: { build: 'build-1', reasons: ['schedule'], failing_since: '2026-11-20T02:00:05.000Z' },
  })
})

test('another failure is told too, each once, and again after a day', async () => {
  const { open, told, clock } = await start()
  const notices = await open()
  for (const problem of ['no API', 'no disk', 'no API', 'no disk']) {
    notices.note(build({ problem }))
    clock.nowMs += 15 * minuteMs
  }
  await notices.settle()
  expect(told()).toEqual(['failed', 'failed'])
  clock.nowMs += 24 * hourMs
  notices.note(build({ problem: 'no API' }))
  await notices.settle()
  expect(told()).toHaveLength(3)
})

test('a good build without a failure before it is nothing to tell', async () => {
  const { open, calls } = await start()
  const notices = await open()
  notices.note(good)
  await notices.settle()
  expect(calls).toEqual([])
})

test('what was told is known after a restart, and what did not arrive is sent again', async () => {
  const { open, told, answers, clock, logged } = await start()
  answers.status = 503
  const before = await open()
  before.note(build({}))
  await before.settle()
  await before.close()
  expect(logged.join()).toContain('not delivered by webhook (HTTP 503)')
  answers.status = 204
  const after = await open()
  after.note(build({ id: 'build-2' }))
  await after.settle()
  expect(told()).toEqual(['failed'])
  clock.nowMs += 2 * minuteMs
  await after.settle()
  expect(told()).toEqual(['failed', 'failed'])
  after.note(good)
  await after.settle()
  expect(told()).toEqual(['failed', 'failed', 'recovered'])
})

test('without the settings nothing is sent', () => {
  expect(noticeSendersOf(readSettings({})).size).toBe(0)
})

test('the e-mail says in both languages what has happened', async () => {
  const server = await startMailServer()
  closing.push(() => Promise.resolve(server.close()))
  const settings = readSettings({
    SMTP_URL: server.url,
    NOTICE_EMAIL_TO: 'web@example.com',
    LEADS_EMAIL_FROM: 'site@example.com',
  })
  const notices = await openNotices({
    dataDir: await temporaryFolder(),
    senders: noticeSendersOf(settings),
    log: (line) => expect(line).toBe(''),
  })
  closing.push(() => notices.close())
  notices.note(build({}))
  await notices.settle()
  const [mail = { to: [], raw: '' }] = server.mails
  expect(mail.to).toEqual(['web@example.com'])
  const { text } = readMail(mail.raw)
  expect(text).toContain('อัปเดตเว็บไซต์ไม่สำเร็จ')
  expect(text).toContain('Reason: The blog API does not answer')
  expect(text).toContain('Failing since: 20 November 2026 09:00')
})
