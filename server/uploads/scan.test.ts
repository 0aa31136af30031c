import { once } from 'node:events'
import fs from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { readSettings } from '../../src/settings/settings'
import { removeFolders, temporaryFolder } from '../testing/temporary-folder'
import { createScan } from './scan'

const servers: net.Server[] = []
const sockets = new Set<net.Socket>()
let folder: string
let warnings: string[]

beforeEach(async () => {
  folder = await temporaryFolder()
  warnings = []
})

afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))))
})

afterAll(removeFolders)

/** The content of an INSTREAM command once it is whole, read as clamd reads it. */
function contentOf(received: Buffer): Buffer | null {
  const command = 'zINSTREAM\0'
  if (received.subarray(0, command.length).toString() !== command) return null
  const parts: Buffer[] = []
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

type Answer = (content: Buffer) => string | null

/** Speaks clamd's protocol on a real socket. */
async function clamd(answer: Answer, listenOn: { port: number; host: string } | { path: string }) {
  const server = net.createServer((socket) => {
    sockets.add(socket)
    let received = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (part) => {
      received = Buffer.concat([received, part])
      const content = contentOf(received)
      const reply = content && answer(content)
      if (reply) socket.end(`${reply}\0`)
    })
  })
  servers.push(server)
  server.listen(listenOn)
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? `tcp://127.0.0.1:${address.port}` : `unix:${String(address)}`
}

const tcp = (answer: Answer) => clamd(answer, { port: 0, host: '127.0.0.1' })
const findsEicar: Answer = (content) => (content.includes('EICAR') ? 'stream: Eicar-Signature FOUND' : 'stream: OK')

async function scan(content: string | Buffer, environment: Record<string, string>, timeoutMs = 5000) {
  const file = path.join(folder, 'upload')
  await fs.writeFile(file, content)
  const settings = readSettings(environment)
  return createScan({ settings, warn: (message) => warnings.push(message), timeoutMs })(file)
}

it('asks nobody while CLAMD_URL is not set', async () => {
  expect(await scan('a file', {})).toBe('unscanned')
  expect(warnings).toEqual([])
})

it('tells clean files from infected ones', async () => {
  const CLAMD_URL = await tcp(findsEicar)
  expect(await scan('a file', { CLAMD_URL })).toBe('clean')
  expect(await scan('… EICAR …', { CLAMD_URL })).toBe('infected')
  expect(warnings).toEqual([])
})

it('speaks over a socket in the file system too', async () => {
  const CLAMD_URL = await clamd(findsEicar, { path: path.join(folder, 'clamd.ctl') })
  expect(await scan('… EICAR …', { CLAMD_URL })).toBe('infected')
})

it.each([0, 1, 65_536, 5 * 1024 * 1024])('sends all of a file of %d bytes', async (bytes) => {
  const sent = Buffer.alloc(bytes, 'content')
  let received: Buffer | null = null
  const CLAMD_URL = await tcp((content) => {
    received = content
    return 'stream: OK'
  })
  expect(await scan(sent, { CLAMD_URL })).toBe('clean')
  expect(sent.equals(received ?? Buffer.from('nothing'))).toBe(true)
})

describe.each([
  ['does not listen', () => Promise.resolve('tcp://127.0.0.1:1'), 'ECONNREFUSED'],
  ['hangs', () => tcp(() => null), 'no answer within 300 ms'],
  ['finds the file too large', () => tcp(() => 'INSTREAM size limit exceeded. ERROR'), 'size limit exceeded'],
  ['answers something else', () => tcp(() => 'HTTP/1.1 400 Bad Request'), 'HTTP/1.1 400'],
  ['says that a part of the answer is OK', () => tcp(() => 'stream: not OK'), 'not OK'],
])('A clamd that %s', (_case, start, reason) => {
  it('keeps the file out where the scan is required', async () => {
    const attempt = scan('a file', { CLAMD_URL: await start() }, 300)
    await expect(attempt).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '60' } })
    expect(warnings.join()).toContain(reason)
  })

  it('lets the file through at best effort', async () => {
    expect(await scan('a file', { CLAMD_URL: await start(), CLAMD_MODE: 'best-effort' }, 300)).toBe('unscanned')
    expect(warnings).toHaveLength(1)
  })
})

it('takes an answer that comes before the file is through', async () => {
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.end('INSTREAM size limit exceeded. ERROR\0'))
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  const CLAMD_URL = `tcp://127.0.0.1:${port}`
  expect(await scan(Buffer.alloc(5_000_000), { CLAMD_URL, CLAMD_MODE: 'best-effort' })).toBe('unscanned')
})

it('does not take a file that cannot be read for a scanner that is away', async () => {
  const settings = readSettings({ CLAMD_URL: await tcp(findsEicar) })
  const scanMissing = createScan({ settings, warn: (message) => warnings.push(message) })
  await expect(scanMissing(path.join(folder, 'missing'))).rejects.toMatchObject({ code: 'ENOENT' })
  expect(warnings).toEqual([])
})
