import { latinTerm } from '../../src/search/words'
import { wordOfForm } from './article-terms'
import { byText } from './by-text'
import type { Inverted } from './invert'

/** Words that typing errors are compared with, and how many articles must have one that never stands out. */
const vocabularySize = 5000
const leastArticles = 2
const leastWordLength = 3

/** English words by their stems, in the form that most articles have. */
function writtenForms(terms: readonly string[], { counts }: Inverted): Map<string, string> {
  const forms = terms.flatMap((term, number) => {
    const word = wordOfForm(term)
    return word !== null && (counts[number] ?? 0) > 0 ? [{ word, count: counts[number] ?? 0 }] : []
  })
  const rarestFirst = forms.sort((a, b) => a.count - b.count || byText(a.word, b.word))
  return new Map(rarestFirst.map(({ word }) => [latinTerm(word), word]))
}

const isWord = (term: string) => term.length >= leastWordLength && !/^[@=]|\d/.test(term)

/**
 * The words that people are likely to mean: those that stand out or are in several articles, the commonest of them.
 *
 * @param terms by number
 */
export function vocabularyOf(terms: readonly string[], inverted: Inverted): string[] {
  const { counts, outstanding } = inverted
  const written = writtenForms(terms, inverted)
  return terms
    .flatMap((term, number) => {
      const count = counts[number] ?? 0
      const isTelling = count >= leastArticles || (count > 0 && outstanding[number] === 1)
      return isTelling && isWord(term) ? [{ term, count }] : []
    })
    .sort((a, b) => b.count - a.count || byText(a.term, b.term))
    .slice(0, vocabularySize)
    .map(({ term }) => written.get(term) ?? term)
    .sort(byText)
}
