import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import type { KeptDatabase } from '../database/keep-database'
import type { Database } from '../database/tables'

/** The same number in every server; it belongs to rebuilds alone. */
const lockNumber = 7_205_001

/** Asked for again and again instead of waited for: a waiting statement would be ended by the statement timeout. */
const askEveryMs = 500

async function takeLock(connection: Kysely<Database>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${lockNumber}) as taken`.execute(
      connection,
    )
    if (rows[0]?.taken) return
    await pause(askEveryMs)
  }
}

/**
 * Lets one of the servers that share a PostgreSQL do something at a time; the others wait for their turn, however long
 * it takes. A server that is killed gives its turn back with its connection.
 *
 * @returns runs a piece of work; rejects when the database is away before it begins
 */
export const alonePerDatabase =
  (database: KeptDatabase) =>
  async <Result>(work: () => Promise<Result>): Promise<Result> =>
    database
      .get()
      .db.connection()
      .execute(async (connection) => {
        await takeLock(connection)
        try {
          return await work()
        } finally {
          // A connection that broke meanwhile has given the lock back; what was built stays good
          await sql`select pg_advisory_unlock(${lockNumber})`.execute(connection).catch(() => undefined)
        }
      })
