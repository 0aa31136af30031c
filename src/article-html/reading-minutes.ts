import { type Language, localeOf } from '../i18n/locales'

/** Words that a reader takes in a minute, by language: Thai is counted in the words of the segmenter, which are shorter. */
const wordsPerMinute: Record<Language, number> = { th: 260, en: 220 }

/** What is segmented at once. Short, since the segmenter copies the whole of it for every word. */
const pieces = /\S{1,400}/g

const segmenters = new Map<Language, Intl.Segmenter>()

function segmenterOf(language: Language): Intl.Segmenter {
  const known = segmenters.get(language)
  const segmenter = known ?? new Intl.Segmenter(localeOf(language).code, { granularity: 'word' })
  segmenters.set(language, segmenter)
  return segmenter
}

/**
 * Minutes that a text takes to read, at least 1; 0 for no text. Thai is counted by words, not by spaces.
 *
 * @param html text with tags
 */
export function readingMinutes(html: string, language: Language): number {
  const segmenter = segmenterOf(language)
  let words = 0
  for (const piece of html.replace(/<[^<>]*>/g, ' ').match(pieces) ?? []) {
    for (const { isWordLike } of segmenter.segment(piece)) words += isWordLike ? 1 : 0
  }
  return words === 0 ? 0 : Math.max(1, Math.round(words / wordsPerMinute[language]))
}
