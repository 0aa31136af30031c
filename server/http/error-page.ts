import { languageOf, localizedPath } from '../../src/i18n/paths'
import { localeOf, type Localized } from '../../src/i18n/locales'
import { escapeHtml } from './escape-html'
import type { ErrorWords } from './http-error'

const tryAgain: Localized<ErrorWords> = {
  th: { heading: 'Internal Server Error', text: 'ระบบขัดข้องชั่วคราว กรุณาลองใหม่อีกครั้งในอีกสักครู่' },
  en: { heading: 'Internal Server Error', text: 'Something went wrong on our side. Please try again in a moment.' },
}

const wordsByStatus: Readonly<Record<number, Localized<ErrorWords>>> = {
  400: {
    th: { heading: 'ที่อยู่ไม่ถูกต้อง', text: 'ไม่สามารถอ่านที่อยู่ที่ขอมาได้' },
    en: { heading: 'Bad Request', text: 'The address that was asked for cannot be read.' },
  },
  404: {
    th: { heading: 'ไม่พบหน้า', text: 'ไม่มีหน้าตามที่อยู่นี้' },
    en: { heading: 'Page Not Found', text: 'There is no page at this address.' },
  },
  405: {
    th: { heading: 'ไม่รองรับวิธีการนี้', text: 'หน้านี้เปิดอ่านได้เท่านั้น' },
    en: { heading: 'Method Not Allowed', text: 'This page can only be read.' },
  },
  416: {
    th: { heading: 'ช่วงข้อมูลไม่ถูกต้อง', text: 'ไฟล์นี้ไม่มีช่วงข้อมูลที่ขอมา' },
    en: { heading: 'Range Not Satisfiable', text: 'The file does not have the part that was asked for.' },
  },
}

const homeLabel: Localized = { th: 'กลับหน้าแรก', en: 'Back to the home page' }

const style =
  'body{font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.5rem;color:#222;background:#fff}' +
  'h1{font-size:1.75rem;line-height:1.3}a{color:inherit}'

/**
 * A small HTML page for an error, complete in itself, in the language of the path.
 *
 * @param path the path that was asked for; only its language is used
 * @param words what to say in place of the words of the status
 */
export function errorPage(status: number, path: string, words?: Localized<ErrorWords>): string {
  const language = languageOf(path)
  const { heading, text } = (words ?? wordsByStatus[status] ?? tryAgain)[language]
  return [
    `<!doctype html><html lang="${localeOf(language).iso}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(heading)}</title><style>${style}</style></head>`,
    `<body><main><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p>`,
    `<p><a href="${localizedPath('/', language)}">${homeLabel[language]}</a></p></main></body></html>\n`,
  ].join('')
}
