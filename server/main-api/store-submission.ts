import { consentOf } from '../../src/forms/consent'
import type { FormName } from '../../src/forms/fields'
import { fileFieldsOf, type FormValues } from '../../src/forms/form-schemas'
import { namesWithEachForm } from '../../src/forms/schemas/shared'
import type { OpenDatabase } from '../database/open-database'
import type { NewLead } from '../database/tables'
import { uuidV7 } from '../database/uuid-v7'
import type { Channel } from '../outbox/channels'
import { outboxRowsFor } from '../outbox/outbox-rows'
import { discardUploads, keepUploads, type Upload } from '../uploads/receive-upload'

/** What a submission is answered with. */
export interface Receipt {
  id: string
  /** ISO time. */
  received_at: string
}

/** A submission that is right and may be stored. */
export interface ValidSubmission {
  form: FormName
  value: FormValues<FormName>
  uploads: readonly Upload[]
  suspicion: string | null
  idempotencyKey: string | null
  digest: string
}

export interface StoreOptions {
  database: OpenDatabase
  dataDir: string
  channels: readonly Channel[]
}

/** What the first submission with this key was answered with; null when there was none. */
export async function findReceipt({ db }: OpenDatabase, form: FormName, key: string): Promise<Receipt | null> {
  const row = await db
    .selectFrom('leads')
    .select(['id', 'received_at'])
    .where('form', '=', form)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  return row ?? null
}

function leadOf({ form, value, suspicion, idempotencyKey, digest }: ValidSubmission, now: Date): NewLead {
  const received_at = now.toISOString()
  const leftOut: readonly string[] = [...namesWithEachForm, ...fileFieldsOf(form)]
  const data = Object.entries(value).filter(([name, content]) => content !== undefined && !leftOut.includes(name))
  return {
    id: uuidV7(now.getTime()),
    form,
    received_at,
    language: value.language,
    status: suspicion === null ? 'accepted' : 'suspected',
    suspicion,
    data: JSON.stringify(Object.fromEntries(data)),
    consent: JSON.stringify(consentOf(value, received_at)),
    source: value.source ? JSON.stringify(value.source) : null,
    idempotency_key: idempotencyKey,
    request_digest: digest,
  }
}

const fileRow = (lead: NewLead, upload: Upload) => ({
  id: uuidV7(),
  lead_id: lead.id,
  field: upload.field,
  original_name: upload.originalName,
  media_type: upload.mediaType,
  size_bytes: upload.sizeBytes,
  sha256: upload.sha256,
  stored_name: upload.storedName,
})

/**
 * Inserts lead, files and deliveries, all or none.
 *
 * @param onReady called when nothing but the commit is left
 * @returns false when there is a lead with the same key already
 */
const insert = (lead: NewLead, uploads: readonly Upload[], { database, channels }: StoreOptions, onReady: () => void) =>
  database.db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('leads')
      .values(lead)
      .onConflict((conflict) => conflict.columns(['form', 'idempotency_key']).doNothing())
      .executeTakeFirst()
    if (Number(numInsertedOrUpdatedRows) === 0) return false
    const files = uploads.map((upload) => fileRow(lead, upload))
    if (files.length > 0) await transaction.insertInto('lead_files').values(files).execute()
    const deliveries = outboxRowsFor(lead, channels)
    if (deliveries.length > 0) await transaction.insertInto('outbox').values(deliveries).execute()
    onReady()
    return true
  })

/**
 * Stores a submission: files first, then lead, files' rows and deliveries in one transaction. When it returns, all is on
 * disk. A repeat of a key stores nothing and gets the receipt of the first, also when both arrive at the same time.
 *
 * @throws the error of the file system or database; files stay only when the lead may be committed nevertheless
 */
export async function storeSubmission(submission: ValidSubmission, options: StoreOptions): Promise<Receipt> {
  const { form, uploads, idempotencyKey } = submission
  const { database, dataDir } = options
  const lead = leadOf(submission, new Date())
  let isCommitting = false
  try {
    await keepUploads(uploads, dataDir)
    if (await insert(lead, uploads, options, () => (isCommitting = true))) return lead
  } catch (error) {
    // A commit whose answer was lost may stand: then the files belong to a lead, else the next start sweeps them away
    if (!isCommitting) await discardUploads(uploads, dataDir).catch(() => undefined)
    throw error
  }
  await discardUploads(uploads, dataDir)
  const first = idempotencyKey === null ? null : await findReceipt(database, form, idempotencyKey)
  if (!first) throw new Error('A lead was refused for its key, and none has the key')
  return first
}
