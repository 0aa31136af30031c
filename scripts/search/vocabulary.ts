import { impacts } from '../../src/search/index-format'
import { latinTerm } from '../../src/search/words'
import { wordOfForm } from './article-terms'
import { byText } from './by-text'
import type { TermPostings } from './term-postings'
import type { TermTable } from './term-table'

/** Words that typing errors are compared with, and how many articles must have one that never stands out. */
const vocabularySize = 5000
const leastArticles = 2
const leastWordLength = 3

const isWord = (term: string) => term.length >= leastWordLength && !/^[@=]|\d/.test(term)

/** In enough articles, or outstanding in the only one. */
const isTelling = (postings: Uint32Array) =>
  postings.length >= leastArticles || ((postings[0] ?? 0) & 3) >= impacts.standsOut

/** An English word as it is written, and its stem. */
interface WrittenForm {
  number: number
  word: string
  stem: string
}

/** The words that people are likely to mean: those that stand out or are in several articles, the commonest of them. */
export class Vocabulary {
  private readonly forms: WrittenForm[] = []
  private termsSeen = 0

  constructor(
    private readonly table: TermTable,
    private readonly postings: TermPostings,
  ) {}

  /** In the order of their letters. */
  words(): string[] {
    const { table, postings } = this
    const written = this.writtenForms()
    const byCount: string[][] = []
    for (const number of table.inOrder()) {
      const list = postings.of(number)
      const term = table.terms[number] ?? ''
      if (list.length > 0 && isTelling(list) && isWord(term)) (byCount[list.length] ??= []).push(term)
    }
    return byCount
      .reverse()
      .flat()
      .slice(0, vocabularySize)
      .map((term) => written.get(term) ?? term)
      .sort(byText)
  }

  /** English words by their stems, in the form that most articles have. */
  private writtenForms(): Map<string, string> {
    const commonest = new Map<string, { word: string; count: number }>()
    for (const { number, word, stem } of this.knownForms()) {
      const count = this.postings.of(number).length
      const best = commonest.get(stem)
      if (count > 0 && (!best || count > best.count || (count === best.count && word > best.word)))
        commonest.set(stem, { word, count })
    }
    return new Map([...commonest].map(([stem, { word }]) => [stem, word]))
  }

  /** A stem is worked out once: they take far longer than all the rest. */
  private knownForms(): readonly WrittenForm[] {
    const { terms } = this.table
    for (; this.termsSeen < terms.length; this.termsSeen += 1) {
      const word = wordOfForm(terms[this.termsSeen] ?? '')
      if (word !== null) this.forms.push({ number: this.termsSeen, word, stem: latinTerm(word) })
    }
    return this.forms
  }
}
