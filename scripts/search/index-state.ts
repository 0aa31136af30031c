import fs from 'node:fs/promises'
import path from 'node:path'
import v8 from 'node:v8'
import { languages, type Language } from '../../src/i18n/locales'
import type { Known } from '../build/file-facts'
import type { IndexedArticle } from './indexed-article'
import { TermTable } from './term-table'

/** A page that has been read; null where it is none of an article. */
export type KnownPage = Known<{ article: IndexedArticle | null }>

/** What is remembered of an index, so that an edit costs what it changes. */
export interface IndexState {
  table: TermTable
  /** By path of the page's file below public/. */
  pages: ReadonlyMap<string, KnownPage>
  /** Names of the files of the index, sorted. */
  files: string[]
}

interface StoredState extends Omit<IndexState, 'table'> {
  code: string
  terms: string[]
}

const fileOf = (folder: string, language: Language) => path.join(folder, '.cache', `search-index-${language}.bin`)

/**
 * Reads what was remembered.
 *
 * @param folder the folder that holds package.json
 * @param code hash of the code that makes the index: what other code has made is forgotten
 */
export async function readState(folder: string, language: Language, code: string): Promise<IndexState | null> {
  try {
    const stored = v8.deserialize(await fs.readFile(fileOf(folder, language))) as StoredState
    return stored.code === code
      ? { table: new TermTable(stored.terms), pages: stored.pages, files: stored.files }
      : null
  } catch {
    return null
  }
}

/** Leaves out the terms that no article has any more, so that what is remembered does not grow with every edit. */
function withoutUnused({ table, pages, files }: IndexState): IndexState {
  const isUsed = new Uint8Array(table.terms.length)
  for (const { article } of pages.values()) for (const code of article?.codes ?? []) isUsed[code >>> 2] = 1
  if (isUsed.every(Boolean)) return { table, pages, files }
  const kept = new TermTable(table.terms.filter((_, number) => isUsed[number] === 1))
  const renumbered = table.terms.map((term, number) => (isUsed[number] === 1 ? kept.numberOf(term) : 0))
  const codes = (old: Uint32Array) => old.map((code) => (renumbered[code >>> 2] ?? 0) * 4 + (code & 3))
  const articles = [...pages].map(([file, page]): [string, KnownPage] => [
    file,
    { ...page, article: page.article && { ...page.article, codes: codes(page.article.codes) } },
  ])
  return { table: kept, pages: new Map(articles), files }
}

/** Remembers an index. */
export async function writeState(folder: string, language: Language, code: string, state: IndexState): Promise<void> {
  const { table, pages, files } = withoutUnused(state)
  const file = fileOf(folder, language)
  await fs.mkdir(path.dirname(file), { recursive: true })
  await fs.writeFile(`${file}.part`, v8.serialize({ code, terms: table.terms, pages, files } satisfies StoredState))
  await fs.rename(`${file}.part`, file)
}

/** What is remembered of the index of each language by a process that stays: it neither reads nor writes its files again. */
export type IndexMemory = Map<Language, IndexState>

/** Reads what was remembered of all languages; what is not there comes with the first index. */
export async function readMemory(folder: string, code: string): Promise<IndexMemory> {
  const memory: IndexMemory = new Map()
  for (const language of languages) {
    const state = await readState(folder, language, code)
    if (state) memory.set(language, state)
  }
  return memory
}
