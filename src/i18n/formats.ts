import type { Language } from './locales'

/**
 * Months as both languages write them, long and short. Not by Intl.DateTimeFormat: to begin with, a browser takes 20 ms for it, a
 * phone nearly a tenth of a second, in the middle of taking a page over.
 */
const months: Record<Language, Record<DateStyle, string>> = {
  th: {
    long: 'มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม',
    short: 'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.',
  },
  en: {
    long: 'January February March April May June July August September October November December',
    short: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
  },
}

type DateStyle = 'long' | 'short'

/** Thai dates are in the Buddhist era. */
const yearsAhead: Record<Language, number> = { th: 543, en: 0 }

/** The clocks in Bangkok are seven hours ahead the whole year. */
const bangkokAheadMs = 7 * 3_600_000

/** The moment at which clocks set to UTC show what those in Bangkok show. */
const inBangkok = (iso: string): Date => new Date(new Date(iso).getTime() + bangkokAheadMs)

/**
 * A date in words, in the era of the language and as it is in Bangkok.
 *
 * @param iso ISO date or time
 * @throws {RangeError} when it is none
 * @example formatDate('2026-11-20T02:00:00.000Z', 'th') // '20 พฤศจิกายน 2569'
 */
export function formatDate(iso: string, language: Language, style: DateStyle = 'long'): string {
  const date = inBangkok(iso)
  if (Number.isNaN(date.getTime())) throw new RangeError(`${JSON.stringify(iso)} is no ISO date or time`)
  const month = months[language][style].split(' ')[date.getUTCMonth()]
  return `${date.getUTCDate()} ${month} ${date.getUTCFullYear() + yearsAhead[language]}`
}

/**
 * A time with its date, as it is in Bangkok.
 *
 * @param iso ISO time
 * @throws {RangeError} when it is none
 * @example formatTime('2026-11-20T02:00:00.000Z', 'en') // '20 November 2026 at 09:00'
 */
export function formatTime(iso: string, language: Language): string {
  const [day, clock] = [formatDate(iso, language), inBangkok(iso).toISOString().slice(11, 16)]
  return language === 'th' ? `${day} เวลา ${clock} น.` : `${day} at ${clock}`
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
