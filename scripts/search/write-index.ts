import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { languages, localeOf, type Language } from '../../src/i18n/locales'
import { entryName, indexFolder } from '../../src/search/index-format'
import { codeOfIndex } from './code-of-index'
import { makeIndex, type IndexFiles } from './make-index'
import { findArticlePages, readRecords, type ArticlePage } from './read-records'

/** What became of the index of a language. */
export interface WrittenIndex {
  language: Language
  /** Articles in the index; null where nothing had to be looked at. */
  articles: number | null
  /** Files that were written anew. */
  written: number
  removed: number
}

interface State {
  /** Hash over sizes and times of the pages, the code that makes the index, and its files. */
  pages: string
}

const stateFile = (folder: string, language: Language) => path.join(folder, '.cache', `search-index-${language}.json`)

function fingerprint(pages: readonly ArticlePage[], existing: readonly string[]): string {
  const hash = createHash('sha256').update(codeOfIndex())
  for (const { file, size, mtimeMs } of pages) hash.update(`${file} ${size} ${mtimeMs}\n`)
  return hash.update([...existing].sort().join('\n')).digest('hex')
}

const readState = async (file: string): Promise<Partial<State>> =>
  JSON.parse(await fs.readFile(file, 'utf8').catch(() => '{}')) as Partial<State>

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

async function writeLanguage(projectFolder: string, language: Language): Promise<WrittenIndex> {
  const publicFolder = path.join(projectFolder, 'public')
  const folder = path.join(publicFolder, indexFolder, localeOf(language).code)
  const state = stateFile(projectFolder, language)
  const pages = await findArticlePages(publicFolder, language)
  const isCurrent = (await readState(state)).pages === fingerprint(pages, await namesIn(folder))
  if (isCurrent) return { language, articles: null, written: 0, removed: 0 }
  const records = await readRecords(pages)
  const result = await writeFiles(folder, makeIndex(records))
  await fs.mkdir(path.dirname(state), { recursive: true })
  await fs.writeFile(state, JSON.stringify({ pages: fingerprint(pages, await namesIn(folder)) } satisfies State))
  return { language, articles: records.length, ...result }
}

/**
 * Makes the search index of each language from the finished pages in public/, into public/search-index/. Nothing is read when no
 * page of an article has changed since; unchanged files stay as they are.
 *
 * @param projectFolder the folder that holds package.json
 * @throws when a page lacks what the index is made from
 */
export async function writeSearchIndex(projectFolder: string): Promise<WrittenIndex[]> {
  const results: WrittenIndex[] = []
  for (const language of languages) results.push(await writeLanguage(projectFolder, language))
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
