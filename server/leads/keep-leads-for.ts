import type { KeptDatabase } from '../database/keep-database'
import { reasonOf } from '../outbox/delivery-error'
import { startSchedule, type Schedule } from '../rebuild/schedule'
import { purgeLeads } from './purge-leads'
import { timeBefore } from './time-before'

export interface KeepLeadsOptions {
  database: KeptDatabase
  /** DATA_DIR as an absolute path. */
  dataDir: string
  /** LEADS_KEEP_FOR, such as `24m`; null: leads are kept until somebody removes them. */
  keepFor: string | null
  /** Told how many were removed; nothing personal. */
  log: (message: string) => void
  /** Milliseconds since 1970; another one in tests. */
  now?: () => number
}

/** At night in Bangkok, when hardly anybody sends a form. */
const everyNight = '20 3 * * *'

/**
 * Removes the leads that are older than they may be.
 *
 * @returns how many there were; 0 while the database is away, the next night takes them then
 */
export async function removeOldLeads(options: KeepLeadsOptions): Promise<number> {
  const { database, dataDir, keepFor, log, now = Date.now } = options
  const before = keepFor === null ? null : timeBefore(keepFor, now())
  if (before === null) return 0
  try {
    const count = await purgeLeads({ database: database.get(), dataDir }, { before })
    if (count > 0) log(`Removed ${count} leads from before ${before} (LEADS_KEEP_FOR=${keepFor})`)
    return count
  } catch (error) {
    log(`Old leads could not be removed, the next night tries again: ${reasonOf(error)}`)
    return 0
  }
}

/** Removes old leads every night while the server runs; off without LEADS_KEEP_FOR. */
export const keepLeadsFor = (options: KeepLeadsOptions): Schedule =>
  startSchedule(options.keepFor === null ? '' : everyNight, () => removeOldLeads(options))
