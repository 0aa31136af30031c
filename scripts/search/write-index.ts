import fs from 'node:fs/promises'
import path from 'node:path'
import { concurrently } from '../../server/releases/concurrently'
import { languages, localeOf, type Language } from '../../src/i18n/locales'
import { entryName, indexFolder } from '../../src/search/index-format'
import { isWorthStoring } from '../build/file-facts'
import { publicFilesOf, type PublicFiles } from '../build/public-files'
import { readMemory, writeState, type IndexMemory, type IndexState } from './index-state'
import type { IndexFiles } from './make-index'

/** What became of the index of a language. */
export interface WrittenIndex {
  language: Language
  /** Articles in the index; null where nothing had to be looked at. */
  articles: number | null
  /** Files that were written anew. */
  written: number
  removed: number
}

/** Files that are written at once: one after the other, a removed article of ten thousand took a second here. */
const writesAtOnce = 8

const namesIn = (folder: string) => fs.readdir(folder).catch((): string[] => [])

/**
 * Writes what is not there yet, the entry last, then removes what no index names any more.
 *
 * @returns names of the files
 */
async function writeFiles(folder: string, files: IndexFiles): Promise<{ written: string[]; removed: string[] }> {
  await fs.mkdir(folder, { recursive: true })
  const existing = new Set(await namesIn(folder))
  const written: string[] = []
  const write = async ([name, content]: [string, string]) => {
    const file = path.join(folder, name)
    await fs.writeFile(`${file}.part`, content)
    await fs.rename(`${file}.part`, file)
    written.push(name)
  }
  await concurrently(
    [...files].filter(([name]) => name !== entryName && !existing.has(name)),
    writesAtOnce,
    write,
  )
  const entry = files.get(entryName) ?? ''
  const isSameEntry = existing.has(entryName) && (await fs.readFile(path.join(folder, entryName), 'utf8')) === entry
  if (!isSameEntry) await write([entryName, entry])
  const outdated = [...existing].filter((name) => !files.has(name))
  await Promise.all(outdated.map((name) => fs.rm(path.join(folder, name), { force: true })))
  return { written, removed: outdated }
}

const articlesOf = ({ pages }: IndexState) => [...pages.files.values()].flatMap(({ article }) => article ?? [])

async function writeLanguage(publicFiles: PublicFiles, language: Language, state: IndexState): Promise<WrittenIndex> {
  const place = path.posix.join(indexFolder, localeOf(language).code)
  const folder = publicFiles.pathOf(place)
  const changed = await state.pages.update(publicFiles)
  state.unstored += changed.size
  const isWhole = state.files.length > 0 && (await namesIn(folder)).sort().join() === state.files.join()
  if (changed.size === 0 && isWhole) return { language, articles: null, written: 0, removed: 0 }
  const articles = articlesOf(state)
  const files = state.maker.files(articles)
  const { written, removed } = await writeFiles(folder, files)
  publicFiles.refresh([...written, ...removed].map((name) => path.posix.join(place, name)))
  state.files = [...files.keys()].sort()
  return { language, articles: articles.length, written: written.length, removed: removed.length }
}

export interface SearchIndexOptions {
  /** All files of public/; left out, they are looked at. */
  publicFiles?: PublicFiles
  /** What is remembered of the index, brought up to date in place; left out, it is read. */
  memory?: IndexMemory
  /** The memory is kept by the caller, and not stored for the next process. */
  isKept?: boolean
}

/**
 * Makes the search index of each language from the finished pages in public/, into public/search-index/. Pages
 * that have changed since are read, no others; unchanged files stay as they are.
 *
 * @param projectFolder the folder that holds package.json
 * @throws when a page lacks what the index is made from
 */
export async function writeSearchIndex(
  projectFolder: string,
  options: SearchIndexOptions = {},
): Promise<WrittenIndex[]> {
  const { publicFiles = await publicFilesOf(projectFolder), isKept = false } = options
  const { memory = await readMemory(projectFolder) } = options
  const results: WrittenIndex[] = []
  for (const language of languages) {
    const state = memory[language]
    results.push(await writeLanguage(publicFiles, language, state))
    // What is not stored here, the next process reads from the pages themselves
    if (!isKept && isWorthStoring(state.unstored, state.pages.files)) await writeState(projectFolder, language, state)
  }
  return results
}

/** Makes the index of each language for nothing, so that the first edit finds what it may use again. */
export function prepareIndex(memory: IndexMemory): void {
  for (const language of languages) memory[language].maker.files(articlesOf(memory[language]))
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
