import type { Language } from './locales'

/** Thai dates are in the Buddhist era; English ones are written day first. */
const dateLocales: Record<Language, string> = { th: 'th-TH', en: 'en-GB' }

const monthStyles = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short', year: 'numeric' },
} as const

const formats = new Map<string, Intl.DateTimeFormat>()

/** A format, made once: that takes about seventy times as long as to use it. */
function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options])
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(dateLocales[language], { ...options, timeZone: 'Asia/Bangkok' })
  formats.set(key, format)
  return format
}

/**
 * A date in words, in the era of the language and as it is in Bangkok.
 *
 * @param iso ISO date or time
 * @example formatDate('2026-11-20T02:00:00.000Z', 'th') // '20 พฤศจิกายน 2569'
 */
export function formatDate(iso: string, language: Language, style: keyof typeof monthStyles = 'long'): string {
  return dateFormat(language, monthStyles[style]).format(new Date(iso))
}

/**
 * A time with its date, as it is in Bangkok.
 *
 * @param iso ISO time
 * @example formatTime('2026-11-20T02:00:00.000Z', 'en') // '20 November 2026 at 09:00'
 */
export function formatTime(iso: string, language: Language): string {
  const words = dateFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(iso))
  return language === 'th' ? `${words} น.` : words
}

/** Numbers between these are written out by `String`, and so are their hundredfolds. */
const [smallest, largest] = [1e-6, 1e15]

/**
 * A number with commas between thousands, as Thai and English both write it. Not by Intl.NumberFormat: to begin with, a browser
 * takes 30 ms for it, a phone over 100 ms, in the middle of taking a page over.
 *
 * @param fractionDigits at most so many; zeros at the end are left out
 */
export function formatNumber(value: number, fractionDigits = 2): string {
  const magnitude = Math.abs(value)
  if (magnitude >= largest || (magnitude > 0 && magnitude < smallest))
    return new Intl.NumberFormat('en', { maximumFractionDigits: fractionDigits }).format(value)
  const rounded = Number(`${Math.round(Number(`${magnitude}e${fractionDigits}`))}e-${fractionDigits}`)
  const [whole = '', fraction] = String(rounded).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return `${value < 0 && rounded > 0 ? '-' : ''}${grouped}${fraction === undefined ? '' : `.${fraction}`}`
}

/**
 * A price in millions of baht, without a currency word.
 *
 * @param baht whole baht
 * @example millionsOfBaht(3_690_000) // '3.69'
 */
export const millionsOfBaht = (baht: number): string => formatNumber(baht / 1_000_000)

/** A span of areas in square metres, such as `28–35`; one number when both are the same. */
export function formatArea([least, most]: readonly [number, number]): string {
  const from = formatNumber(least)
  return least === most ? from : `${from}–${formatNumber(most)}`
}

/**
 * A Thai telephone number as people write it.
 *
 * @param international such as `+6620000000`
 * @example formatPhone('+6620000000') // '02 000 0000'
 */
export function formatPhone(international: string): string {
  const national = international.replace(/^\+66/, '0')
  return national.length === 9
    ? national.replace(/^(\d{2})(\d{3})(\d{4})$/, '$1 $2 $3')
    : national.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')
}
