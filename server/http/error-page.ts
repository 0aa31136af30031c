import type { Localized } from '../../src/i18n/locales'
import { languageOf } from '../../src/i18n/paths'
import { escapeHtml } from './escape-html'
import { htmlPage } from './html-page'
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
  401: {
    th: { heading: 'ส่งแบบฟอร์มไม่ได้', text: 'แบบฟอร์มนี้เก่าเกินไป กรุณาโหลดหน้าเดิมใหม่แล้วส่งอีกครั้ง' },
    en: {
      heading: 'The form was not sent',
      text: 'This form is out of date. Please load its page again and send it anew.',
    },
  },
  404: {
    th: { heading: 'ไม่พบหน้า', text: 'ไม่มีหน้าตามที่อยู่นี้' },
    en: { heading: 'Page Not Found', text: 'There is no page at this address.' },
  },
  405: {
    th: { heading: 'ไม่รองรับวิธีการนี้', text: 'หน้านี้เปิดอ่านได้เท่านั้น' },
    en: { heading: 'Method Not Allowed', text: 'This page can only be read.' },
  },
  413: {
    th: { heading: 'ข้อมูลใหญ่เกินไป', text: 'กรุณาย่อข้อความหรือเลือกไฟล์ที่เล็กลง แล้วส่งอีกครั้ง' },
    en: { heading: 'Too large', text: 'Please shorten the text or choose smaller files, and send it again.' },
  },
  416: {
    th: { heading: 'ช่วงข้อมูลไม่ถูกต้อง', text: 'ไฟล์นี้ไม่มีช่วงข้อมูลที่ขอมา' },
    en: { heading: 'Range Not Satisfiable', text: 'The file does not have the part that was asked for.' },
  },
}

/**
 * A small HTML page for an error, complete in itself, in the language of the path.
 *
 * @param path the path that was asked for; only its language is used
 * @param words what to say in place of the words of the status
 */
export function errorPage(status: number, path: string, words?: Localized<ErrorWords>): string {
  const language = languageOf(path)
  const { heading, text } = (words ?? wordsByStatus[status] ?? tryAgain)[language]
  return htmlPage(language, heading, `<h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p>`)
}
