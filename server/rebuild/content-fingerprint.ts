import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { setImmediate as othersTurn } from 'node:timers/promises'
import { ofetch } from 'ofetch'

/** An active article, as the blog API lists it; what breaks the shape, null too, is the build's to leave out. */
export type ListedArticle = unknown

export interface FingerprintSources {
  /** The folder that holds package.json. */
  projectFolder: string
  /** All active articles of now. Rejects when they cannot be had. */
  articles: () => Promise<readonly ListedArticle[]>
  /** Settings that the build fixes. */
  settings: Readonly<Record<string, unknown>>
}

/** What a build would be made of: one value for all of it, and one for each article, by name. */
export interface ContentFingerprint {
  value: string
  articles: Readonly<Record<string, string>>
}

/** What a build is made of, besides the articles of an API: words, pictures and code. */
const watched = ['content', 'src', 'plugins', 'static', 'package.json', 'package-lock.json']
const watchedTopLevel = /^gatsby-[\w-]+\.tsx?$/
const apiTimeoutMs = 30_000
/** Files that are looked at before the requests of visitors have their turn. */
const filesAtOnce = 50

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')

/** Hashes of files by path; a file whose size and time are as before is not read again. */
export type FileHashes = Map<string, { stamp: string; hash: string }>

async function hashOf(file: string, known: FileHashes): Promise<string> {
  const { size, mtimeMs } = statSync(file)
  const stamp = `${size} ${mtimeMs}`
  const earlier = known.get(file)
  if (earlier?.stamp === stamp) return earlier.hash
  const hash = sha256(await fs.readFile(file))
  known.set(file, { stamp, hash })
  return hash
}

async function filesOf(projectFolder: string): Promise<string[]> {
  const top = (await fs.readdir(projectFolder)).filter((name) => watchedTopLevel.test(name))
  const found = await Promise.all(
    [...watched, ...top].map(async (name) => {
      const full = path.join(projectFolder, name)
      const stat = await fs.stat(full).catch(() => null)
      if (stat?.isFile()) return [full]
      if (!stat?.isDirectory()) return []
      const entries = await fs.readdir(full, { recursive: true, withFileTypes: true })
      return entries
        .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
        .map((entry) => path.join(entry.parentPath, entry.name))
    }),
  )
  return found.flat().sort()
}

/**
 * What a build is made of besides articles, one line for each file: its path, with slashes, and its hash.
 *
 * @param known hashes of an earlier call, which this one brings up to date
 */
export async function siteFiles(projectFolder: string, known: FileHashes = new Map()): Promise<string[]> {
  const files = await filesOf(projectFolder)
  const lines: string[] = []
  for (let start = 0; start < files.length; start += filesAtOnce) {
    const portion = files.slice(start, start + filesAtOnce)
    const hashes = await Promise.all(portion.map((file) => hashOf(file, known)))
    portion.forEach((file, index) => {
      const name = path.relative(projectFolder, file).split(path.sep).join('/')
      lines.push(`${name} ${hashes[index]}`)
    })
    await othersTurn()
  }
  return lines
}

/** Why a call failed, for the person at the desk: a status, or the code of what went wrong on the way. */
function reasonOf(error: unknown): string {
  const { status, name, cause } = error as { status?: number; name?: string; cause?: unknown }
  if (status !== undefined) return `status ${status}`
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : null
  if (code) return code
  return cause === undefined || cause === null ? (name ?? 'no answer') : reasonOf(cause)
}

/** Asks a blog API for its active articles (contracts, section 3). */
export const articlesOfApi =
  (url: string, token: string): FingerprintSources['articles'] =>
  async () => {
    const address = `${url}/blogs/contents/active`
    const answer: unknown = await ofetch(address, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      signal: AbortSignal.timeout(apiTimeoutMs),
    }).catch((error: unknown) => {
      throw new Error(`The blog API could not be read: GET ${address} failed (${reasonOf(error)})`, { cause: error })
    })
    const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null
    if (!Array.isArray(data)) throw new Error('The blog API answered what is no list of articles')
    return data as unknown[]
  }

/** Hashes of articles that have been listed. A source that keeps its articles lists the same objects again. */
export type ArticleHashes = WeakMap<object, string>

/** Articles that are hashed before the requests of visitors have their turn. */
const articlesAtOnce = 250

function hashOfArticle(article: ListedArticle, known: ArticleHashes): string {
  const isKept = typeof article === 'object' && article !== null
  const earlier = isKept ? known.get(article) : undefined
  if (earlier !== undefined) return earlier
  const hash = sha256(JSON.stringify(article) ?? '').slice(0, 16)
  if (isKept) known.set(article, hash)
  return hash
}

/**
 * One value for each article, by its name or, where that is none, its place in the list.
 *
 * @param known hashes of an earlier call, which this one adds to
 */
export async function fingerprintArticles(
  articles: FingerprintSources['articles'],
  known: ArticleHashes = new WeakMap(),
): Promise<ContentFingerprint['articles']> {
  const hashes = new Map<string, string>()
  for (const [index, article] of (await articles()).entries()) {
    const name = typeof article === 'object' && article !== null && 'name' in article ? article.name : null
    hashes.set(typeof name === 'string' ? name : `#${index}`, hashOfArticle(article, known))
    if (index % articlesAtOnce === articlesAtOnce - 1) await othersTurn()
  }
  return Object.fromEntries([...hashes].sort(([left], [right]) => (left < right ? -1 : 1)))
}

/** What earlier calls have found, so that only what has changed since is hashed again. */
export interface KnownHashes {
  files: FileHashes
  articles: ArticleHashes
}

/**
 * What a build of now would be made of: the active articles, content/, code and settings.
 *
 * @param known hashes of an earlier call, which this one brings up to date
 * @throws {Error} when the articles cannot be had
 */
export async function contentFingerprint(
  { projectFolder, articles, settings }: FingerprintSources,
  known: KnownHashes = { files: new Map(), articles: new WeakMap() },
): Promise<ContentFingerprint> {
  const byName = await fingerprintArticles(articles, known.articles)
  const lines = await siteFiles(projectFolder, known.files)
  const value = sha256([...lines, JSON.stringify(byName), JSON.stringify(settings)].join('\n'))
  return { value, articles: byName }
}
