/** What people type, brought into one form before it is checked and stored; browser and server use the same. */

const thaiDigits = /[๐-๙]/g
const loneSurrogates = /\p{Cs}/gu
/** Controls but tab and line feed; byte order marks; what turns the direction of writing round. */
// eslint-disable-next-line no-control-regex -- taking them out is the purpose
const hiddenCharacters = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff\u202a-\u202e\u2066-\u2069]/g

const plainDigits = (text: string) => text.replace(thaiDigits, (digit) => String(digit.charCodeAt(0) - 0x0e50))

/**
 * Text of several lines: NFC, line ends as `\n`, no control characters, no half characters, trimmed.
 *
 * @example cleanText(' a\r\nb\u0000 ') // 'a\nb'
 */
export const cleanText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(hiddenCharacters, '').replace(loneSurrogates, '').normalize('NFC').trim()

/** Text of one line: as `cleanText`, and every run of white space is one space. */
export const cleanLine = (text: string): string =>
  cleanText(text.replace(/[\r\n\t\u2028\u2029\u0085]/g, ' ')).replace(/\s+/g, ' ')

/** Number of characters as people count them: code points. */
export const lengthOf = (text: string): number => Array.from(text).length

/**
 * A number as people write it: Thai digits, thousands parted by commas, a decimal point.
 *
 * @returns NaN when the text is no such number
 * @example parseDecimal('๑,๒๐๐.5') // 1200.5
 */
export function parseDecimal(text: string): number {
  const plain = plainDigits(text).trim()
  const isNumber = /^[+-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/.test(plain)
  return isNumber ? Number(plain.replaceAll(',', '')) : Number.NaN
}

const thaiMobile = /^0[689]\d{8}$/
const thaiLandline = /^0[2-57]\d{7}$/
const international = /^\+[1-9]\d{6,14}$/

/** `+` and digits, whatever stood for the prefix: 00, 66 or the 0 of calls inside Thailand. */
function withCountryCode(digits: string): string {
  const number = digits.replace(/^00(?=[1-9])/, '+').replace(/^66(?=[2-9]\d{7,8}$)/, '+66')
  const national = number.startsWith('+66') ? number.replace(/^\+660?/, '0') : number
  const complete = /^[689]\d{8}$/.test(national) ? `0${national}` : national
  return thaiMobile.test(complete) || thaiLandline.test(complete) ? `+66${complete.slice(1)}` : number
}

/**
 * A phone number in one form, `+` and digits (E.164), with `;ext=` for an extension. Takes Thai numbers in any usual
 * writing (Thai digits, spaces, dashes, brackets, dots; 0, +66, 0066 or 66 in front) and those of other countries with + or 00.
 *
 * @returns null when the text is no complete number
 * @example normalisePhone('๐๘๑-๒๓๔ ๕๖๗๘') // '+66812345678'
 * @example normalisePhone('(02) 123 4567 ต่อ 89') // '+6621234567;ext=89'
 */
export function normalisePhone(text: string): string | null {
  const [, main = '', extension] = /^(.*?)(?:\s*(?:ต่อ|ext\.?|x|#|;ext=)\s*(\d{1,7}))?$/is.exec(
    plainDigits(cleanLine(text)),
  ) ?? ['', '']
  const digits = main.replace(/[\s\-().‐-–·/]/g, '')
  if (!/^\+?\d+$/.test(digits)) return null
  const number = withCountryCode(digits)
  const isThai = number.startsWith('+66')
  const national = `0${number.slice(3)}`
  const isComplete = isThai ? thaiMobile.test(national) || thaiLandline.test(national) : international.test(number)
  return isComplete ? `${number}${extension ? `;ext=${extension}` : ''}` : null
}

/** One @, a domain with a dot, no white space (contracts, section 4). */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)
