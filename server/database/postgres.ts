import { PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'

const connectTimeoutMs = 5000
const statementTimeoutMs = 10_000
const maxConnections = 10

/** `bigint`, which counts come as, as a number: SQLite gives numbers too. */
const bigintType = 20

/**
 * Connections to PostgreSQL, made when they are needed.
 *
 * @param log told when a connection breaks
 */
export function openPostgres(databaseUrl: string, log: (message: string) => void): PostgresDialect {
  const pool = new Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + connectTimeoutMs,
    max: maxConnections,
    types: {
      getTypeParser: (oid: number, format?: unknown) =>
        oid === bigintType ? Number : (types.getTypeParser(oid, format as 'text') as unknown),
    },
  })
  // A connection that breaks within a transaction tells nobody else, and an error that nobody hears ends the process
  pool.on('connect', (client) => {
    client.on('error', (error) => log(`A connection to PostgreSQL broke: ${error.message}`))
  })
  pool.on('error', () => undefined)
  return new PostgresDialect({ pool })
}
