import fs from 'node:fs/promises'
import path from 'node:path'
import v8 from 'node:v8'
import { languages, type Language, type Localized } from '../../src/i18n/locales'
import { FollowedFacts, type Known } from '../build/file-facts'
import { codeOfIndex } from './code-of-index'
import { indexArticle, type IndexedArticle } from './indexed-article'
import { IndexMaker } from './make-index'
import { articlePageOf, readRecord } from './read-records'
import { TermTable } from './term-table'

/** What a page holds; null where it is none of an article. */
interface PageArticle {
  article: IndexedArticle | null
}

/** What is remembered of an index, so that an edit costs what it changes. */
export interface IndexState {
  /** Hash of the code that makes it. */
  code: string
  table: TermTable
  /** What the index is made with; for a process that stays, as are the files that it has made. */
  maker: IndexMaker
  /** By path of the page's file below public/. */
  pages: FollowedFacts<PageArticle>
  /** Names of the files of the index, sorted; none before the first. */
  files: string[]
  /** Number of pages that have changed since it was stored. */
  unstored: number
}

interface StoredState {
  code: string
  terms: string[]
  pages: Map<string, Known<PageArticle>>
  files: string[]
}

function createState(language: Language, { code, terms, pages, files }: StoredState): IndexState {
  const table = new TermTable(terms)
  const followed = new FollowedFacts(pages, {
    isWanted: (file) => articlePageOf(file, language) !== null,
    async read(file, publicFiles) {
      const page = articlePageOf(file, language)
      const record = page && (await readRecord(page, publicFiles))
      return { article: record && indexArticle(record, table) }
    },
  })
  return { code, table, maker: new IndexMaker(table), pages: followed, files, unstored: 0 }
}

const fileOf = (folder: string, language: Language) => path.join(folder, '.cache', `search-index-${language}.bin`)

/**
 * What was remembered of the index of a language; nothing where other code has made it.
 *
 * @param folder the folder that holds package.json
 * @param code hash of the code that makes the index
 */
async function readState(folder: string, language: Language, code: string): Promise<IndexState> {
  const nothing = { code, terms: [], pages: new Map<string, Known<PageArticle>>(), files: [] }
  try {
    const stored = v8.deserialize(await fs.readFile(fileOf(folder, language))) as StoredState
    return createState(language, stored.code === code ? stored : nothing)
  } catch {
    return createState(language, nothing)
  }
}

/** Leaves out the terms that no article has any more, so that what is remembered does not grow with every edit. */
function withoutUnused({ code, table, pages: { files: pages }, files }: IndexState): StoredState {
  const isUsed = new Uint8Array(table.terms.length)
  for (const { article } of pages.values()) for (const code of article?.codes ?? []) isUsed[code >>> 2] = 1
  if (isUsed.every(Boolean)) return { code, terms: table.terms, pages: new Map(pages), files }
  const kept = new TermTable(table.terms.filter((_, number) => isUsed[number] === 1))
  const renumbered = table.terms.map((term, number) => (isUsed[number] === 1 ? kept.numberOf(term) : 0))
  const codes = (old: Uint32Array) => old.map((code) => (renumbered[code >>> 2] ?? 0) * 4 + (code & 3))
  const articles = [...pages].map(([file, page]): [string, Known<PageArticle>] => [
    file,
    { ...page, article: page.article && { ...page.article, codes: codes(page.article.codes) } },
  ])
  return { code, terms: kept.terms, pages: new Map(articles), files }
}

/** Remembers an index. */
export async function writeState(folder: string, language: Language, state: IndexState): Promise<void> {
  const file = fileOf(folder, language)
  await fs.mkdir(path.dirname(file), { recursive: true })
  await fs.writeFile(`${file}.part`, v8.serialize(withoutUnused(state)))
  await fs.rename(`${file}.part`, file)
  state.unstored = 0
}

/** What is remembered of the index of each language; a process that stays neither reads nor writes its files again. */
export type IndexMemory = Localized<IndexState>

/** Reads what was remembered of all languages. */
export async function readMemory(folder: string, code = codeOfIndex()): Promise<IndexMemory> {
  const states = languages.map(async (language) => [language, await readState(folder, language, code)] as const)
  return Object.fromEntries(await Promise.all(states)) as IndexMemory
}
