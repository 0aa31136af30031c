import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Consent } from '../../src/forms/consent'
import type { FormName } from '../../src/forms/fields'
import type { Database, Lead as LeadRow, LeadFile as FileRow } from '../database/tables'
import type { Delivery, Lead, LeadFile } from './lead'
import { readDeliveries } from './read-deliveries'

export interface LeadFilter {
  form?: FormName
  /** ISO time, UTC: leads that came then or later. */
  since?: string
  /** Also those that the spam rules caught, and the tombstones of erased ones. */
  includeHidden?: boolean
}

const pageSize = 200

type Position = Pick<LeadRow, 'id' | 'received_at'>

function parsed<Value>(text: string | null, id: string, column: string): Value | null {
  if (text === null) return null
  try {
    return JSON.parse(text) as Value
  } catch (cause) {
    throw new Error(`Lead ${id}: the column ${column} holds no JSON`, { cause })
  }
}

const fileOf = (row: FileRow): LeadFile => ({
  id: row.id,
  field: row.field,
  originalName: row.original_name,
  mediaType: row.media_type,
  sizeBytes: row.size_bytes,
  sha256: row.sha256,
  storedName: row.stored_name,
})

function leadOf(row: LeadRow, files: readonly LeadFile[], deliveries: readonly Delivery[]): Lead {
  const consent = parsed<Partial<Consent>>(row.consent, row.id, 'consent')
  return {
    id: row.id,
    form: row.form,
    receivedAt: row.received_at,
    language: row.language,
    status: row.status,
    suspicion: row.suspicion,
    data: parsed<Record<string, unknown>>(row.data, row.id, 'data') ?? {},
    consent: consent?.acknowledged ? (consent as Consent) : null,
    source: parsed<Record<string, unknown>>(row.source, row.id, 'source'),
    files,
    deliveries,
    erasedAt: row.erased_at,
  }
}

async function withFilesAndDeliveries(db: Kysely<Database>, rows: readonly LeadRow[]): Promise<Lead[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const files = await db.selectFrom('lead_files').selectAll().where('lead_id', 'in', ids).orderBy('id').execute()
  const deliveries = await readDeliveries(db, ids)
  return rows.map((row) =>
    leadOf(row, files.filter(({ lead_id }) => lead_id === row.id).map(fileOf), deliveries.get(row.id) ?? []),
  )
}

const after =
  ({ id, received_at }: Position) =>
  (row: ExpressionBuilder<Database, 'leads'>) =>
    row.or([row('received_at', '>', received_at), row.and([row('received_at', '=', received_at), row('id', '>', id)])])

function pageOf(db: Kysely<Database>, { form, since, includeHidden }: LeadFilter, last: Position | undefined) {
  const conditions = (row: ExpressionBuilder<Database, 'leads'>) => {
    const all = [
      ...(form ? [row('form', '=', form)] : []),
      ...(since ? [row('received_at', '>=', since)] : []),
      ...(includeHidden ? [] : [row('status', '=', 'accepted')]),
      ...(last ? [after(last)(row)] : []),
    ]
    return row.and(all)
  }
  return db.selectFrom('leads').selectAll().where(conditions).orderBy('received_at').orderBy('id').limit(pageSize)
}

/**
 * Reads leads from the oldest to the newest, a page at a time, so that any number fits into memory and the server's
 * own writing never waits.
 */
export async function* readLeads(db: Kysely<Database>, filter: LeadFilter = {}): AsyncGenerator<Lead> {
  let last: Position | undefined
  do {
    const rows = await pageOf(db, filter, last).execute()
    yield* await withFilesAndDeliveries(db, rows)
    last = rows.length === pageSize ? rows.at(-1) : undefined
  } while (last)
}

/** The lead with an id; null when there is none. */
export async function findLead(db: Kysely<Database>, id: string): Promise<Lead | null> {
  const rows = await db.selectFrom('leads').selectAll().where('id', '=', id).execute()
  const [lead] = await withFilesAndDeliveries(db, rows)
  return lead ?? null
}
