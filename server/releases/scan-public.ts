import fs from 'node:fs/promises'
import path from 'node:path'
import { readJson } from './manifest'

/** A file of public/ as it is on disk. */
export interface ScannedFile {
  /** Path on the site: NFC, with a leading slash. */
  sitePath: string
  /** Path on disk. */
  file: string
  size: number
  mtimeMs: number
  /** SHA-256 of the content, 64 hex digits, where the build has told it. */
  hash?: string
}

/** What is remembered of each file between releases, by path on the site, so that unchanged ones are not read again. */
export type ScanIndex = Record<string, { size: number; mtimeMs: number; hash: string }>

/** All files below a folder; links and what is neither file nor folder are left out. */
export async function scanFolder(folder: string, sitePath = '/'): Promise<ScannedFile[]> {
  const entries = await fs.readdir(folder, { withFileTypes: true })
  const found = await Promise.all(
    entries.map(async (entry): Promise<ScannedFile[]> => {
      const file = path.join(folder, entry.name)
      const entryPath = `${sitePath}${entry.name.normalize('NFC')}`
      if (entry.isDirectory()) return scanFolder(file, `${entryPath}/`)
      if (!entry.isFile()) return []
      const { size, mtimeMs } = await fs.stat(file)
      return [{ sitePath: entryPath, file, size, mtimeMs }]
    }),
  )
  return found.flat()
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Files that the finished build has listed with their hashes; null when its list is not that of the build in public/. */
async function listedFiles(publicDir: string): Promise<ScannedFile[] | null> {
  const [stamp, index] = await Promise.all([
    readJson(path.join(publicDir, 'builds', 'latest.json')),
    readJson(path.join(publicDir, '..', '.cache', 'build-index.json')),
  ])
  if (!isRecord(stamp) || !isRecord(index) || !isRecord(index['files'])) return null
  if (index['id'] !== stamp['id'] || index['builtAt'] !== stamp['builtAt']) return null
  const files = Object.entries(index['files'] as Record<string, Omit<ScannedFile, 'sitePath' | 'file'>>)
  return files.map(([name, { size, mtimeMs, hash }]) => ({
    sitePath: `/${name}`,
    file: `${publicDir}${path.sep}${name}`,
    size,
    mtimeMs,
    ...(hash !== undefined && { hash }),
  }))
}

/**
 * All files of the finished build in public/. The build has listed them, but for its own notes; without its list each is
 * looked at.
 */
export async function filesOfBuild(publicDir: string): Promise<ScannedFile[]> {
  const listed = await listedFiles(publicDir)
  if (!listed) return scanFolder(publicDir)
  const known = new Set(listed.map(({ sitePath }) => sitePath))
  const notes = await scanFolder(path.join(publicDir, 'builds'), '/builds/')
  return [...listed, ...notes.filter(({ sitePath }) => !known.has(sitePath))]
}

/** The index of the last release; an empty one when there is none. */
export async function readScanIndex(file: string): Promise<ScanIndex> {
  const index = await readJson(file)
  return typeof index === 'object' && index !== null && !Array.isArray(index) ? (index as ScanIndex) : {}
}
