import { createRandom, type Random } from '../articles/random'
import { indexArticle, type IndexedArticle } from './indexed-article'
import { IndexMaker, makeIndex } from './make-index'
import type { SearchRecord } from './search-record'
import { TermTable } from './term-table'

const articleCount = 300
const wordCount = 3000
const wordsOfArticle = 40
const dayMs = 86_400_000

function recordOf(name: string, random: Random): SearchRecord {
  const words = (count: number) => Array.from({ length: count }, () => `word${random.integer(1, wordCount)}s`).join(' ')
  return {
    name,
    category: 'sustainability',
    title: `บ้าน ${words(3)}`,
    excerpt: words(2),
    tags: [],
    headings: '',
    text: words(wordsOfArticle),
    publishedAt: new Date(Date.UTC(2020, 0, 1) + random.integer(0, 2000) * dayMs).toISOString(),
    minutes: 3,
  }
}

/** Records, and their index by one maker that stays. */
function followedIndex(random: Random) {
  const table = new TermTable()
  const maker = new IndexMaker(table)
  const articles = new Map<string, { record: SearchRecord; indexed: IndexedArticle }>()
  const put = (name: string) => {
    const record = recordOf(name, random)
    articles.set(name, { record, indexed: indexArticle(record, table) })
  }
  for (let number = 0; number < articleCount; number += 1) put(`article-${number}`)
  return {
    put,
    remove: (name: string) => articles.delete(name),
    names: () => [...articles.keys()],
    files: () => maker.files([...articles.values()].map(({ indexed }) => indexed)),
    anew: () => makeIndex([...articles.values()].map(({ record }) => record)),
  }
}

const sorted = (files: ReadonlyMap<string, string>) => [...files].sort(([one], [other]) => (one < other ? -1 : 1))

test.each([1, 2, 3])('after each of many edits the index is the one that a first call makes, seed %i', (seed) => {
  const random = createRandom(seed)
  const index = followedIndex(random)
  expect(sorted(index.files())).toEqual(sorted(index.anew()))
  for (let edit = 0; edit < 12; edit += 1) {
    const edits = random.integer(1, 3)
    for (let count = 0; count < edits; count += 1) {
      const name = random.pick(index.names())
      const kind = random.integer(1, 3)
      if (kind === 1) index.remove(name)
      else index.put(kind === 2 ? name : `new-${seed}-${edit}-${count}`)
    }
    expect(sorted(index.files())).toEqual(sorted(index.anew()))
  }
})

test('words that come and go, among them such as a file begins with, leave the files as they were', () => {
  const random = createRandom(4)
  const index = followedIndex(random)
  const before = sorted(index.files())
  for (let time = 0; time < 3; time += 1) {
    for (let count = 0; count < 6; count += 1) index.put(`extra-${count}`)
    expect(sorted(index.files())).toEqual(sorted(index.anew()))
    for (let count = 0; count < 6; count += 1) index.remove(`extra-${count}`)
    expect(sorted(index.files())).toEqual(before)
  }
})
