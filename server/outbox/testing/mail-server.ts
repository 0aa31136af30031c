import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** An e-mail as it came over the wire. */
export interface ReceivedMail {
  from: string
  to: string[]
  raw: string
}

const refusal = (message: string, responseCode: number) => Object.assign(new Error(message), { responseCode })

/**
 * A real SMTP server on a free port of this machine.
 *
 * @param refuses recipients that it refuses, naming them, as mail servers do
 */
export async function startMailServer(refuses: readonly string[] = [], options: SMTPServerOptions = {}) {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, callback) {
      callback(refuses.includes(address) ? refusal(`No such user: ${address}`, 550) : null)
    },
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString() })
        callback()
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    mails,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

const decodeQuotedPrintable = (text: string) => {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** The header lines (unfolded) and the decoded text of an e-mail of one part. */
export function readMail(raw: string): { headers: string[]; text: string } {
  const end = raw.indexOf('\r\n\r\n')
  const headers = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const encoding = headers.find((line) => /^content-transfer-encoding:/i.test(line)) ?? ''
  const body = raw.slice(end + 4)
  const text = encoding.includes('base64') ? Buffer.from(body, 'base64').toString('utf8') : decodeQuotedPrintable(body)
  return { headers, text }
}
