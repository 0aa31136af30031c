import type { Language } from '../../i18n/locales'

/** Letters that search engines show of a description. */
const most = 155

/**
 * A description of a page from its own text: cut between words, also in Thai, where it is too long.
 *
 * @param text plain text
 */
export function summary(text: string, language: Language): string {
  if (text.length <= most) return text
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)]
  const end = words.findLast(({ index }) => index < most)?.index ?? most
  return `${text.slice(0, end).replace(/[\s,.;–]+$/, '')}…`
}
