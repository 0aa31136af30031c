import { clearLog, eraseLeads, type LeadStore } from './erase-leads'

const batchSize = 200

export interface PurgeOptions {
  /** ISO time, UTC: leads that came before it go. */
  before: string
  /** Counts only. */
  isDryRun?: boolean
}

/**
 * Removes old leads with all that belongs to them, tombstones and caught ones included.
 *
 * @returns how many there were
 */
export async function purgeLeads(store: LeadStore, { before, isDryRun = false }: PurgeOptions): Promise<number> {
  const { db } = store.database
  if (isDryRun) {
    const counting = db.selectFrom('leads').where('received_at', '<', before)
    const { count } = await counting.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
    return Number(count)
  }
  let removed = 0
  for (;;) {
    const old = db.selectFrom('leads').select('id').where('received_at', '<', before).limit(batchSize)
    const ids = (await old.execute()).map(({ id }) => id)
    if (ids.length === 0) break
    await eraseLeads(store, ids, new Date().toISOString())
    await db.deleteFrom('leads').where('id', 'in', ids).execute()
    removed += ids.length
  }
  if (removed > 0) await clearLog(store.database)
  return removed
}
