const thaiZero = '๐'.charCodeAt(0)

/**
 * Text as the search compares it: small letters without accents, Arabic digits for Thai ones, sara am and sara ae in one
 * spelling each, no invisible characters, single spaces.
 *
 * @example normalise('  CHÂTEAU ชั้น ๓๒ ') // 'chateau ชั้น 32'
 */
export function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - thaiZero))
    .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33')
    .replace(/([\u0e48-\u0e4b])\u0e4d\u0e32/g, '$1\u0e33')
    .replace(/เเ/g, 'แ')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A Thai word without its tone marks and silencers, which are the first thing that a hurried writer leaves out. */
export const withoutToneMarks = (word: string) => word.replace(/[\u0e47-\u0e4c]/g, '')

export const isThai = (text: string) => /[\u0e01-\u0e4e]/.test(text)
