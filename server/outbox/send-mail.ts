import { createTransport } from 'nodemailer'
import type { Lead } from '../leads/lead'
import { composeMail } from './compose-mail'

export interface MailTarget {
  /** smtp:// or smtps://, with user and password. */
  url: string
  to: readonly string[]
  from: string
  timeoutMs?: number
}

const standardTimeoutMs = 60_000
const greetingTimeoutMs = 15_000

const isThisMachine = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host)

/** Encryption is a must except to this machine; `?requireTLS=false` in SMTP_URL lifts that for a trusted network. */
function mustEncrypt(address: string): boolean {
  const { hostname, searchParams } = new URL(address)
  return !isThisMachine(hostname) && searchParams.get('requireTLS') !== 'false'
}

/**
 * Sends an e-mail of plain text. Subject and addresses must hold nothing that a visitor wrote.
 *
 * @param deliveryId the same at each attempt: it makes the Message-ID, by which mail programs drop repeats
 * @returns what is worth knowing although it is sent: recipients that the server refused while it took others. They are
 *   not tried again, since the others would get the e-mail again too
 * @throws when the mail server takes it for nobody
 */
export async function postMail(
  message: { subject: string; text: string },
  deliveryId: string,
  { url, to, from, timeoutMs = standardTimeoutMs }: MailTarget,
): Promise<string | null> {
  const transport = createTransport({
    url,
    requireTLS: mustEncrypt(url),
    connectionTimeout: Math.min(greetingTimeoutMs, timeoutMs),
    greetingTimeout: Math.min(greetingTimeoutMs, timeoutMs),
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    const { rejected } = await transport.sendMail({
      from,
      to: [...to],
      messageId: `<${deliveryId}@${from.slice(from.lastIndexOf('@') + 1)}>`,
      ...message,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    return rejected.length > 0 ? `${rejected.length} of ${to.length} recipients refused` : null
  } finally {
    transport.close()
  }
}

/** Sends a lead as an e-mail, as `postMail` does; attachments are not sent. */
export const sendMail = (lead: Lead, deliveryId: string, target: MailTarget): Promise<string | null> =>
  postMail(composeMail(lead), deliveryId, target)
