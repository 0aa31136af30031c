import { existsSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { openDatabase, type OpenDatabase } from '../database/open-database'
import { sqliteFile } from '../database/sqlite'
import { syncFile } from '../releases/write-atomically'
import { syncFolder } from '../uploads/sync-folder'
import { uploadFile } from '../uploads/upload-file'
import { writeManifest, type BackedUpFile } from './manifest'
import { BackupError, pack } from './tar'

export interface BackupOptions {
  dataDir: string
  databaseUrl: string | null
  /** The archive to write, .tar.gz. */
  file: string
}

/** What went into a backup. */
export interface BackupResult {
  leads: number
  files: number
  /** Files that the database knows and that are not in DATA_DIR. */
  missing: readonly string[]
}

const stagingPrefix = '.backup-'
const staleMs = 24 * 60 * 60 * 1000
const maxAttempts = 3

/** Removes what backups that were killed have left. */
async function removeStale(dataDir: string): Promise<void> {
  for (const name of await fs.readdir(dataDir)) {
    const folder = path.join(dataDir, name)
    if (!name.startsWith(stagingPrefix) || Date.now() - (await fs.stat(folder)).mtimeMs < staleMs) continue
    await fs.rm(folder, { recursive: true, force: true })
  }
}

/** A copy of the embedded database as it is at one moment, whatever the server writes meanwhile. */
async function copyDatabase(dataDir: string, staging: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: null })
  try {
    await fs.mkdir(path.dirname(sqliteFile(staging)), { mode: 0o700 })
    await sql`vacuum into ${sqliteFile(staging)}`.execute(db)
  } finally {
    await close()
  }
}

async function readRows({ db }: OpenDatabase): Promise<{ leads: number; files: BackedUpFile[] }> {
  const { count } = await db
    .selectFrom('leads')
    .select((row) => row.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('lead_files')
    .innerJoin('leads', 'leads.id', 'lead_files.lead_id')
    // The files of a lead that is just being erased are on their way out
    .where('leads.status', '!=', 'erased')
    .select(['stored_name', 'size_bytes', 'sha256'])
    .execute()
  const files = rows.map((row) => ({ storedName: row.stored_name, sizeBytes: row.size_bytes, sha256: row.sha256 }))
  return { leads: Number(count), files }
}

/** A second name for the file costs no space, and holds its content while the backup is made. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await fs.mkdir(path.dirname(to), { recursive: true, mode: 0o700 })
  await fs.link(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw error
    return fs.copyFile(from, to)
  })
}

async function addUploads(files: readonly BackedUpFile[], dataDir: string, staging: string): Promise<string[]> {
  const missing: string[] = []
  for (const { storedName } of files) {
    await linkOrCopy(uploadFile(dataDir, storedName), uploadFile(staging, storedName)).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      missing.push(storedName)
    })
  }
  return missing
}

/** Fills a folder with what belongs into the backup. */
async function collect({ dataDir, databaseUrl }: BackupOptions, staging: string): Promise<BackupResult> {
  if (!databaseUrl) await copyDatabase(dataDir, staging)
  const database = await openDatabase({ dataDir: databaseUrl ? dataDir : staging, databaseUrl })
  const { leads, files } = await readRows(database).finally(async () => {
    // The driver may give up the log of a closed database later than it says: in this mode there is none beside the copy
    if (!databaseUrl) await sql`pragma journal_mode = delete`.execute(database.db)
    await database.close()
  })
  const missing = await addUploads(files, dataDir, staging)
  const present = files.filter(({ storedName }) => !missing.includes(storedName))
  await writeManifest(staging, {
    format: 1,
    createdAt: new Date().toISOString(),
    database: database.dialect,
    leads,
    files: present,
  })
  return { leads, files: present.length, missing }
}

/** An erasure may come between the copy of the database and that of its files: then both are taken again. */
async function collectWhole(
  options: BackupOptions,
  staging: string,
): Promise<{ folder: string; result: BackupResult }> {
  for (let attempt = 1; ; attempt += 1) {
    const folder = await fs.mkdtemp(path.join(staging, 'content-'))
    const result = await collect(options, folder)
    if (result.missing.length === 0 || attempt === maxAttempts) return { folder, result }
  }
}

/**
 * Writes a backup of DATA_DIR while the server may be running: the database as it is at one moment, and every upload that
 * this copy knows. Releases are left out; a build makes them anew. With PostgreSQL the database is left out too.
 *
 * @throws {BackupError} when the archive exists already, there is no database, or tar is missing or fails
 */
export async function createBackup(options: BackupOptions): Promise<BackupResult> {
  const { dataDir, databaseUrl, file } = options
  if (existsSync(file)) throw new BackupError(`${file} exists already: choose another name`)
  if (!existsSync(databaseUrl ? dataDir : sqliteFile(dataDir))) {
    throw new BackupError(`There is nothing to back up in ${dataDir} (DATA_DIR)`)
  }
  await removeStale(dataDir)
  const staging = await fs.mkdtemp(path.join(dataDir, stagingPrefix))
  const unfinished = `${file}.unfinished-${process.pid}`
  try {
    const { folder, result } = await collectWhole(options, staging)
    await (await fs.open(unfinished, 'w', 0o600)).close()
    await pack(folder, unfinished)
    await syncFile(unfinished)
    await fs.rename(unfinished, file)
    await syncFolder(path.dirname(file))
    return result
  } finally {
    await fs.rm(staging, { recursive: true, force: true })
    await fs.rm(unfinished, { force: true })
  }
}
