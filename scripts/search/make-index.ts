import { createHash } from 'node:crypto'
import { categories } from '../../src/i18n/categories'
import { recordsPerFile, type IndexEntry } from '../../src/search/index-format'
import { wordOfForm } from './article-terms'
import { indexArticle, type IndexedArticle } from './indexed-article'
import { invert } from './invert'
import type { SearchRecord } from './search-record'
import { termFiles } from './term-files'
import { TermTable } from './term-table'
import { vocabularyOf } from './vocabulary'

/** Files of the index, by name; their contents are JSON. */
export type IndexFiles = Map<string, string>

const hashOf = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 10)
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function addFile(files: IndexFiles, kind: string, content: string): string {
  const hash = hashOf(content)
  files.set(`${kind}-${hash}.json`, content)
  return hash
}

const byDate = ({ record: a }: IndexedArticle, { record: b }: IndexedArticle) => byText(a.d, b.d) || byText(a.n, b.n)

/**
 * Writes the index of one language out of articles whose terms are known. The same articles give the same bytes.
 *
 * @param unordered in any order
 * @param terms by their numbers; those that no article has are left out
 */
export function indexFiles(unordered: readonly IndexedArticle[], { terms }: TermTable): IndexFiles {
  const articles = [...unordered].sort(byDate)
  const files: IndexFiles = new Map()
  const inverted = invert(articles, terms.length)
  const sorted = terms
    .map((term, number) => [term, number] as const)
    .filter(([term, number]) => (inverted.counts[number] ?? 0) > 0 && wordOfForm(term) === null)
    .sort(([a], [b]) => byText(a, b))
  const groups = Array.from({ length: Math.ceil(articles.length / recordsPerFile) }, (_, group) =>
    articles.slice(group * recordsPerFile, (group + 1) * recordsPerFile).map(({ record }) => record),
  )
  const entry: IndexEntry = {
    version: 1,
    count: articles.length,
    newest: articles.at(-1)?.record.d ?? '',
    terms: termFiles(sorted, inverted).map(({ first, content }) => [first, addFile(files, 'terms', content)]),
    records: groups.map((group) => addFile(files, 'records', JSON.stringify(group))),
    categories: articles.map(({ category }) => categories.findIndex(({ key }) => key === category)).join(''),
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
