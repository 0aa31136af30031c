import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { FollowedFacts, namesInOrder, type Known } from './file-facts'
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

/** The hashes of the files of public/ that make up a build, brought up to date at each look. */
export type PublicHashes = FollowedFacts<{ hash: string }>

/** @param known files of the last build: what is as it was then is not read again */
export const publicHashes = (known: Readonly<Record<string, IndexedFile>> = {}): PublicHashes =>
  new FollowedFacts(new Map(Object.entries(known)), {
    isWanted: (name) => !isOutsideId(name),
    async read(name, publicFiles) {
      return {
        hash: createHash('sha256')
          .update(await fs.promises.readFile(publicFiles.pathOf(name)))
          .digest('hex'),
      }
    },
  })

/**
 * Files by path, as they stand in an index.
 *
 * @param before paths of the last build, in order
 * @returns sorted by path
 */
export function indexedFiles({ files }: PublicHashes, before: readonly string[] = []): Record<string, IndexedFile> {
  const indexed = new Map([...files].map(([name, file]) => [name.normalize('NFC'), file]))
  return Object.fromEntries(namesInOrder(indexed, before).map((name) => [name, indexed.get(name)!]))
}

/** All files of a public/ that make up a build, read anew. */
export async function indexPublic(publicFiles: PublicFiles): Promise<Record<string, IndexedFile>> {
  const hashes = publicHashes()
  await hashes.update(publicFiles)
  return indexedFiles(hashes)
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
