import fs from 'node:fs'
import path from 'node:path'
import { SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely'
import LibsqlDatabase from 'libsql'

const busyTimeoutMs = 5000

/** Statements kept compiled; their number is that of the queries in the code. */
const maxStatements = 200

/** File of the embedded database. */
export const sqliteFile = (dataDir: string): string => path.join(dataDir, 'database', 'site.sqlite')

/**
 * What Kysely needs of libsql. A transaction begins with the write lock: one that reads first and writes then would fail at
 * once, without waiting, when another process has written in between.
 */
function kyselyDatabase(database: LibsqlDatabase.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => {
      statements.clear()
      database.close()
    },
    prepare: (query) => {
      const known = statements.get(query)
      if (known) return known
      const statement = database.prepare(query === 'begin' ? 'begin immediate' : query) as unknown as SqliteStatement
      if (statements.size < maxStatements) statements.set(query, statement)
      return statement
    },
  }
}

/**
 * Opens the embedded database, and makes it when it is not there: WAL, each commit is on disk before it returns, and
 * what is deleted is overwritten, so that an erased lead leaves no words in the file.
 *
 * @throws when the folder cannot be written or the file is no database
 */
export function openSqlite(dataDir: string): SqliteDialect {
  const file = sqliteFile(dataDir)
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const database = new LibsqlDatabase(file)
  try {
    database.exec(`pragma busy_timeout=${busyTimeoutMs}`)
    for (const setting of ['journal_mode=wal', 'synchronous=full', 'foreign_keys=on', 'secure_delete=on'])
      database.pragma(setting)
    fs.chmodSync(file, 0o600)
  } catch (error) {
    database.close()
    throw error
  }
  return new SqliteDialect({ database: kyselyDatabase(database) })
}
