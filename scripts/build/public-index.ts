import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** What is known of one file of public/. */
export interface IndexedFile {
  size: number
  mtimeMs: number
  /** SHA-256 of the content, in hex. */
  hash: string
}

/** What a finished build remembers of public/, by path with slashes, NFC, without a slash at its start. */
export interface PublicIndex {
  id: string
  builtAt: string
  files: Record<string, IndexedFile>
}

const concurrency = 16
const indexFile = (folder: string) => path.join(folder, '.cache', 'build-index.json')

/** Files that say when a build was made: they are no part of what it made. */
const isOutsideId = (name: string) =>
  name === 'builds/latest.json' || name.startsWith('builds/meta/') || /^builds\/[^/]+\.part$/.test(name)

/**
 * The index of the last finished build.
 *
 * @param folder the folder that holds package.json
 * @returns null when there was none
 */
export function readPublicIndex(folder: string): PublicIndex | null {
  try {
    return JSON.parse(fs.readFileSync(indexFile(folder), 'utf8')) as PublicIndex
  } catch {
    return null
  }
}

export function writePublicIndex(folder: string, index: PublicIndex): void {
  fs.mkdirSync(path.dirname(indexFile(folder)), { recursive: true })
  fs.writeFileSync(indexFile(folder), JSON.stringify(index))
}

/** A file of public/ with its path on the site. */
interface FoundFile {
  name: string
  file: string
  size: number
  mtimeMs: number
}

/** Every file of a folder. One after the other: for sixty thousand files a promise each takes longer than the disk. */
function findFiles(publicFolder: string): FoundFile[] {
  const entries = fs.readdirSync(publicFolder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      const { size, mtimeMs } = fs.statSync(file)
      return { file, size, mtimeMs, name: path.relative(publicFolder, file).split(path.sep).join('/').normalize('NFC') }
    })
    .filter(({ name }) => !isOutsideId(name))
}

async function hashOf({ file, size, mtimeMs }: FoundFile): Promise<IndexedFile> {
  const content = await fs.promises.readFile(file)
  return { size, mtimeMs, hash: createHash('sha256').update(content).digest('hex') }
}

/**
 * Hashes the files of public/ that make up a build. A file whose size and time are as remembered is not read again.
 *
 * @param publicFolder absolute path
 * @param known files of the last build
 * @returns files by path, sorted by path
 */
export async function indexPublic(
  publicFolder: string,
  known: Readonly<Record<string, IndexedFile>> = {},
): Promise<Record<string, IndexedFile>> {
  const indexed = new Map<string, IndexedFile>()
  const changed: FoundFile[] = []
  for (const found of findFiles(publicFolder)) {
    const before = known[found.name]
    if (before?.size === found.size && before.mtimeMs === found.mtimeMs) indexed.set(found.name, before)
    else changed.push(found)
  }
  const queue = changed.values()
  const work = async () => {
    for (const found of queue) indexed.set(found.name, await hashOf(found))
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return Object.fromEntries([...indexed].sort(([left], [right]) => (left < right ? -1 : 1)))
}

/**
 * The id of a build: it depends on the paths and contents in public/ alone.
 *
 * @param files sorted by path
 * @returns 16 hex digits
 */
export function buildId(files: Readonly<Record<string, IndexedFile>>): string {
  const hash = createHash('sha256')
  for (const [name, file] of Object.entries(files)) hash.update(`${name}\0${file.hash}\n`)
  return hash.digest('hex').slice(0, 16)
}
