import type { CategoryKey } from '../../src/i18n/categories'
import type { Impact, IndexRecord } from '../../src/search/index-format'
import { termsOfArticle } from './article-terms'
import type { SearchRecord } from './search-record'
import type { TermTable } from './term-table'

/** What an index keeps of an article: what a hit shows, and its terms. */
export interface IndexedArticle {
  record: IndexRecord
  category: CategoryKey
  /** Number of a term × 4 + how telling its place is, in no order. */
  codes: Uint32Array
}

/** A term and how telling its place is, in one number. */
export const codeOf = (number: number, impact: Impact): number => number * 4 + impact

/** Finds the terms of an article: most of the work of an index. */
export function indexArticle(article: SearchRecord, table: TermTable): IndexedArticle {
  const { name, title, excerpt, publishedAt, minutes, category } = article
  const codes = [...termsOfArticle(article)].map(([term, impact]) => codeOf(table.numberOf(term), impact))
  return {
    record: { n: name, t: title, e: excerpt, d: publishedAt, m: minutes },
    category,
    codes: Uint32Array.from(codes),
  }
}
