import type { Language } from '../../src/i18n/locales'
import { deskWords } from './desk-words'

const shortIdLetters = 8
const minuteS = 60

/** A moment as people in the office read it: Bangkok's time, the year of the language's era. */
export const formatMoment = (moment: string | Date, language: Language): string =>
  new Intl.DateTimeFormat(language === 'th' ? 'th-TH' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Bangkok',
  }).format(typeof moment === 'string' ? new Date(moment) : moment)

export function formatDuration(milliseconds: number, language: Language): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000))
  const words = deskWords[language]
  return seconds < 2 * minuteS ? words.seconds(seconds) : words.minutes(Math.round(seconds / minuteS))
}

/** The first letters of the id of a release, which are enough to tell it from the others. */
export const shortId = (id: string): string => id.slice(0, shortIdLetters)

/** Who asked for a build, in the words of the desk: a person by name. */
export function formatReason(reason: string, language: Language): string {
  const { reasons } = deskWords[language]
  const known = Object.entries(reasons).find(([name]) => name === reason)
  return known?.[1] ?? reason.replace(/^desk: /, '')
}
