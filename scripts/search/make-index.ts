import { categories } from '../../src/i18n/categories'
import { entryName, noCategory, type IndexEntry } from '../../src/search/index-format'
import { byText } from './by-text'
import { indexFile, type IndexFile } from './index-file'
import { indexArticle, type IndexedArticle } from './indexed-article'
import { numberArticles } from './number-articles'
import { RecordFiles } from './record-files'
import type { SearchRecord } from './search-record'
import { TermFiles } from './term-files'
import { TermPostings } from './term-postings'
import { TermTable } from './term-table'
import { Vocabulary } from './vocabulary'

/** Files of the index, by name; their contents are JSON. */
export type IndexFiles = Map<string, string>

const byDate = ({ record: a }: IndexedArticle, { record: b }: IndexedArticle) => byText(a.d, b.d) || byText(a.n, b.n)

/** The category of each number. */
function categoriesByNumber(articles: readonly IndexedArticle[], numbers: readonly number[]): string {
  const places = Array.from({ length: (numbers.at(-1) ?? -1) + 1 }, () => noCategory)
  articles.forEach(({ category }, place) => {
    places[numbers[place] ?? 0] = String(categories.findIndex(({ key }) => key === category))
  })
  return places.join('')
}

/**
 * Writes the index of one language out of articles whose terms are known. The same articles give the same bytes; what the last call
 * has made of them is used again, so that an edit costs what it changes.
 */
export class IndexMaker {
  private readonly postings = new TermPostings()
  private readonly termFiles: TermFiles
  private readonly recordFiles = new RecordFiles()
  private readonly vocabulary: Vocabulary
  private articles: readonly IndexedArticle[] = []

  /** @param table the terms of the articles by their numbers; those that no article has are left out */
  constructor(table: TermTable) {
    this.termFiles = new TermFiles(table, this.postings)
    this.vocabulary = new Vocabulary(table, this.postings)
  }

  /** @param unordered in any order; one that has not changed is the same object as in the last call */
  files(unordered: readonly IndexedArticle[]): IndexFiles {
    const articles = this.inOrder(unordered)
    const numbers = numberArticles(articles.map(({ record }) => record.d))
    const terms = this.termFiles.update(this.postings.update(articles, numbers))
    const records = this.recordFiles.update(articles, numbers)
    const vocabulary = indexFile('vocabulary', JSON.stringify(this.vocabulary.words()))
    const entry: IndexEntry = {
      version: 2,
      count: articles.length,
      newest: articles.at(-1)?.record.d ?? '',
      terms: terms.map(({ first, hash }) => [first, hash]),
      records: records.map((file) => file?.hash ?? ''),
      categories: categoriesByNumber(articles, numbers),
      vocabulary: vocabulary.hash,
    }
    const named: IndexFile[] = [...terms, ...records.filter((file) => file !== null), vocabulary]
    return new Map([
      ...named.map(({ name, content }) => [name, content] as const),
      [entryName, JSON.stringify(entry)] as const,
    ])
  }

  /** Oldest first. Begins with the order of the last call: what is nearly sorted is sorted in no time. */
  private inOrder(unordered: readonly IndexedArticle[]): readonly IndexedArticle[] {
    const left = new Set(unordered)
    const known = this.articles.filter((article) => left.delete(article))
    this.articles = [...known, ...left].sort(byDate)
    return this.articles
  }
}

/**
 * Makes the index of one language.
 *
 * @param records in any order
 */
export function makeIndex(records: readonly SearchRecord[]): IndexFiles {
  const table = new TermTable()
  return new IndexMaker(table).files(records.map((record) => indexArticle(record, table)))
}
