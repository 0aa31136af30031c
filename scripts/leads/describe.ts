import type { Delivery, Lead } from '../../server/leads/lead'
import { printable, printableLines } from '../lib/table'

const bangkokTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Bangkok',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** A time as it is in Bangkok, such as `2026-11-20 09:00`. */
export const inBangkok = (iso: string): string => bangkokTime.format(new Date(iso))

/** How far a delivery has come, such as `email: waiting since 3 attempts (ESOCKET), next 2026-11-20 09:04`. */
export function describeDelivery({ channel, attempts, nextAttemptAt, deliveredAt, lastError }: Delivery): string {
  const reason = lastError ? ` (${lastError})` : ''
  if (deliveredAt) return `${channel}: delivered${reason}`
  if (!nextAttemptAt) return `${channel}: given up after ${attempts} attempts${reason}`
  return attempts === 0
    ? `${channel}: waiting`
    : `${channel}: failed ${attempts}×${reason}, next ${inBangkok(nextAttemptAt)}`
}

/** The row of a lead in `leads list`. */
export function rowOf(lead: Lead): string[] {
  const text = (name: string) => {
    const value = lead.data[name]
    return typeof value === 'string' ? printable(value) : ''
  }
  const status = lead.suspicion ? `${lead.status}: ${lead.suspicion}` : lead.status
  return [
    lead.id,
    inBangkok(lead.receivedAt),
    lead.form,
    `${text('name')} ${text('last_name')}`.trim(),
    text('mobile'),
    String(lead.files.length),
    status,
    lead.deliveries.map(describeDelivery).join('; '),
  ]
}

export const rowHeadings = ['id', 'received', 'form', 'name', 'mobile', 'files', 'status', 'delivery']

const shown = (value: unknown) => printableLines(typeof value === 'string' ? value : JSON.stringify(value))

/** All of a lead, for `leads show`. */
export function describeLead(lead: Lead): string {
  const facts: [string, unknown][] = [
    ['id', lead.id],
    ['form', lead.form],
    ['received', `${inBangkok(lead.receivedAt)} (Bangkok)`],
    ['language', lead.language],
    ['status', lead.suspicion ? `${lead.status} (${lead.suspicion})` : lead.status],
    ...(lead.erasedAt ? [['erased', `${inBangkok(lead.erasedAt)} (Bangkok)`] as [string, unknown]] : []),
    ...Object.entries(lead.data),
    ...Object.entries(lead.consent ?? {}).map(([name, value]): [string, unknown] => [`consent ${name}`, value]),
    ...Object.entries(lead.source ?? {}).map(([name, value]): [string, unknown] => [`source ${name}`, value]),
    ...lead.files.map((file): [string, unknown] => [
      `file ${file.field}`,
      `${file.originalName} (${file.mediaType}, ${file.sizeBytes} bytes)`,
    ]),
    ...lead.deliveries.map((delivery): [string, unknown] => ['delivery', describeDelivery(delivery)]),
  ]
  return facts.map(([name, value]) => `${name}: ${shown(value)}`).join('\n')
}
