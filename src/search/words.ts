import { isThai, normalise } from './normalise'
import { stem } from './stem'

/** Cuts a run of Thai letters into words. */
export type CutThai = (run: string) => string[]

/** A word of a text, in the form that the index knows it by. */
export interface Word {
  term: string
  /** Where the word stands in the normalised text. */
  start: number
  end: number
}

const runs = /[\u0e01-\u0e4e]+|[a-z0-9]+(?:'[a-z]+)?/g
const maxTermLength = 32
let segmenter: Intl.Segmenter | null | undefined

/** Cuts Thai with the dictionary of the machine; where it has none, the run stays whole. */
export const cutThai: CutThai = (run) => {
  segmenter ??= typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('th', { granularity: 'word' }) : null
  return segmenter ? [...segmenter.segment(run)].map(({ segment }) => segment) : [run]
}

/** The form in which a Latin word stands in the index. */
export const latinTerm = (word: string) => stem(word.replace(/'s?$|'.*$/, ''))

/** Runs of Thai letters and Latin words of a normalised text. */
export function runsOf(text: string): Word[] {
  return [...text.matchAll(runs)].map(({ 0: term, index }) => ({ term, start: index, end: index + term.length }))
}

/**
 * The words of a text: Latin ones by their stems, Thai ones as the dictionary cuts them.
 *
 * @param text as it is written
 */
export function wordsOf(text: string, cut: CutThai = cutThai): Word[] {
  return runsOf(normalise(text)).flatMap((run) => {
    if (!isThai(run.term)) return [{ ...run, term: latinTerm(run.term).slice(0, maxTermLength) }]
    let start = run.start
    return cut(run.term).map((piece) => {
      const word = { term: piece.slice(0, maxTermLength), start, end: start + piece.length }
      start = word.end
      return word
    })
  })
}

/**
 * Neighbouring Thai words written together, two and three at a time: names and compounds as people type them, which
 * dictionaries cut in pieces.
 */
export function compoundsOf(words: readonly Word[]): string[] {
  return words.flatMap((first, index) => {
    const found: string[] = []
    let whole = first
    for (const next of words.slice(index + 1, index + 3)) {
      if (next.start !== whole.end || !isThai(next.term) || !isThai(first.term)) break
      whole = { term: whole.term + next.term, start: whole.start, end: next.end }
      if (whole.term.length <= maxTermLength) found.push(whole.term)
    }
    return found
  })
}
