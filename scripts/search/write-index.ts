import fs from 'node:fs/promises'
import path from 'node:path'
import { languages, localeOf, type Language } from '../../src/i18n/locales'
import { entryName, indexFolder } from '../../src/search/index-format'
import { publicFilesOf, type PublicFiles } from '../build/public-files'
import { codeOfIndex } from './code-of-index'
import { indexArticle } from './indexed-article'
import { isSame, readState, writeState, type IndexState, type KnownPage } from './index-state'
import { indexFiles, type IndexFiles } from './make-index'
import { findArticlePages, readRecord, type ArticlePage } from './read-records'
import { TermTable } from './term-table'

/** What became of the index of a language. */
export interface WrittenIndex {
  language: Language
  /** Articles in the index; null where nothing had to be looked at. */
  articles: number | null
  /** Files that were written anew. */
  written: number
  removed: number
}

const namesIn = (folder: string) => fs.readdir(folder).catch((): string[] => [])

/** Writes what is not there yet, the entry last, then removes what no index names any more. */
async function writeFiles(folder: string, files: IndexFiles): Promise<{ written: number; removed: number }> {
  await fs.mkdir(folder, { recursive: true })
  const existing = new Set(await namesIn(folder))
  let written = 0
  const inOrder = [...files].sort(([a], [b]) => Number(a === entryName) - Number(b === entryName))
  for (const [name, content] of inOrder) {
    const file = path.join(folder, name)
    const isThere = existing.has(name) && (name !== entryName || (await fs.readFile(file, 'utf8')) === content)
    if (isThere) continue
    await fs.writeFile(`${file}.part`, content)
    await fs.rename(`${file}.part`, file)
    written += 1
  }
  const outdated = [...existing].filter((name) => !files.has(name))
  await Promise.all(outdated.map((name) => fs.rm(path.join(folder, name), { force: true })))
  return { written, removed: outdated.length }
}

const readsAtOnce = 32

/** Reads the pages that are not known as they are. */
async function readPages(pages: readonly ArticlePage[], { table, pages: known }: IndexState) {
  const read = new Map<string, KnownPage>()
  const queue = pages.values()
  const work = async () => {
    for (const page of queue) {
      const { file, size, mtimeMs } = page
      const before = known.get(file)
      if (isSame(page, before)) {
        read.set(file, before)
        continue
      }
      const record = await readRecord(page)
      read.set(file, { size, mtimeMs, article: record && indexArticle(record, table) })
    }
  }
  await Promise.all(Array.from({ length: readsAtOnce }, work))
  return read
}

const isCurrent = (pages: readonly ArticlePage[], state: IndexState, files: readonly string[]): boolean =>
  pages.length === state.pages.size &&
  pages.every((page) => isSame(page, state.pages.get(page.file))) &&
  files.join() === state.files.join()

async function writeLanguage(
  projectFolder: string,
  publicFiles: PublicFiles,
  language: Language,
  code: string,
): Promise<WrittenIndex> {
  const folder = path.join(publicFiles.folder, indexFolder, localeOf(language).code)
  const pages = findArticlePages(publicFiles, language)
  const state = await readState(projectFolder, language, code)
  if (state && isCurrent(pages, state, (await namesIn(folder)).sort())) {
    return { language, articles: null, written: 0, removed: 0 }
  }
  const { table } = state ?? { table: new TermTable() }
  const read = await readPages(pages, state ?? { table, pages: new Map(), files: [] })
  const articles = [...read.values()].flatMap(({ article }) => article ?? [])
  const files = indexFiles(articles, table)
  const result = await writeFiles(folder, files)
  await writeState(projectFolder, language, code, { table, pages: read, files: [...files.keys()].sort() })
  return { language, articles: articles.length, ...result }
}

/**
 * Makes the search index of each language from the finished pages in public/, into public/search-index/. Pages
 * that have changed since are read, no others; unchanged files stay as they are.
 *
 * @param projectFolder the folder that holds package.json
 * @param publicFiles all files of public/
 * @throws when a page lacks what the index is made from
 */
export async function writeSearchIndex(
  projectFolder: string,
  publicFiles = publicFilesOf(projectFolder),
): Promise<WrittenIndex[]> {
  const results: WrittenIndex[] = []
  const code = codeOfIndex()
  for (const language of languages) results.push(await writeLanguage(projectFolder, publicFiles, language, code))
  if (results.some(({ written, removed }) => written + removed > 0))
    publicFiles.refreshFolder(indexFolder.replace(/^\//, ''))
  return results
}

/** What was done, in one line. */
export function describeIndex(results: readonly WrittenIndex[]): string {
  const parts = results.map(({ language, articles, written, removed }) =>
    articles === null
      ? `${language} unchanged`
      : `${language} ${articles} articles, ${written} files written, ${removed} removed`,
  )
  return `Search index: ${parts.join('; ')}`
}
