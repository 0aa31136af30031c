import fs from 'node:fs/promises'
import path from 'node:path'
import v8 from 'node:v8'
import type { Language } from '../../src/i18n/locales'
import type { IndexedArticle } from './indexed-article'
import type { ArticlePage } from './read-records'
import { TermTable } from './term-table'

/** A page that has been read; null where it is none of an article. */
export interface KnownPage {
  size: number
  mtimeMs: number
  article: IndexedArticle | null
}

/** What is remembered of an index, so that an edit costs what it changes. */
export interface IndexState {
  table: TermTable
  /** By path of the page's file. */
  pages: Map<string, KnownPage>
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

/** Whether a page is as it was when it was read. */
export const isSame = (page: ArticlePage, known: KnownPage | undefined): known is KnownPage =>
  known?.size === page.size && known.mtimeMs === page.mtimeMs
