import { impacts } from '../../src/search/index-format'
import type { IndexedArticle } from './indexed-article'

/** A constant of this module: to ask another one for it at each of millions of turns takes as long as the rest. */
const { standsOut } = impacts

/** Where terms stand, by number of the term. */
export interface Inverted {
  /** How many articles have a term. */
  counts: Uint32Array
  /** 1 for a term that stands out in an article. */
  outstanding: Uint8Array
  /** Articles of a term in their order: number of the article × 4 + how telling the place is. */
  postingsOf: (term: number) => Uint32Array
}

/**
 * Turns articles with their terms into terms with their articles.
 *
 * @param articles in the order of their numbers
 * @param numbers of the articles, ascending
 * @param termCount how many terms there are
 */
export function invert(articles: readonly IndexedArticle[], numbers: readonly number[], termCount: number): Inverted {
  const counts = new Uint32Array(termCount)
  const outstanding = new Uint8Array(termCount)
  for (const { codes } of articles) {
    for (const code of codes) {
      counts[code >>> 2]! += 1
      if ((code & 3) >= standsOut) outstanding[code >>> 2] = 1
    }
  }
  const ends = new Uint32Array(termCount)
  let total = 0
  counts.forEach((count, term) => {
    ends[term] = total
    total += count
  })
  const all = new Uint32Array(total)
  articles.forEach(({ codes }, place) => {
    const number = numbers[place] ?? 0
    for (const code of codes) all[ends[code >>> 2]!++] = number * 4 + (code & 3)
  })
  return {
    counts,
    outstanding,
    postingsOf: (term) => all.subarray((ends[term] ?? 0) - (counts[term] ?? 0), ends[term]),
  }
}
