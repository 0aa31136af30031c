import { createHash } from 'node:crypto'
import { categories } from '../../src/i18n/categories'
import { noCategory, numbersPerFile, type IndexEntry, type RecordFile } from '../../src/search/index-format'
import { wordOfForm } from './article-terms'
import { byText } from './by-text'
import { indexArticle, type IndexedArticle } from './indexed-article'
import { invert } from './invert'
import { numberArticles } from './number-articles'
import type { SearchRecord } from './search-record'
import { termFiles } from './term-files'
import { TermTable } from './term-table'
import { vocabularyOf } from './vocabulary'

/** Files of the index, by name; their contents are JSON. */
export type IndexFiles = Map<string, string>

const hashOf = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 10)

function addFile(files: IndexFiles, kind: string, content: string): string {
  const hash = hashOf(content)
  files.set(`${kind}-${hash}.json`, content)
  return hash
}

const byDate = ({ record: a }: IndexedArticle, { record: b }: IndexedArticle) => byText(a.d, b.d) || byText(a.n, b.n)

/** Records by the files that they stand in, numbers without an article left out; null for a file that would be empty. */
function recordFiles(articles: readonly IndexedArticle[], numbers: readonly number[]): (RecordFile | null)[] {
  const groups: (RecordFile | null)[] = []
  articles.forEach(({ record }, place) => {
    const number = numbers[place] ?? 0
    const group = Math.floor(number / numbersPerFile)
    while (groups.length <= group) groups.push(null)
    groups[group] = { ...groups[group], [number % numbersPerFile]: record }
  })
  return groups
}

/** The category of each number. */
function categoriesByNumber(articles: readonly IndexedArticle[], numbers: readonly number[]): string {
  const places = Array.from({ length: (numbers.at(-1) ?? -1) + 1 }, () => noCategory)
  articles.forEach(({ category }, place) => {
    places[numbers[place] ?? 0] = String(categories.findIndex(({ key }) => key === category))
  })
  return places.join('')
}

/**
 * Writes the index of one language out of articles whose terms are known. The same articles give the same bytes.
 *
 * @param unordered in any order
 * @param terms by their numbers; those that no article has are left out
 */
export function indexFiles(unordered: readonly IndexedArticle[], table: TermTable): IndexFiles {
  const { terms } = table
  const articles = [...unordered].sort(byDate)
  const files: IndexFiles = new Map()
  const numbers = numberArticles(articles.map(({ record }) => record.d))
  const inverted = invert(articles, numbers, terms.length)
  const sorted = table
    .inOrder()
    .filter((number) => (inverted.counts[number] ?? 0) > 0 && wordOfForm(terms[number] ?? '') === null)
    .map((number) => [terms[number] ?? '', number] as const)
  const entry: IndexEntry = {
    version: 2,
    count: articles.length,
    newest: articles.at(-1)?.record.d ?? '',
    terms: termFiles(sorted, inverted).map(({ first, content }) => [first, addFile(files, 'terms', content)]),
    records: recordFiles(articles, numbers).map((group) =>
      group ? addFile(files, 'records', JSON.stringify(group)) : '',
    ),
    categories: categoriesByNumber(articles, numbers),
    vocabulary: addFile(files, 'vocabulary', JSON.stringify(vocabularyOf(terms, inverted))),
  }
  files.set('index.json', JSON.stringify(entry))
  return files
}

/**
 * Makes the index of one language.
 *
 * @param records in any order
 */
export function makeIndex(records: readonly SearchRecord[]): IndexFiles {
  const table = new TermTable()
  return indexFiles(
    records.map((record) => indexArticle(record, table)),
    table,
  )
}
