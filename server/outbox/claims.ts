import type { Selectable } from 'kysely'
import type { OpenDatabase } from '../database/open-database'
import type { OutboxTable } from '../database/tables'
import type { Channel } from './channels'
import { nextAttemptMs } from './retry-times'

export type OutboxRow = Selectable<OutboxTable>

export interface ClaimOptions {
  channels: readonly Channel[]
  nowMs: number
  /** How long the rows are nobody else's; after a crash they come up again then. */
  leaseMs: number
  limit: number
}

const iso = (timeMs: number) => new Date(timeMs).toISOString()

/**
 * Takes deliveries that are due, each for one worker alone, however many processes ask: rows that another one is taking
 * are skipped on PostgreSQL, and on SQLite one statement at a time holds the write lock.
 */
export async function claimDue({ db, dialect }: OpenDatabase, options: ClaimOptions): Promise<OutboxRow[]> {
  const { channels, nowMs, leaseMs, limit } = options
  if (channels.length === 0) return []
  const now = iso(nowMs)
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('channel', 'in', channels)
    .where('delivered_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('run_at', '<=', now)
    .where((row) => row.or([row('locked_until', 'is', null), row('locked_until', '<=', now)]))
    .orderBy('run_at')
    .limit(limit)
  return db
    .with('due', () => (dialect === 'postgres' ? due.forUpdate().skipLocked() : due))
    .updateTable('outbox')
    .set({ locked_until: iso(nowMs + leaseMs) })
    .where('id', 'in', (query) => query.selectFrom('due').select('due.id'))
    .returningAll()
    .execute()
}

const ownRow = ({ db }: OpenDatabase, { id, locked_until }: OutboxRow) =>
  db.updateTable('outbox').where('id', '=', id).where('locked_until', '=', locked_until)

/** @param note what is worth knowing all the same, such as a recipient that was refused */
export async function markDelivered(database: OpenDatabase, row: OutboxRow, note: string | null): Promise<void> {
  await ownRow(database, row)
    .set({ delivered_at: iso(Date.now()), attempts: row.attempts + 1, locked_until: null, last_error: note })
    .execute()
}

/**
 * Sets the next attempt, or gives the delivery up when its week is over.
 *
 * @param receivedAt ISO time at which the lead came in
 * @returns ISO time of the next attempt; null when it is given up
 */
export async function markFailed(
  database: OpenDatabase,
  row: OutboxRow,
  { reason, receivedAt, nowMs }: { reason: string; receivedAt: string; nowMs: number },
): Promise<string | null> {
  const attempts = row.attempts + 1
  const nextMs = nextAttemptMs(attempts, Date.parse(receivedAt), nowMs)
  await ownRow(database, row)
    .set({ attempts, last_error: reason, locked_until: null })
    .set(nextMs === null ? { given_up_at: iso(nowMs) } : { run_at: iso(nextMs) })
    .execute()
  return nextMs === null ? null : iso(nextMs)
}
