import { Kysely } from 'kysely'
import { migrate, type Dialect } from './migrate'
import { openPostgres } from './postgres'
import { openSqlite } from './sqlite'
import type { Database } from './tables'

export interface DatabaseOptions {
  /** Folder of all that must outlive a restart; the embedded database is in it. */
  dataDir: string
  /** `postgres://…`; null: the embedded database. */
  databaseUrl: string | null
  /** Told of what goes wrong outside any query; no personal data. */
  log?: (message: string) => void
}

/** A database whose tables are up to date. */
export interface OpenDatabase {
  db: Kysely<Database>
  dialect: Dialect
  close: () => Promise<void>
}

/**
 * Opens the database of the leads and brings its tables up to date; safe in several processes at once.
 *
 * @throws when it cannot be reached, read or written
 */
export async function openDatabase({ dataDir, databaseUrl, log = () => {} }: DatabaseOptions): Promise<OpenDatabase> {
  const dialect: Dialect = databaseUrl === null ? 'sqlite' : 'postgres'
  const db = new Kysely<Database>({
    dialect: databaseUrl === null ? openSqlite(dataDir) : openPostgres(databaseUrl, log),
  })
  try {
    await migrate(db, dialect)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return { db, dialect, close: () => db.destroy() }
}
