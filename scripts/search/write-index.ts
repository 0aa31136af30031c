import fs from 'node:fs/promises'
import path from 'node:path'
import { languages, localeOf, type Language } from '../../src/i18n/locales'
import { entryName, indexFolder } from '../../src/search/index-format'
import { factsOf } from '../build/file-facts'
import { isSameStamp, publicFilesOf, type PublicFiles } from '../build/public-files'
import { codeOfIndex } from './code-of-index'
import { indexArticle } from './indexed-article'
import { readMemory, writeState, type IndexMemory, type IndexState } from './index-state'
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

const isCurrent = (
  pages: readonly ArticlePage[],
  publicFiles: PublicFiles,
  state: IndexState,
  files: readonly string[],
): boolean =>
  pages.length === state.pages.size &&
  pages.every(({ file }) => isSameStamp(state.pages.get(file), publicFiles.get(file))) &&
  files.join() === state.files.join()

interface Written extends WrittenIndex {
  state: IndexState
}

async function writeLanguage(
  publicFiles: PublicFiles,
  language: Language,
  state: IndexState | undefined,
): Promise<Written> {
  const folder = path.join(publicFiles.folder, indexFolder, localeOf(language).code)
  const pages = findArticlePages(publicFiles, language)
  if (state && isCurrent(pages, publicFiles, state, (await namesIn(folder)).sort())) {
    return { language, articles: null, written: 0, removed: 0, state }
  }
  const { table } = state ?? { table: new TermTable() }
  const byFile = new Map(pages.map((page) => [page.file, page]))
  const read = await factsOf(
    publicFiles,
    byFile.keys(),
    (file) => state?.pages.get(file),
    async (file) => {
      const page = byFile.get(file)
      const record = page ? await readRecord(page, publicFiles) : null
      return { article: record && indexArticle(record, table) }
    },
  )
  const articles = [...read.values()].flatMap(({ article }) => article ?? [])
  const files = indexFiles(articles, table)
  const result = await writeFiles(folder, files)
  return {
    language,
    articles: articles.length,
    ...result,
    state: { table, pages: read, files: [...files.keys()].sort() },
  }
}

/**
 * Makes the search index of each language from the finished pages in public/, into public/search-index/. Pages
 * that have changed since are read, no others; unchanged files stay as they are.
 *
 * @param projectFolder the folder that holds package.json
 * @param publicFiles all files of public/
 * @param memory what a process that stays remembers; without it, what is remembered is read from .cache and written there
 * @throws when a page lacks what the index is made from
 */
export async function writeSearchIndex(
  projectFolder: string,
  publicFiles = publicFilesOf(projectFolder),
  memory?: IndexMemory,
): Promise<WrittenIndex[]> {
  const results: WrittenIndex[] = []
  const code = codeOfIndex()
  const states = memory ?? (await readMemory(projectFolder, code))
  for (const language of languages) {
    const { state, ...result } = await writeLanguage(publicFiles, language, states.get(language))
    states.set(language, state)
    if (!memory && result.articles !== null) await writeState(projectFolder, language, code, state)
    results.push(result)
  }
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
