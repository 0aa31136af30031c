import fs from 'node:fs/promises'
import path from 'node:path'
import type { BuildStamp } from './manifest'
import { isRecord, readJson } from './read-json'
import type { ReleaseFiles } from './release-files'

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

type ListedFile = Omit<ScannedFile, 'sitePath' | 'file'>

const fileOfList = (publicDir: string, name: string, { size, mtimeMs, hash }: ListedFile): ScannedFile => ({
  sitePath: `/${name}`,
  file: `${publicDir}${path.sep}${name}`,
  size,
  mtimeMs,
  ...(hash !== undefined && { hash }),
})

const isNote = (sitePath: string) => sitePath === '/builds/latest.json' || sitePath.startsWith('/builds/meta/')

/** What a build has changed in public/ since the one before: `.cache/build-changes.json`. */
export interface BuildChanges extends BuildStamp {
  /** Id of the build before. */
  since: string
  /** By path, as the list of all files has them; null for one that is gone. */
  files: Record<string, { size: number; mtimeMs: number; hash: string } | null>
}

/** What a release has otherwise than the one before it. */
export interface ChangedFiles {
  changed: ScannedFile[]
  /** Paths on the site. */
  gone: string[]
}

/** Files that the finished build has listed with their hashes; null when its list is not that of the build in public/. */
async function listedFiles(publicDir: string): Promise<ScannedFile[] | null> {
  const [stamp, index] = await Promise.all([
    readJson(path.join(publicDir, 'builds', 'latest.json')),
    readJson(path.join(publicDir, '..', '.cache', 'build-index.json')),
  ])
  if (!isRecord(stamp) || !isRecord(index) || !isRecord(index['files'])) return null
  if (index['id'] !== stamp['id'] || index['builtAt'] !== stamp['builtAt']) return null
  const files = Object.entries(index['files'] as Record<string, ListedFile>)
  return files.map(([name, file]) => fileOfList(publicDir, name, file))
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

/** The build's own notes, which no list of it has. */
async function notesIn(publicDir: string): Promise<ScannedFile[]> {
  const found = await scanFolder(path.join(publicDir, 'builds'), '/builds/')
  return found.filter(({ sitePath }) => isNote(sitePath))
}

/**
 * What the finished build in public/ has otherwise than the live release.
 *
 * @param live the live release
 * @returns null where the build has not noted that: it follows another one than is live
 */
export async function changesOfBuild(
  publicDir: string,
  live: { id: string; files: ReleaseFiles },
): Promise<ChangedFiles | null> {
  const [stamp, noted] = await Promise.all([
    readJson(path.join(publicDir, 'builds', 'latest.json')),
    readJson(path.join(publicDir, '..', '.cache', 'build-changes.json')),
  ])
  if (!isRecord(stamp) || !isRecord(noted) || !isRecord(noted['files'])) return null
  if (noted['id'] !== stamp['id'] || noted['builtAt'] !== stamp['builtAt'] || noted['since'] !== live.id) return null
  const files = Object.entries(noted['files'] as BuildChanges['files'])
  const notes = await notesIn(publicDir)
  const kept = new Set(notes.map(({ sitePath }) => sitePath))
  const oldNotes = live.files.pathsOf(isNote).filter((sitePath) => !kept.has(sitePath))
  return {
    changed: [...files.flatMap(([name, file]) => (file ? [fileOfList(publicDir, name, file)] : [])), ...notes],
    gone: [...files.flatMap(([name, file]) => (file ? [] : [`/${name}`])), ...oldNotes],
  }
}

/** The index of the last release; an empty one when there is none. */
export async function readScanIndex(file: string): Promise<ScanIndex> {
  const index = await readJson(file)
  return typeof index === 'object' && index !== null && !Array.isArray(index) ? (index as ScanIndex) : {}
}
