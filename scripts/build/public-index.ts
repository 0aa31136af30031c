import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { FileStamp, PublicFiles } from './public-files'

/** What is known of one file of public/. */
export interface IndexedFile extends FileStamp {
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

interface FoundFile extends FileStamp {
  /** As it is on disk. */
  name: string
}

/**
 * Hashes the files of public/ that make up a build. A file whose size and time are as remembered is not read again.
 *
 * @param publicFiles all files of public/
 * @param known files of the last build
 * @returns files by path, sorted by path
 */
export async function indexPublic(
  publicFiles: PublicFiles,
  known: Readonly<Record<string, IndexedFile>> = {},
): Promise<Record<string, IndexedFile>> {
  const indexed = new Map<string, IndexedFile>()
  const changed: FoundFile[] = []
  for (const [name, { size, mtimeMs }] of publicFiles.entries()) {
    if (isOutsideId(name)) continue
    const before = known[name.normalize('NFC')]
    if (before?.size === size && before.mtimeMs === mtimeMs) indexed.set(name.normalize('NFC'), before)
    else changed.push({ name, size, mtimeMs })
  }
  const queue = changed.values()
  const work = async () => {
    for (const { name, size, mtimeMs } of queue) {
      const content = await fs.promises.readFile(publicFiles.pathOf(name))
      const hash = createHash('sha256').update(content).digest('hex')
      indexed.set(name.normalize('NFC'), { size, mtimeMs, hash })
    }
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
