import { sql } from 'kysely'
import type { KeptDatabase } from '../database/keep-database'

/** The same number in every server; it belongs to rebuilds alone. */
const lockNumber = 7_205_001

/**
 * Lets one of the servers that share a PostgreSQL do something at a time; the others wait for their turn.
 *
 * @returns runs a piece of work; rejects when the database is away
 */
export const alonePerDatabase =
  (database: KeptDatabase) =>
  async <Result>(work: () => Promise<Result>): Promise<Result> =>
    database
      .get()
      .db.connection()
      .execute(async (connection) => {
        await sql`select pg_advisory_lock(${lockNumber})`.execute(connection)
        try {
          return await work()
        } finally {
          await sql`select pg_advisory_unlock(${lockNumber})`.execute(connection)
        }
      })
