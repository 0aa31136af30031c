import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import { isRecord, readJson } from './read-json'
import type { FileList, ReleaseFile } from './release-files'
import { releasePaths } from './release-paths'
import { writeAtomically } from './write-atomically'

const isName = (name: unknown): name is string => typeof name === 'string' && /^[0-9a-f]{16}$/.test(name)

/** A list that was written a moment ago may be one of a release that is just being made. */
const settledMs = 10 * 60_000

/** Lists in memory by their files, and where lists are stored: those of a large site are megabytes. */
const inMemory = new Map<string, WeakRef<FileList>>()
const storedIn = new WeakMap<FileList, { dataDir: string; name: string }>()

function remember(dataDir: string, name: string, list: FileList): void {
  inMemory.set(releasePaths(dataDir).list(name), new WeakRef(list))
  storedIn.set(list, { dataDir, name })
}

async function readAnew(dataDir: string, name: string): Promise<FileList | null> {
  const read = await readJson(releasePaths(dataDir).list(name))
  if (!isRecord(read)) return null
  const list: FileList = new Map(Object.entries(read as Record<string, ReleaseFile>))
  remember(dataDir, name, list)
  return list
}

/** Lists that are being read, by their files: releases that share one are read at the same time. */
const reading = new Map<string, Promise<FileList | null>>()

/** The list of a name, the same object for all who ask; null when there is none, or it is damaged. */
export async function readFileList(dataDir: string, name: unknown): Promise<FileList | null> {
  if (!isName(name)) return null
  const file = releasePaths(dataDir).list(name)
  const known = inMemory.get(file)?.deref()
  if (known) return known
  const read = reading.get(file) ?? readAnew(dataDir, name).finally(() => reading.delete(file))
  reading.set(file, read)
  return read
}

/**
 * Stores a list, unless it is stored.
 *
 * @returns its name
 */
export async function writeFileList(dataDir: string, list: FileList): Promise<string> {
  const stored = storedIn.get(list)
  const { lists, list: fileOf } = releasePaths(dataDir)
  const statOf = (name: string) => fs.stat(fileOf(name)).catch(() => null)
  if (stored?.dataDir === dataDir && (await statOf(stored.name))) return stored.name
  const content = JSON.stringify(Object.fromEntries(list))
  const name = createHash('sha256').update(content).digest('hex').slice(0, 16)
  await fs.mkdir(lists, { recursive: true })
  await writeAtomically(fileOf(name), content)
  remember(dataDir, name, list)
  return name
}

/** Removes the lists that no release has any more. */
export async function removeUnusedLists(dataDir: string, used: ReadonlySet<FileList>): Promise<void> {
  const { lists, list: fileOf } = releasePaths(dataDir)
  const names = new Set([...used].map((list) => storedIn.get(list)?.name))
  const files = await fs.readdir(lists).catch((): string[] => [])
  for (const name of files.map((file) => file.replace(/\.json$/, ''))) {
    if (!isName(name) || names.has(name)) continue
    const stat = await fs.stat(fileOf(name)).catch(() => null)
    if (!stat || Date.now() - stat.mtimeMs < settledMs) continue
    await fs.rm(fileOf(name), { force: true })
    inMemory.delete(fileOf(name))
  }
}
