import { statSync, type Stats } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { setImmediate as othersTurn } from 'node:timers/promises'
import { unavailable } from '../http/http-error'
import { orderedNewestFirst } from './article-order'

/** An article as it stands in its file. Whoever consumes the API checks the rest of its shape. */
export interface StoredArticle {
  readonly id: string | number
  readonly name: string
  readonly [field: string]: unknown
}

/** All articles at one moment. */
export interface ArticleList {
  /** Newest first. */
  readonly articles: readonly StoredArticle[]
  /** By name and by previous name, both NFC; a name goes before another article's previous name. */
  readonly byName: ReadonlyMap<string, StoredArticle>
}

export interface ArticleStore {
  /**
   * The articles, read again when a file or the list of files has changed.
   *
   * @param maxAgeMs how long ago the files may have been looked at. Default: the store's `checkIntervalMs`
   * @throws {HttpError} 503 when the folder cannot be read
   */
  list(maxAgeMs?: number): Promise<ArticleList>
}

export interface ArticleStoreOptions {
  /** The folder of the `*.json` files. */
  articlesDir: string
  /** Told about each file that is left out, once for each state of the file. */
  log: (message: string) => void
  /** How long an answer stands before the files are looked at again. */
  checkIntervalMs?: number
}

/** Files that are looked at before others have their turn. One by one without waiting: a promise for each takes four times as long. */
const filesAtOnce = 250

interface ReadFile {
  version: string
  article: StoredArticle | null
}

/** Null where it cannot be had: the file counts as gone. */
function statOf(file: string): Stats | null {
  try {
    return statSync(file)
  } catch {
    return null
  }
}

const isArticle = (value: unknown): value is StoredArticle => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const { id, name } = value as Record<string, unknown>
  return (typeof id === 'string' || typeof id === 'number') && typeof name === 'string' && name !== ''
}

function parseArticle(text: string): StoredArticle {
  const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
  if (!isArticle(value)) throw new TypeError('it is not an object with an id and a name')
  return value
}

function indexByName(articles: readonly StoredArticle[]): ReadonlyMap<string, StoredArticle> {
  const byName = new Map<string, StoredArticle>()
  const add = (name: unknown, article: StoredArticle) => {
    if (typeof name !== 'string') return
    const key = name.normalize('NFC')
    if (!byName.has(key)) byName.set(key, article)
  }
  articles.forEach((article) => add(article.name, article))
  articles.forEach((article) => {
    const previous: unknown = article['previousNames']
    if (Array.isArray(previous)) previous.forEach((name: unknown) => add(name, article))
  })
  return byName
}

const toList = (files: Iterable<ReadFile>): ArticleList => {
  const articles = orderedNewestFirst([...files].flatMap(({ article }) => (article ? [article] : [])))
  return { articles, byName: indexByName(articles) }
}

/** The articles of a folder, one JSON file each; a file that cannot be used is named and left out, the rest stay. */
export function createArticleStore({ articlesDir, log, checkIntervalMs = 1000 }: ArticleStoreOptions): ArticleStore {
  let files = new Map<string, ReadFile>()
  let current: ArticleList = toList([])
  let checkedAtMs = Number.NEGATIVE_INFINITY
  let running: Promise<ArticleList> | null = null

  const readOne = async (file: string): Promise<ReadFile | null> => {
    const fullPath = path.join(articlesDir, file)
    const stat = statOf(fullPath)
    if (!stat?.isFile()) return null
    const version = `${stat.mtimeMs} ${stat.size} ${stat.ino}`
    const known = files.get(file)
    if (known?.version === version) return known
    try {
      return { version, article: parseArticle(await fs.readFile(fullPath, 'utf8')) }
    } catch (error) {
      log(`Article file ${file} is left out: ${error instanceof Error ? error.message : String(error)}`)
      return { version, article: null }
    }
  }

  const check = async (): Promise<ArticleList> => {
    const names = await fs.readdir(articlesDir).catch((cause: unknown) => {
      throw unavailable(`The articles cannot be read`, 5, { cause })
    })
    const articleFiles = names.filter((name) => name.endsWith('.json') && !name.startsWith('.')).sort()
    const next = new Map<string, ReadFile>()
    for (let start = 0; start < articleFiles.length; start += filesAtOnce) {
      const portion = articleFiles.slice(start, start + filesAtOnce)
      const read = await Promise.all(portion.map(async (file) => [file, await readOne(file)] as const))
      for (const [file, result] of read) if (result) next.set(file, result)
      if (start + filesAtOnce < articleFiles.length) await othersTurn()
    }
    const isSame = next.size === files.size && [...next].every(([file, result]) => files.get(file) === result)
    if (!isSame) [files, current] = [next, toList(next.values())]
    checkedAtMs = performance.now()
    return current
  }

  return {
    list(maxAgeMs = checkIntervalMs) {
      if (performance.now() - checkedAtMs < maxAgeMs) return Promise.resolve(current)
      running ??= check().finally(() => (running = null))
      return running
    },
  }
}
