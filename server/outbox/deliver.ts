import type { OpenDatabase } from '../database/open-database'
import { findLead } from '../leads/read-leads'
import { claimDue, markDelivered, markFailed, type OutboxRow } from './claims'
import type { Senders } from './channels'
import { reasonOf } from './delivery-error'

export interface DeliverOptions {
  database: OpenDatabase
  senders: Senders
  /** Told of failures: the lead's id and a reason, nothing personal. */
  log: (message: string) => void
  /** The time, in milliseconds since 1970. */
  nowMs?: () => number
}

/** Longer than any sender takes. */
const leaseMs = 5 * 60_000
const batchSize = 5

async function deliverOne(row: OutboxRow, { database, senders, log, nowMs = Date.now }: DeliverOptions): Promise<void> {
  const lead = await findLead(database.db, row.lead_id)
  const send = senders.get(row.channel)
  if (!lead || lead.status === 'erased' || !send) return
  let note: string | null
  try {
    note = await send(lead, row.id)
  } catch (error) {
    const reason = reasonOf(error)
    const next = await markFailed(database, row, { reason, receivedAt: lead.receivedAt, nowMs: nowMs() })
    const then = next ? `the next attempt is at ${next}` : 'given up after a week'
    log(`Lead ${lead.id} was not delivered by ${row.channel} (${reason}): ${then}`)
    return
  }
  await markDelivered(database, row, note)
}

/**
 * Delivers what is due, a few at a time.
 *
 * @returns how many were tried
 */
export async function deliverDue(options: DeliverOptions): Promise<number> {
  const nowMs = (options.nowMs ?? Date.now)()
  const channels = [...options.senders.keys()]
  const rows = await claimDue(options.database, { channels, nowMs, leaseMs, limit: batchSize })
  await Promise.all(rows.map((row) => deliverOne(row, options)))
  return rows.length
}
