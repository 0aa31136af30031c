import { formatDate } from '../../src/i18n/formats'
import type { Lead } from '../leads/lead'
import { inBothLanguages } from './lead-words'

/** What an e-mail about a lead says; nothing that a visitor wrote is in the subject. */
export interface LeadMail {
  subject: string
  text: string
}

const timeInBangkok = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Bangkok',
  hour: '2-digit',
  minute: '2-digit',
})

/** Further lines of a value are indented, so that no visitor can write a line that looks like ours. */
const line = (label: string, value: string) => `${label}: ${value.replace(/\r\n|[\n\r\u2028\u2029]/g, '\n    ')}`

const mailLine = (label: string, value: string) => line(inBothLanguages('mail', 'labels', label) ?? label, value)

function fieldLine(name: string, value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const option = inBothLanguages('forms', 'options', name, text)
  return line(inBothLanguages('forms', 'labels', name) ?? name, option ?? text)
}

const isGiven = (value: unknown) => value !== null && value !== undefined && value !== ''

const yesOrNo = (value: boolean | undefined) => inBothLanguages('mail', value ? 'yes' : 'no') ?? ''

/**
 * Writes the e-mail about a lead, in Thai and English side by side.
 */
export function composeMail(lead: Lead): LeadMail {
  const { id, form, receivedAt, language, data, consent, files } = lead
  const received = `${formatDate(receivedAt, 'th')} ${timeInBangkok.format(new Date(receivedAt))}`
  const subject = inBothLanguages('mail', 'subject', form) ?? form
  const fileLines = files.map((file) => `${file.originalName} (${Math.ceil(file.sizeBytes / 1024)} kB)`)
  const lines = [
    subject,
    inBothLanguages('mail', 'fromForm'),
    ...(form === 'rights' ? [inBothLanguages('mail', 'rightsNote')] : []),
    '',
    mailLine('id', id),
    mailLine('receivedAt', received),
    mailLine('language', inBothLanguages('mail', 'languages', language) ?? language),
    '',
    ...Object.entries(data).flatMap(([name, value]) => (isGiven(value) ? [fieldLine(name, value)] : [])),
    '',
    mailLine('marketing', yesOrNo(consent?.marketing)),
    mailLine('research', yesOrNo(consent?.research)),
    ...(files.length > 0 ? ['', mailLine('files', fileLines.join('\n')), `npm run leads -- files ${id}`] : []),
  ]
  return { subject: `${subject} (${id})`, text: `${lines.join('\n')}\n` }
}
