import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { ofetch } from 'ofetch'

export interface FingerprintSources {
  /** The folder that holds package.json. */
  projectFolder: string
  /** Base address of the blog API, and its token; null: the articles are files of the project. */
  blogApi: { url: string; token: string } | null
  /** Settings that the build fixes. */
  settings: Readonly<Record<string, unknown>>
}

/** What a build is made of, besides the articles of an API: words, pictures and code. */
const watched = ['content', 'src', 'plugins', 'static', 'package.json', 'package-lock.json']
const watchedTopLevel = /^gatsby-[\w-]+\.tsx?$/
const apiTimeoutMs = 30_000

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')

/** Hashes of files by path; a file whose size and time are as before is not read again. */
export type FileHashes = Map<string, { stamp: string; hash: string }>

async function hashOf(file: string, known: FileHashes): Promise<string> {
  const { size, mtimeMs } = await fs.stat(file)
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

/** The list of active articles as the API says it now, in an order that does not matter. */
async function activeArticles(blogApi: { url: string; token: string }): Promise<string> {
  const answer: unknown = await ofetch(`${blogApi.url}/blogs/contents/active`, {
    headers: { authorization: `Bearer ${blogApi.token}`, accept: 'application/json' },
    signal: AbortSignal.timeout(apiTimeoutMs),
  })
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null
  if (!Array.isArray(data)) throw new Error('The blog API answered what is no list of articles')
  return sha256(
    data
      .map((article) => sha256(JSON.stringify(article)))
      .sort()
      .join('\n'),
  )
}

/**
 * One value for everything that a build of now would be made of: the active articles, content/, code and settings.
 *
 * @param known hashes of an earlier call, which this one brings up to date
 * @throws {Error} when the blog API fails or answers what is no list
 */
export async function contentFingerprint(sources: FingerprintSources, known: FileHashes = new Map()): Promise<string> {
  const { projectFolder, blogApi, settings } = sources
  const files = await filesOf(projectFolder)
  const lines: string[] = []
  for (const file of files) lines.push(`${path.relative(projectFolder, file)} ${await hashOf(file, known)}`)
  const articles = blogApi ? await activeArticles(blogApi) : 'files'
  return sha256([...lines, articles, JSON.stringify(settings)].join('\n'))
}
