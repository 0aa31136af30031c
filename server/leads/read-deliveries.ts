import type { Kysely } from 'kysely'
import type { Database } from '../database/tables'
import type { Delivery } from './lead'

/**
 * How far the deliveries of some leads have come.
 *
 * @returns by the lead's id
 */
export async function readDeliveries(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, Delivery[]>> {
  const rows = await db.selectFrom('outbox').selectAll().where('lead_id', 'in', ids).orderBy('channel').execute()
  const deliveries = new Map<string, Delivery[]>(ids.map((id) => [id, []]))
  for (const row of rows) {
    deliveries.get(row.lead_id)?.push({
      channel: row.channel,
      attempts: row.attempts,
      nextAttemptAt: row.delivered_at || row.given_up_at ? null : row.run_at,
      deliveredAt: row.delivered_at,
      lastError: row.last_error,
    })
  }
  return deliveries
}
