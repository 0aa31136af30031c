import type { Dirent } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { OpenDatabase } from '../database/open-database'
import { allUploads, incomingFolder } from './upload-file'

/** Younger files may belong to a submission that another process is taking in. */
const leastAgeMs = 60 * 60 * 1000

const entriesOf = (folder: string): Promise<Dirent[]> =>
  fs.readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })

async function removeOld(file: string, nowMs: number): Promise<number> {
  const stats = await fs.stat(file).catch(() => null)
  if (!stats || nowMs - stats.mtimeMs < leastAgeMs) return 0
  await fs.rm(file, { force: true })
  return 1
}

async function storedNames({ db }: OpenDatabase, prefix: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('lead_files')
    .select('stored_name')
    .where('stored_name', 'like', `${prefix}%`)
    .execute()
  return new Set(rows.map((row) => row.stored_name))
}

async function knowsAnyFile({ db }: OpenDatabase): Promise<boolean> {
  return (await db.selectFrom('lead_files').select('id').limit(1).execute()).length > 0
}

/**
 * Removes what a killed server has left: files half received, and whole ones whose lead was never committed. A database
 * that knows no file at all is taken for the wrong one, or for one that is still to be restored: then nothing but what
 * was half received goes.
 *
 * @returns how many files were removed
 */
export async function sweepUploads(database: OpenDatabase, dataDir: string, nowMs = Date.now()): Promise<number> {
  let removed = 0
  for (const { name } of await entriesOf(incomingFolder(dataDir))) {
    removed += await removeOld(path.join(incomingFolder(dataDir), name), nowMs)
  }
  if (!(await knowsAnyFile(database))) return removed
  const folders = (await entriesOf(allUploads(dataDir))).filter(({ name }) => /^[0-9a-f]{2}$/.test(name))
  for (const folder of folders) {
    const files = await entriesOf(path.join(allUploads(dataDir), folder.name))
    const known = await storedNames(database, folder.name)
    for (const { name } of files.filter((file) => !known.has(file.name))) {
      removed += await removeOld(path.join(allUploads(dataDir), folder.name, name), nowMs)
    }
  }
  return removed
}
