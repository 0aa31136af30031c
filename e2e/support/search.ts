import { paths } from '../../src/i18n/paths'

/** Articles that were found. */
export const hits = 'main article:has(h2 a)'
/** The search field. */
export const field = 'main input[type=search]'
/** Path of the search page, or of a term below it. */
export const searchOf = (prefix: string, term = '') => `${prefix}${paths.search}${term && `${term}/`}`

/** A term that finds articles in both languages, one that finds none, and words of the page. */
export const words = {
  th: {
    term: 'บ้านเย็น',
    none: 'ไดโนเสาร์',
    notFound: 'ไม่พบบทความสำหรับ ไดโนเสาร์',
    count: /^พบ \d+ บทความ$/,
    retry: 'ลองอีกครั้ง',
  },
  en: {
    term: 'condo',
    none: 'dinosaur',
    notFound: 'No articles found for dinosaur',
    count: /^\d+ articles found$/,
    retry: 'Try again',
  },
} as const
