import type { NewLead, NewOutboxRow } from '../database/tables'
import { uuidV7 } from '../database/uuid-v7'
import type { Channel } from './channels'

/**
 * What is inserted in the same transaction as a lead, so that there is no lead without its deliveries and none twice.
 * A lead that the spam rules caught is not delivered.
 */
export const outboxRowsFor = (
  lead: Pick<NewLead, 'id' | 'status' | 'received_at'>,
  channels: readonly Channel[],
): NewOutboxRow[] =>
  lead.status !== 'accepted'
    ? []
    : channels.map((channel) => ({
        id: uuidV7(),
        lead_id: lead.id,
        channel,
        run_at: lead.received_at,
        dedupe_key: `${lead.id}:${channel}`,
      }))
