import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { openDatabase } from '../database/open-database'
import { sqliteFile } from '../database/sqlite'
import { clearLog } from '../leads/erase-leads'
import { uploadFile } from '../uploads/upload-file'
import { readManifest, type BackedUpFile, type Manifest } from './manifest'
import { BackupError } from './tar'

async function refuseLinks(folder: string): Promise<void> {
  for (const entry of await fs.readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) continue
    throw new BackupError(
      `The archive holds ${path.join(entry.parentPath, entry.name)}, which is neither file nor folder`,
    )
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

async function verifyFile(folder: string, { storedName, sizeBytes, sha256 }: BackedUpFile): Promise<void> {
  const file = uploadFile(folder, storedName)
  const stats = await fs.stat(file).catch(() => null)
  if (!stats) throw new BackupError(`The backup is not whole: the upload ${storedName} is missing`)
  if (stats.size !== sizeBytes || (await hashOf(file)) !== sha256) {
    throw new BackupError(`The backup is damaged: the upload ${storedName} is not what it was`)
  }
}

async function verifyDatabase(folder: string): Promise<void> {
  if (!(await fs.stat(sqliteFile(folder)).catch(() => null))) {
    throw new BackupError('The backup is not whole: its database is missing')
  }
  try {
    const database = await openDatabase({ dataDir: folder, databaseUrl: null })
    try {
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database.db)
      if (rows[0]?.integrity_check !== 'ok') throw new Error(rows[0]?.integrity_check ?? 'no answer')
      // What opening it has changed, such as new tables, goes into the one file that is put in place
      if (!(await clearLog(database))) throw new Error('its log cannot be cleared')
    } finally {
      await database.close()
    }
  } catch (cause) {
    throw new BackupError(`The backup is damaged: its database is not sound (${(cause as Error).message})`, { cause })
  }
}

/**
 * Looks at all of an unpacked backup before anything is put in place.
 *
 * @throws {BackupError} saying what is missing or damaged
 */
export async function verifyBackup(folder: string): Promise<Manifest> {
  await refuseLinks(folder)
  const manifest = await readManifest(folder)
  for (const file of manifest.files) await verifyFile(folder, file)
  if (manifest.database === 'sqlite') await verifyDatabase(folder)
  return manifest
}
