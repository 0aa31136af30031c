import { impacts, type Impact } from '../../src/search/index-format'
import { isThai, normalise } from '../../src/search/normalise'
import { namesIn } from '../../src/search/places'
import { compoundsOf, runsOf, wordsOf } from '../../src/search/words'
import type { SearchRecord } from './search-record'

/** Times that a word stands in a text that is much about it. */
const oftenTimes = 3
/** Begins what notes an English word as it is written; no term begins so. */
const writtenMark = '='

/** Terms of a place in an article: its words, the compounds in it where it stands out, the names in it. */
function termsIn(text: string, withCompounds: boolean): string[] {
  const words = wordsOf(text)
  const compounds = withCompounds ? compoundsOf(words) : []
  return [...words.map(({ term }) => term), ...compounds, ...namesIn(normalise(text)).map(({ term }) => term)]
}

/** Notes that an article has an English word in this form, beside its stem. */
const writtenForm = (word: string) => writtenMark + word

/** The word that {@link termsOfArticle} has noted as it is written; null for a term. */
export const wordOfForm = (term: string): string | null =>
  term.startsWith(writtenMark) ? term.slice(writtenMark.length) : null

/** English words of an article as they are written: what is misspelt is compared with words, not with stems. */
function writtenForms({ title, headings, text }: SearchRecord): string[] {
  const latin = runsOf(normalise([title, headings, text].join(' '))).filter(({ term }) => !isThai(term))
  return latin.map(({ term }) => writtenForm(term))
}

/** The terms of an article, each with the most telling place that it stands in, and its English words as they are written. */
export function termsOfArticle(record: SearchRecord): Map<string, Impact> {
  const found = new Map<string, Impact>()
  const times = new Map<string, number>()
  for (const term of termsIn(record.text, false)) times.set(term, (times.get(term) ?? 0) + 1)
  for (const [term, count] of times) found.set(term, count >= oftenTimes ? impacts.oftenInBody : impacts.body)
  const outstanding = [record.excerpt, record.headings, ...record.tags]
  for (const text of outstanding) for (const term of termsIn(text, true)) found.set(term, impacts.standsOut)
  for (const term of termsIn(record.title, true)) found.set(term, impacts.title)
  for (const form of writtenForms(record)) found.set(form, impacts.body)
  return found
}
