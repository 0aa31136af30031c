import { existsSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { sqliteFile } from '../database/sqlite'
import { syncFile } from '../releases/write-atomically'
import { syncFolder } from '../uploads/sync-folder'
import { allUploads, uploadFile } from '../uploads/upload-file'
import type { Manifest } from './manifest'
import { replaceDatabase } from './replace-database'
import { BackupError, unpack } from './tar'
import { verifyBackup } from './verify-backup'

export interface RestoreOptions {
  dataDir: string
  databaseUrl: string | null
  /** The archive that `createBackup` wrote. */
  file: string
  /** Replaces a database that is there. */
  isForced?: boolean
}

/** What a restored backup held. */
export interface RestoreResult {
  manifest: Manifest
  /** Name that the database that was there has now. */
  replaced: string | null
}

async function hasUploads(dataDir: string): Promise<boolean> {
  const entries = await fs.readdir(allUploads(dataDir), { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.some((entry) => entry.isFile())
}

async function refuseWhatIsThere({ dataDir, databaseUrl, isForced = false }: RestoreOptions): Promise<void> {
  if (isForced) return
  if ((!databaseUrl && existsSync(sqliteFile(dataDir))) || (await hasUploads(dataDir))) {
    throw new BackupError(`${dataDir} is not empty: it has a database or uploads. --force replaces them`)
  }
}

function refuseOtherKind({ database }: Manifest, databaseUrl: string | null): void {
  if (database === 'sqlite' && databaseUrl) {
    throw new BackupError(
      'The backup holds an embedded database, but DATABASE_URL is set: unset it, or take another backup',
    )
  }
  if (database === 'postgres' && !databaseUrl) {
    throw new BackupError('The backup was made beside PostgreSQL, but DATABASE_URL is not set: set it first')
  }
}

/** Their names are random and their content never changes, so what is there already needs no replacing. */
async function placeUploads({ files }: Manifest, staging: string, dataDir: string): Promise<void> {
  const folders = new Set<string>()
  for (const { storedName } of files) {
    const file = uploadFile(dataDir, storedName)
    await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    await syncFile(uploadFile(staging, storedName))
    await fs.rename(uploadFile(staging, storedName), file)
    folders.add(path.dirname(file))
  }
  for (const folder of folders) await syncFolder(folder)
}

/**
 * Puts a backup in place: it is unpacked beside, looked at in full, then the uploads are added and last the database is
 * replaced by one rename. Whatever fails or is interrupted before that leaves the old database, and it can be done again.
 *
 * @throws {BackupError} when the target is not empty or in use, or the backup is damaged
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreResult> {
  const { dataDir, databaseUrl, file } = options
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}`)
  await fs.mkdir(dataDir, { recursive: true })
  await refuseWhatIsThere(options)
  const staging = await fs.mkdtemp(path.join(dataDir, '.restore-'))
  try {
    await unpack(file, staging)
    const manifest = await verifyBackup(staging)
    refuseOtherKind(manifest, databaseUrl)
    await placeUploads(manifest, staging, dataDir)
    if (databaseUrl) return { manifest, replaced: null }
    await syncFile(sqliteFile(staging))
    return { manifest, replaced: await replaceDatabase(sqliteFile(staging), dataDir) }
  } finally {
    await fs.rm(staging, { recursive: true, force: true })
  }
}
