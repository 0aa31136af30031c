import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { compress } from './compress'
import type { ReleaseFile } from './release-files'
import { releasePaths } from './release-paths'
import { syncFile, temporaryName, temporaryPrefix, writeAtomically } from './write-atomically'

/** Of a SHA-256 in hex; compressed forms have an ending. */
const hashLength = 64
const inMemoryBytes = 8 * 1024 * 1024
const staleTemporaryMs = 60 * 60 * 1000

async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** A content that was copied in; `isNew` when it was not there before. */
export interface AddedContent {
  hash: string
  size: number
  isNew: boolean
}

/** The contents of all releases in one folder, each once, under its SHA-256: `store/ab/ab…`, with `.br` and `.gz`. */
export interface ContentStore {
  has: (hash: string) => boolean
  /** Whether a file of a release is there in all its forms. */
  holds(file: ReleaseFile): boolean
  /** Copies a file in; what is there already is not written again. */
  add(file: string, sizeBytes: number): Promise<AddedContent>
  /** Makes the compressed forms of a content in the store and says what was kept. */
  compress(content: { hash: string; size: number }, pendingBytes: number): Promise<ReleaseFile>
  /** Removes contents in all their forms. */
  remove(hashes: Iterable<string>): Promise<void>
  /** Removes every content that is not named, and what a crash has left. Belongs to a store that was opened whole. */
  prune(usedHashes: ReadonlySet<string>): Promise<void>
}

export interface OpenContentStoreOptions {
  /** Few contents will be asked for: each is looked for by itself, and nothing is listed. Such a store cannot be pruned. */
  isForFew?: boolean
}

/** The names in a store by their folders. */
async function namesByFolder(store: string): Promise<Map<string, Set<string>>> {
  const folders = new Map<string, Set<string>>()
  for (const folder of await fs.readdir(store)) {
    folders.set(folder, new Set(await fs.readdir(path.join(store, folder))))
  }
  return folders
}

/**
 * Opens the store of a DATA_DIR, which is made when it is not there.
 *
 * @throws when the folder cannot be read or made
 */
export async function openContentStore(
  dataDir: string,
  { isForFew = false }: OpenContentStoreOptions = {},
): Promise<ContentStore> {
  const locations = releasePaths(dataDir)
  await fs.mkdir(locations.store, { recursive: true })
  const folders = isForFew ? null : await namesByFolder(locations.store)
  const has = (name: string) =>
    folders ? (folders.get(name.slice(0, 2))?.has(name) ?? false) : existsSync(locations.content(name))
  const note = (name: string) => folders?.get(name.slice(0, 2))?.add(name)

  const ensureFolder = async (hash: string) => {
    const folder = hash.slice(0, 2)
    if (folders?.has(folder)) return
    await fs.mkdir(path.join(locations.store, folder), { recursive: true })
    folders?.set(folder, new Set())
  }

  const addSmall = async (file: string) => {
    const content = await fs.readFile(file)
    const hash = createHash('sha256').update(content).digest('hex')
    const isNew = !has(hash)
    if (isNew) {
      await ensureFolder(hash)
      await writeAtomically(locations.content(hash), content)
      note(hash)
    }
    return { hash, size: content.length, isNew }
  }

  /** The copy is hashed, not the source, which somebody may be writing meanwhile. */
  const addLarge = async (file: string) => {
    const temporary = temporaryName(locations.pointer)
    try {
      await fs.copyFile(file, temporary)
      const hash = await hashOfFile(temporary)
      const { size } = await fs.stat(temporary)
      const isNew = !has(hash)
      if (isNew) {
        await ensureFolder(hash)
        await syncFile(temporary)
        await fs.rename(temporary, locations.content(hash))
        note(hash)
      }
      return { hash, size, isNew }
    } finally {
      await fs.rm(temporary, { force: true })
    }
  }

  return {
    has,
    holds: ({ hash, br, gz }) =>
      has(hash) && (br === undefined || has(`${hash}.br`)) && (gz === undefined || has(`${hash}.gz`)),
    add: (file, sizeBytes) => (sizeBytes <= inMemoryBytes ? addSmall(file) : addLarge(file)),
    async compress({ hash, size }, pendingBytes) {
      const { br, gz } = await compress(await fs.readFile(locations.content(hash)), pendingBytes)
      await Promise.all([
        br && writeAtomically(locations.content(hash, 'br'), br),
        gz && writeAtomically(locations.content(hash, 'gz'), gz),
      ])
      return { hash, size, ...(br && { br: br.length }), ...(gz && { gz: gz.length }) }
    },
    async remove(hashes) {
      for (const hash of hashes) {
        for (const encoding of [undefined, 'br', 'gz'] as const) {
          await fs.rm(locations.content(hash, encoding), { force: true })
        }
      }
    },
    async prune(usedHashes) {
      if (!folders) throw new Error('A store that was opened for few contents cannot be pruned')
      for (const names of folders.values()) {
        const contents = [...names].filter((name) => !name.startsWith(temporaryPrefix))
        for (const name of contents.filter((each) => !usedHashes.has(each.slice(0, hashLength)))) {
          await fs.rm(locations.content(name), { force: true })
          names.delete(name)
        }
      }
      await removeStaleTemporaries(locations.folder, locations.store, folders)
    },
  }
}

async function removeStaleTemporaries(
  folder: string,
  store: string,
  storeFolders: ReadonlyMap<string, ReadonlySet<string>>,
) {
  const places = [...storeFolders.keys()].map((name) => path.join(store, name))
  for (const place of [folder, ...places]) {
    const names = storeFolders.get(path.basename(place)) ?? (await fs.readdir(place))
    const left = [...names].filter((name) => name.startsWith(temporaryPrefix))
    for (const name of left) {
      const stat = await fs.stat(path.join(place, name)).catch(() => null)
      if (stat && Date.now() - stat.mtimeMs > staleTemporaryMs) await fs.rm(path.join(place, name), { force: true })
    }
  }
}
