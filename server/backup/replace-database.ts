import { existsSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import LibsqlDatabase from 'libsql'
import { sqliteFile } from '../database/sqlite'
import { syncFolder } from '../uploads/sync-folder'
import { BackupError } from './tar'

const companions = ['-wal', '-shm'] as const

/**
 * Makes sure that nobody uses an embedded database, and brings all of it into its one file: leaving WAL mode works only
 * for the last one who has it open. A damaged database is let pass, since replacing it is what a backup is for.
 */
function closeForOthers(file: string): void {
  let database: LibsqlDatabase.Database | undefined
  try {
    database = new LibsqlDatabase(file)
    const [answer] = database.pragma('journal_mode=delete') as { journal_mode: string }[]
    if (answer?.journal_mode !== 'delete') throw new Error('database is locked')
  } catch (error) {
    const { message } = error as Error
    if (!/locked|busy/i.test(message)) return
    throw new BackupError('The database is in use: stop the server, then restore', { cause: error })
  } finally {
    database?.close()
  }
}

/**
 * Puts another embedded database in the place of the present one by a single rename: at any moment there is the old one
 * or the new one. The old one stays beside it under another name.
 *
 * @param replacement a database file without a log
 * @returns the name that the old one has now; null when there was none
 * @throws {BackupError} when the present one is in use
 */
export async function replaceDatabase(replacement: string, dataDir: string): Promise<string | null> {
  const file = sqliteFile(dataDir)
  const folder = path.dirname(file)
  await fs.mkdir(folder, { recursive: true, mode: 0o700 })
  let kept: string | null = null
  if (existsSync(file)) {
    closeForOthers(file)
    kept = path.join(folder, `replaced-${new Date().toISOString().replace(/[:.]/g, '-')}.sqlite`)
    await fs.link(file, kept)
  }
  for (const companion of companions) await fs.rm(`${file}${companion}`, { force: true })
  await fs.rename(replacement, file)
  await syncFolder(folder)
  return kept
}
