import { sql, type Kysely } from 'kysely'
import { createLeads } from './migrations/001-leads'
import type { Database } from './tables'

export type Dialect = 'sqlite' | 'postgres'

/** Every step that the tables took, in order; one that has run somewhere is never changed. */
const migrations: readonly [name: string, up: (db: Kysely<Database>) => Promise<void>][] = [['001-leads', createLeads]]

/** Any number that nothing else in the same PostgreSQL takes its advisory lock with. */
const lockNumber = 8_214_355_172

/**
 * Brings the tables up to date, all steps or none, in one transaction that only one process at a time can be in:
 * by an advisory lock on PostgreSQL, by `begin immediate` on SQLite. (Kysely's own migrator takes no lock on SQLite.)
 */
export async function migrate(db: Kysely<Database>, dialect: Dialect): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(lockNumber)})`.execute(transaction)
    await transaction.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'text', (column) => column.notNull())
      .execute()
    const applied = await transaction.selectFrom('migrations').select('name').execute()
    for (const [name, up] of migrations.filter(([name]) => !applied.some((row) => row.name === name))) {
      await up(transaction)
      await transaction.insertInto('migrations').values({ name, applied_at: new Date().toISOString() }).execute()
    }
  })
}
