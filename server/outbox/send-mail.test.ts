import net from 'node:net'
import { reasonOf } from './delivery-error'
import { sendMail } from './send-mail'
import { readMail, startMailServer } from './testing/mail-server'
import { hostileText, sampleLead } from './testing/sample-lead'

type MailServer = Awaited<ReturnType<typeof startMailServer>>

const closing: (() => Promise<void>)[] = []
const addresses = { to: ['sales@example.com', 'second@example.com'], from: 'website@example.com' }

afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

async function startServer(...parameters: Parameters<typeof startMailServer>): Promise<MailServer> {
  const server = await startMailServer(...parameters)
  closing.push(server.close)
  return server
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: unknown) => reasonOf(error),
  )

it('sends an e-mail that both languages can read', async () => {
  const server = await startServer()
  expect(await sendMail(sampleLead(), 'delivery-1', { ...addresses, url: server.url })).toBeNull()
  expect(server.mails).toHaveLength(1)
  const [{ from, to, raw } = { from: '', to: [], raw: '' }] = server.mails
  expect({ from, to }).toEqual(addresses)
  const { headers, text } = readMail(raw)
  expect(headers).toContain('Message-ID: <delivery-1@example.com>')
  expect(text).toContain('ชื่อ / First name: สมชาย')
  expect(text).toContain('หัวหิน / Hua Hin')
  expect(text).toContain('20 พฤศจิกายน 2569 09:00')
  expect(text).toContain('npm run leads -- files 019aa2c0-0000-7000-8000-000000000001')
})

it('puts nothing that a visitor wrote into the headers', async () => {
  const data = Object.fromEntries(['name', 'email', 'topic', 'message'].map((name) => [name, hostileText]))
  const server = await startServer()
  await sendMail(sampleLead({ data }), 'delivery-1', { ...addresses, url: server.url })
  const { headers, text } = readMail(server.mails[0]?.raw ?? '')
  expect(server.mails[0]?.to).toEqual(addresses.to)
  const names = headers.map((line) => line.split(':')[0]?.toLowerCase())
  expect(names.sort()).toEqual([
    'auto-submitted',
    'content-transfer-encoding',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'subject',
    'to',
  ])
  expect(headers.join()).not.toContain('victim')
  expect(text).toContain('    Bcc: victim@example.com')
  expect(text.split('\n').filter((line) => /^(Bcc|ID|X):/.test(line))).toEqual([])
})

it('tells of recipients that were refused while others were not, without naming them', async () => {
  const server = await startServer(['second@example.com'])
  expect(await sendMail(sampleLead(), 'delivery-1', { ...addresses, url: server.url })).toBe(
    '1 of 2 recipients refused',
  )
  expect(server.mails[0]?.to).toEqual(['sales@example.com'])
})

it('fails when all recipients are refused, and the reason holds no address', async () => {
  const server = await startServer(addresses.to)
  expect(await failureOf(sendMail(sampleLead(), 'd', { ...addresses, url: server.url }))).toBe('EENVELOPE 550')
})

it('fails when the password is wrong, and the reason holds none', async () => {
  const server = await startServer([], {
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, callback) => callback(Object.assign(new Error('secret'), { responseCode: 535 })),
  })
  const url = server.url.replace('smtp://', 'smtp://site:secret@')
  expect(await failureOf(sendMail(sampleLead(), 'd', { ...addresses, url }))).toBe('EAUTH 535')
})

it('fails when nobody listens', async () => {
  expect(await failureOf(sendMail(sampleLead(), 'd', { ...addresses, url: 'smtp://127.0.0.1:1' }))).toMatch(/^E[A-Z]+$/)
})

it('does not wait for ever for a server that says nothing', async () => {
  const sockets: net.Socket[] = []
  const server = net.createServer((socket) => sockets.push(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    sockets.forEach((socket) => socket.destroy())
    return new Promise((resolve) => server.close(() => resolve()))
  })
  const url = `smtp://127.0.0.1:${(server.address() as net.AddressInfo).port}`
  expect(await failureOf(sendMail(sampleLead(), 'd', { ...addresses, url, timeoutMs: 200 }))).toBe('ETIMEDOUT')
})

it('sends nothing in the clear to what may be another machine, unless that is asked for', async () => {
  const server = await startServer()
  const url = server.url.replace('127.0.0.1', '127.1')
  expect(await failureOf(sendMail(sampleLead(), 'd', { ...addresses, url }))).toMatch(/^ETLS/)
  expect(server.mails).toEqual([])
  await sendMail(sampleLead(), 'd', { ...addresses, url: `${url}?requireTLS=false` })
  expect(server.mails).toHaveLength(1)
})
