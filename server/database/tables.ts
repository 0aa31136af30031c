import type { Generated, Insertable, Selectable } from 'kysely'
import type { FormName } from '../../src/forms/fields'

/**
 * The tables, in the subset that SQLite and PostgreSQL share: ids are UUIDv7 made here, times are ISO text in UTC,
 * JSON is text. Columns that end in `_json` or are described so hold JSON.
 */

/** `suspected`: caught by the spam rules; `erased`: a tombstone without personal data. */
export type LeadStatus = 'accepted' | 'suspected' | 'erased'

export interface LeadsTable {
  id: string
  form: FormName
  received_at: string
  language: 'th' | 'en'
  status: LeadStatus
  /** Which spam rules caught it, such as `honeypot,too-fast`. */
  suspicion: string | null
  /** JSON: the fields of the form, without consent, source and files. */
  data: string
  /** JSON: a `Consent`. */
  consent: string
  /** JSON: path, referrer and utm fields. */
  source: string | null
  /** Unique within a form; a repeat with the same key is answered like the first. Personal like the data: gone on erasure. */
  idempotency_key: string | null
  /** SHA-256 of what was sent. Personal like the data: empty after erasure. */
  request_digest: string
  /** When it was erased; null while it is there. */
  erased_at: string | null
}

export interface LeadFilesTable {
  id: string
  lead_id: string
  field: string
  /** As the visitor's device gave it, cleaned; for people only, never a path. */
  original_name: string
  media_type: string
  size_bytes: number
  sha256: string
  /** Random name below DATA_DIR/uploads, see server/uploads. */
  stored_name: string
}

export interface OutboxTable {
  id: string
  lead_id: string
  channel: 'email' | 'webhook'
  /** When the next attempt is due. */
  run_at: string
  attempts: Generated<number>
  locked_until: string | null
  last_error: string | null
  delivered_at: string | null
  /** When the last attempt failed for good. */
  given_up_at: string | null
  dedupe_key: string
}

export interface MigrationsTable {
  name: string
  applied_at: string
}

export interface Database {
  leads: LeadsTable
  lead_files: LeadFilesTable
  outbox: OutboxTable
  migrations: MigrationsTable
}

export type Lead = Selectable<LeadsTable>
export type LeadFile = Selectable<LeadFilesTable>
export type NewLead = Insertable<LeadsTable>
export type NewLeadFile = Insertable<LeadFilesTable>
export type NewOutboxRow = Insertable<OutboxTable>
