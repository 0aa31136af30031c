import { formatDate } from '../../src/i18n/formats'
import { languages, type Language } from '../../src/i18n/locales'
import english from '../../src/i18n/messages/en/notice-mail.json'
import thai from '../../src/i18n/messages/th/notice-mail.json'
import type { Notice } from './notice'

const dictionaries = { th: thai, en: english }

const timeIn = (language: Language, moment: string) =>
  `${formatDate(moment, language)} ${new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Bangkok',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(moment))}`

function textIn(language: Language, { type, timestamp, data }: Notice): string[] {
  const words = dictionaries[language]
  const kind = type === 'rebuild.failed' ? 'failed' : 'recovered'
  return [
    words.subject[kind],
    words.state[kind],
    '',
    `${words.labels.problem}: ${data.problem}`,
    `${words.labels.since}: ${timeIn(language, data.failing_since)}`,
    `${words.labels.time}: ${timeIn(language, timestamp)}`,
    `${words.labels.reasons}: ${data.reasons.join(', ')}`,
    `${words.labels.build}: ${data.build}`,
    ...(kind === 'failed' ? [words.desk] : []),
  ]
}

/** The e-mail of a notice: Thai first, then English, since the people who read it may use either. */
export function composeNotice(notice: Notice): { subject: string; text: string } {
  const kind = notice.type === 'rebuild.failed' ? 'failed' : 'recovered'
  const subject = languages.map((language) => dictionaries[language].subject[kind]).join(' / ')
  const text = languages.map((language) => textIn(language, notice).join('\n')).join('\n\n---\n\n')
  return { subject, text: `${text}\n` }
}
