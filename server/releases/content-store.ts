import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { compress } from './compress'
import { releasePaths, type ReleaseFile } from './manifest'
import { syncFile, temporaryName, temporaryPrefix, writeAtomically } from './write-atomically'

const inMemoryBytes = 8 * 1024 * 1024
const staleTemporaryMs = 60 * 60 * 1000

async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** The contents of all releases in one folder, each once, under its SHA-256: `store/ab/ab…`, with `.br` and `.gz`. */
export interface ContentStore {
  has(hash: string): boolean
  /** Whether a file of a release is there in all its forms. */
  holds(file: ReleaseFile): boolean
  /** Copies a file in; what is there already is not written again. */
  add(file: string, sizeBytes: number): Promise<{ hash: string; size: number }>
  /** Makes the compressed forms of a content in the store and says what was kept. */
  compress(content: { hash: string; size: number }, pendingBytes: number): Promise<ReleaseFile>
  /** Removes every content that is not named, and what a crash has left. */
  prune(usedHashes: ReadonlySet<string>): Promise<void>
}

/**
 * Opens the store of a DATA_DIR, which is made when it is not there.
 *
 * @throws when the folder cannot be read or made
 */
export async function openContentStore(dataDir: string): Promise<ContentStore> {
  const locations = releasePaths(dataDir)
  await fs.mkdir(locations.store, { recursive: true })
  const folders = new Set<string>(await fs.readdir(locations.store))
  const names = new Set<string>()
  for (const folder of folders) {
    for (const name of await fs.readdir(path.join(locations.store, folder))) names.add(name)
  }

  const ensureFolder = async (hash: string) => {
    const folder = hash.slice(0, 2)
    if (folders.has(folder)) return
    await fs.mkdir(path.join(locations.store, folder), { recursive: true })
    folders.add(folder)
  }

  const addSmall = async (file: string) => {
    const content = await fs.readFile(file)
    const hash = createHash('sha256').update(content).digest('hex')
    if (!names.has(hash)) {
      await ensureFolder(hash)
      await writeAtomically(locations.content(hash), content)
      names.add(hash)
    }
    return { hash, size: content.length }
  }

  /** The copy is hashed, not the source, which somebody may be writing meanwhile. */
  const addLarge = async (file: string) => {
    const temporary = temporaryName(locations.pointer)
    try {
      await fs.copyFile(file, temporary)
      const hash = await hashOfFile(temporary)
      const { size } = await fs.stat(temporary)
      if (!names.has(hash)) {
        await ensureFolder(hash)
        await syncFile(temporary)
        await fs.rename(temporary, locations.content(hash))
        names.add(hash)
      }
      return { hash, size }
    } finally {
      await fs.rm(temporary, { force: true })
    }
  }

  return {
    has: (hash) => names.has(hash),
    holds: ({ hash, br, gz }) =>
      names.has(hash) && (br === undefined || names.has(`${hash}.br`)) && (gz === undefined || names.has(`${hash}.gz`)),
    add: (file, sizeBytes) => (sizeBytes <= inMemoryBytes ? addSmall(file) : addLarge(file)),
    async compress({ hash, size }, pendingBytes) {
      const { br, gz } = await compress(await fs.readFile(locations.content(hash)), pendingBytes)
      await Promise.all([
        br && writeAtomically(locations.content(hash, 'br'), br),
        gz && writeAtomically(locations.content(hash, 'gz'), gz),
      ])
      return { hash, size, ...(br && { br: br.length }), ...(gz && { gz: gz.length }) }
    },
    async prune(usedHashes) {
      const unused = [...names].filter((name) => !usedHashes.has(name.replace(/\.(br|gz)$/, '')))
      for (const name of unused) {
        if (!name.startsWith(temporaryPrefix)) await fs.rm(locations.content(name), { force: true })
        names.delete(name)
      }
      await removeStaleTemporaries(
        locations.folder,
        [...folders].map((folder) => path.join(locations.store, folder)),
      )
    },
  }
}

async function removeStaleTemporaries(folder: string, storeFolders: readonly string[]) {
  for (const place of [folder, ...storeFolders]) {
    const left = (await fs.readdir(place)).filter((name) => name.startsWith(temporaryPrefix))
    for (const name of left) {
      const stat = await fs.stat(path.join(place, name)).catch(() => null)
      if (stat && Date.now() - stat.mtimeMs > staleTemporaryMs) await fs.rm(path.join(place, name), { force: true })
    }
  }
}
