import { createHash } from 'node:crypto'
import { categories, type CategoryKey } from '../../src/i18n/categories'
import {
  encodePostings,
  impacts,
  recordsPerFile,
  type Impact,
  type IndexEntry,
  type IndexRecord,
  type TermFile,
} from '../../src/search/index-format'
import { isThai, normalise } from '../../src/search/normalise'
import { namesIn } from '../../src/search/places'
import { compoundsOf, latinTerm, runsOf, wordsOf } from '../../src/search/words'

/** An article as the index takes it, in one language. */
export interface SearchRecord {
  name: string
  category: CategoryKey
  title: string
  excerpt: string
  tags: readonly string[]
  headings: string
  /** All words of the text. */
  text: string
  /** ISO time. */
  publishedAt: string
  minutes: number
}

/** Bytes of a file of terms before compression. */
const termFileBytes = 20_000
/** Times that a word stands in a text that is much about it. */
const oftenTimes = 3
/** Words that typing errors are compared with, and how many articles must have one that never stands out. */
const vocabularySize = 5000
const leastArticles = 2
const leastWordLength = 3

const hashOf = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 10)
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Terms of a place in an article: its words, the compounds in it where it stands out, the names in it. */
function termsOf(text: string, withCompounds: boolean): string[] {
  const words = wordsOf(text)
  const compounds = withCompounds ? compoundsOf(words) : []
  return [...words.map(({ term }) => term), ...compounds, ...namesIn(normalise(text)).map(({ term }) => term)]
}

/** The terms of an article, each with the most telling place that it stands in. */
export function impactsOf(record: SearchRecord): Map<string, Impact> {
  const found = new Map<string, Impact>()
  const times = new Map<string, number>()
  for (const term of termsOf(record.text, false)) times.set(term, (times.get(term) ?? 0) + 1)
  for (const [term, count] of times) found.set(term, count >= oftenTimes ? impacts.oftenInBody : impacts.body)
  const outstanding = [record.excerpt, record.headings, ...record.tags]
  for (const text of outstanding) for (const term of termsOf(text, true)) found.set(term, impacts.standsOut)
  for (const term of termsOf(record.title, true)) found.set(term, impacts.title)
  return found
}

type Inverted = Map<string, Map<number, Impact>>

function invert(records: readonly SearchRecord[]): Inverted {
  const inverted: Inverted = new Map()
  records.forEach((record, article) => {
    for (const [term, impact] of impactsOf(record)) {
      const articles = inverted.get(term) ?? new Map<number, Impact>()
      articles.set(article, impact)
      inverted.set(term, articles)
    }
  })
  return inverted
}

/** Files of the index, by name; their contents are JSON. */
export type IndexFiles = Map<string, string>

function addFile(files: IndexFiles, kind: string, value: unknown): string {
  const content = JSON.stringify(value)
  const hash = hashOf(content)
  files.set(`${kind}-${hash}.json`, content)
  return hash
}

function addTermFiles(files: IndexFiles, inverted: Inverted): IndexEntry['terms'] {
  const terms: IndexEntry['terms'] = []
  let entries: [string, number[]][] = []
  let bytes = 0
  const close = () => {
    const first = entries[0]?.[0]
    if (first !== undefined)
      terms.push([first, addFile(files, 'terms', Object.fromEntries(entries) satisfies TermFile)])
    entries = []
    bytes = 0
  }
  for (const [term, articles] of [...inverted].sort((a, b) => byText(a[0], b[0]))) {
    const codes = encodePostings(articles)
    const size = Buffer.byteLength(term) + JSON.stringify(codes).length + 4
    if (bytes + size > termFileBytes) close()
    entries.push([term, codes])
    bytes += size
  }
  close()
  return terms
}

/** The words that people are likely to mean: those that stand out or are in several articles, the commonest of them. */
function vocabularyOf(inverted: Inverted, written: ReadonlyMap<string, string>): string[] {
  return [...inverted]
    .filter(([term, articles]) => {
      const isWord = term.length >= leastWordLength && !term.startsWith('@') && !/\d/.test(term)
      return (
        isWord &&
        (articles.size >= leastArticles || [...articles.values()].some((impact) => impact >= impacts.standsOut))
      )
    })
    .sort((a, b) => b[1].size - a[1].size || byText(a[0], b[0]))
    .slice(0, vocabularySize)
    .map(([term]) => written.get(term) ?? term)
    .sort(byText)
}

/** English words by their stems, in the form that is written most often. */
function writtenForms(records: readonly SearchRecord[]): Map<string, string> {
  const times = new Map<string, number>()
  for (const { title, headings, text } of records) {
    for (const { term } of runsOf(normalise([title, headings, text].join(' ')))) {
      if (!isThai(term)) times.set(term, (times.get(term) ?? 0) + 1)
    }
  }
  const rarestFirst = [...times].sort((a, b) => a[1] - b[1] || byText(a[0], b[0]))
  return new Map(rarestFirst.map(([word]) => [latinTerm(word), word]))
}

const toRecord = ({ name, title, excerpt, publishedAt, minutes }: SearchRecord): IndexRecord => ({
  n: name,
  t: title,
  e: excerpt,
  d: publishedAt,
  m: minutes,
})

/**
 * Makes the index of one language. The same articles give the same bytes.
 *
 * @param unordered in any order
 */
export function makeIndex(unordered: readonly SearchRecord[]): IndexFiles {
  const records = [...unordered].sort((a, b) => byText(a.publishedAt, b.publishedAt) || byText(a.name, b.name))
  const files: IndexFiles = new Map()
  const inverted = invert(records)
  const groups = Array.from({ length: Math.ceil(records.length / recordsPerFile) }, (_, group) =>
    records.slice(group * recordsPerFile, (group + 1) * recordsPerFile),
  )
  const entry: IndexEntry = {
    version: 1,
    count: records.length,
    newest: records.at(-1)?.publishedAt ?? '',
    terms: addTermFiles(files, inverted),
    records: groups.map((group) => addFile(files, 'records', group.map(toRecord))),
    categories: records.map(({ category }) => categories.findIndex(({ key }) => key === category)).join(''),
    vocabulary: addFile(files, 'vocabulary', vocabularyOf(inverted, writtenForms(records))),
  }
  files.set('index.json', JSON.stringify(entry))
  return files
}
