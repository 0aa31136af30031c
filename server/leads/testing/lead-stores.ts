import fs from 'node:fs'
import path from 'node:path'
import { createHash, randomBytes } from 'node:crypto'
import { openDatabase } from '../../database/open-database'
import type { NewLead } from '../../database/tables'
import { uuidV7 } from '../../database/uuid-v7'
import { startPostgres, type TestPostgres } from '../../testing/postgres'
import { removeFolders, temporaryFolder } from '../../testing/temporary-folder'
import type { LeadStore } from '../erase-leads'
import { uploadFile } from '../../uploads/upload-file'

export type StoreDialect = 'sqlite' | 'postgres'

/** An empty store, and where it is. */
export interface TestStore extends LeadStore {
  databaseUrl: string | null
}

/**
 * Empty stores of leads for the tests of a file, on both databases; everything is closed and removed at the end.
 *
 * @returns makes a store
 */
export function useLeadStores(): (dialect: StoreDialect) => Promise<TestStore> {
  let postgres: TestPostgres | undefined
  const stores: TestStore[] = []
  afterEach(async () => {
    await Promise.all(stores.splice(0).map(({ database }) => database.close()))
  })
  afterAll(async () => {
    await postgres?.stop()
    await removeFolders()
  })
  return async (dialect) => {
    const dataDir = await temporaryFolder()
    if (dialect === 'postgres') postgres ??= await startPostgres()
    const databaseUrl = dialect === 'postgres' && postgres ? await postgres.createDatabase() : null
    const store = { database: await openDatabase({ dataDir, databaseUrl }), dataDir, databaseUrl }
    stores.push(store)
    return store
  }
}

/** A row of an inquiry. */
export const leadRow = (changes: Partial<NewLead> = {}): NewLead => ({
  id: uuidV7(),
  form: 'inquiry',
  received_at: new Date().toISOString(),
  language: 'th',
  status: 'accepted',
  suspicion: null,
  data: JSON.stringify({ name: 'สมชาย', mobile: '+66812345678', email: 'somchai@example.com', message: 'สวัสดี' }),
  consent: JSON.stringify({
    acknowledged: true,
    marketing: true,
    research: false,
    textVersion: '2026-11-20',
    at: new Date().toISOString(),
  }),
  source: JSON.stringify({ path: '/contact/inquiry-form/' }),
  idempotency_key: uuidV7(),
  request_digest: 'digest',
  ...changes,
})

/** Adds many at once. @returns their ids */
export async function addLeads(
  { database: { db } }: LeadStore,
  changes: readonly Partial<NewLead>[],
): Promise<string[]> {
  const rows = changes.map((change) => leadRow(change))
  for (let from = 0; from < rows.length; from += 100) {
    await db
      .insertInto('leads')
      .values(rows.slice(from, from + 100))
      .execute()
  }
  return rows.map(({ id }) => id)
}

export async function addLead({ database: { db } }: LeadStore, changes: Partial<NewLead> = {}): Promise<string> {
  const row = leadRow(changes)
  await db.insertInto('leads').values(row).execute()
  return row.id
}

/** Stores a file of a lead, row and content. @returns where the content lies */
export async function addFile(
  store: LeadStore,
  leadId: string,
  { field = 'resume', name = 'cv.pdf', content = '%PDF-1.7' } = {},
) {
  const storedName = randomBytes(16).toString('hex')
  const file = uploadFile(store.dataDir, storedName)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, content)
  await store.database.db
    .insertInto('lead_files')
    .values({
      id: uuidV7(),
      lead_id: leadId,
      field,
      original_name: name,
      media_type: 'application/pdf',
      size_bytes: Buffer.byteLength(content),
      sha256: createHash('sha256').update(content).digest('hex'),
      stored_name: storedName,
    })
    .execute()
  return file
}
