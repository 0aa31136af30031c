import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { BuildStamp } from '../../server/releases/manifest'
import { BuildId } from './build-id'
import { FollowedFacts, namesInOrder, type Known } from './file-facts'
import type { PublicFiles } from './public-files'

/** What is known of one file of public/; `hash` is the SHA-256 of its content, in hex. */
export type IndexedFile = Known<{ hash: string }>

/** What a finished build remembers of public/, by path with slashes, NFC, without a slash at its start. */
export interface PublicIndex extends BuildStamp {
  /** When the folders of public/ were looked at, in milliseconds since 1970; an older list does not say. */
  lookedMs?: number
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

const hashOf = async (file: string) =>
  createHash('sha256')
    .update(await fs.promises.readFile(file))
    .digest('hex')

/** The hashes of the files of public/ that make up a build, and its id, brought up to date at each look. */
export class PublicHashes {
  private readonly facts: FollowedFacts<{ hash: string }>
  private readonly buildId = new BuildId()
  private readonly namesBefore: readonly string[]
  /** Hashes that files had when the id was last brought up to date, of those that a look has found otherwise since, by path. */
  private readonly before = new Map<string, string | undefined>()

  /** @param known files of the last build, sorted by path: what is as it was then is not read again */
  constructor(known: Readonly<Record<string, IndexedFile>> = {}) {
    this.namesBefore = Object.keys(known)
    for (const [name, { hash }] of Object.entries(known)) this.buildId.set(name, hash)
    this.facts = new FollowedFacts(new Map(Object.entries(known)), {
      isWanted: (name) => !isOutsideId(name),
      read: async (name, publicFiles) => ({ hash: await hashOf(publicFiles.pathOf(name)) }),
      onChange: (name, before) => {
        if (!this.before.has(name)) this.before.set(name, before?.hash)
      },
    })
  }

  /** Reads what has changed ahead of `update`, which still tells of it. */
  async look(publicFiles: PublicFiles): Promise<void> {
    await this.facts.update(publicFiles)
  }

  /**
   * Brings the hashes up to date.
   *
   * @returns the files that are others than before, or new, by path, NFC; null for those that are gone
   */
  async update(publicFiles: PublicFiles): Promise<ReadonlyMap<string, IndexedFile | null>> {
    await this.look(publicFiles)
    // The path of one file may be written in two ways on disk and in the list of the last build
    const touched = new Map<string, { before?: string | undefined; now?: IndexedFile | undefined }>()
    for (const [onDisk, hash] of this.before) {
      const name = onDisk.normalize('NFC')
      const { before = hash, now = this.facts.files.get(onDisk) } = touched.get(name) ?? {}
      touched.set(name, { before, now })
    }
    const changed = new Map<string, IndexedFile | null>()
    for (const [name, { before, now }] of touched) if (before !== now?.hash) changed.set(name, now ?? null)
    for (const [name, file] of changed) this.buildId.set(name, file?.hash ?? null)
    this.before.clear()
    return changed
  }

  /** The id of the build: 16 hex digits. */
  get id(): string {
    return this.buildId.value
  }

  /** Number of files. */
  get size(): number {
    return this.facts.files.size
  }

  /** All files by path, NFC, in the order of their paths. */
  toFiles(): Record<string, IndexedFile> {
    const indexed = new Map([...this.facts.files].map(([name, file]) => [name.normalize('NFC'), file]))
    return Object.fromEntries(namesInOrder(indexed, this.namesBefore).map((name) => [name, indexed.get(name)!]))
  }
}

/** All files of a public/ that make up a build, read anew. */
export async function indexPublic(publicFiles: PublicFiles): Promise<Record<string, IndexedFile>> {
  const hashes = new PublicHashes()
  await hashes.update(publicFiles)
  return hashes.toFiles()
}
