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

/** The index of the last release; an empty one when there is none. */
export async function readScanIndex(file: string): Promise<ScanIndex> {
  const index = await readJson(file)
  return typeof index === 'object' && index !== null && !Array.isArray(index) ? (index as ScanIndex) : {}
}
