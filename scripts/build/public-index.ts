import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { factsOf, type Known } from './file-facts'
import type { PublicFiles } from './public-files'

/** What is known of one file of public/; `hash` is the SHA-256 of its content, in hex. */
export type IndexedFile = Known<{ hash: string }>

/** What a finished build remembers of public/, by path with slashes, NFC, without a slash at its start. */
export interface PublicIndex {
  id: string
  builtAt: string
  files: Record<string, IndexedFile>
}

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

/** The names of files in order; where they are those of the last build, they are in order already. */
function sortedNames(
  indexed: ReadonlyMap<string, IndexedFile>,
  known: Readonly<Record<string, IndexedFile>>,
): string[] {
  const before = Object.keys(known)
  const isSameSet = before.length === indexed.size && before.every((name) => indexed.has(name))
  return isSameSet ? before : [...indexed.keys()].sort()
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
  const files = await factsOf(
    publicFiles,
    publicFiles.names((name) => !isOutsideId(name)),
    (name) => known[name.normalize('NFC')],
    async (name) => {
      const content = await fs.promises.readFile(publicFiles.pathOf(name))
      return { hash: createHash('sha256').update(content).digest('hex') }
    },
  )
  const indexed = new Map([...files].map(([name, file]) => [name.normalize('NFC'), file]))
  return Object.fromEntries(sortedNames(indexed, known).map((name) => [name, indexed.get(name)!]))
}

/**
 * The id of a build: it depends on the paths and contents in public/ alone.
 *
 * @param files sorted by path
 * @returns 16 hex digits
 */
export function buildId(files: Readonly<Record<string, IndexedFile>>): string {
  const lines = Object.entries(files).map(([name, { hash }]) => `${name}\0${hash}\n`)
  return createHash('sha256').update(lines.join('')).digest('hex').slice(0, 16)
}
