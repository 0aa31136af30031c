import { existsSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { sql, type Kysely } from 'kysely'
import type { OpenDatabase } from '../database/open-database'
import type { Database } from '../database/tables'
import { syncFolder } from '../uploads/sync-folder'
import { uploadFile } from '../uploads/upload-file'

export interface LeadStore {
  database: OpenDatabase
  dataDir: string
}

/** Takes everything personal out of the rows; the names of the files stay until the files are gone. */
async function emptyRows(db: Kysely<Database>, ids: readonly string[], erasedAt: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('leads')
      .set({ data: '{}', consent: '{}', source: null, suspicion: null, idempotency_key: null, request_digest: '' })
      .set({ status: 'erased' })
      .set((row) => ({ erased_at: row.fn.coalesce('erased_at', row.val(erasedAt)) }))
      .where('id', 'in', ids)
      .execute()
    await transaction
      .updateTable('lead_files')
      .set({ original_name: '', sha256: '' })
      .where('lead_id', 'in', ids)
      .execute()
    await transaction.deleteFrom('outbox').where('lead_id', 'in', ids).execute()
  })
}

async function removeFiles({ database: { db }, dataDir }: LeadStore, ids: readonly string[]): Promise<number> {
  const rows = await db.selectFrom('lead_files').select(['id', 'stored_name']).where('lead_id', 'in', ids).execute()
  for (const { stored_name } of rows) await fs.rm(uploadFile(dataDir, stored_name), { force: true })
  const folders = new Set(rows.map(({ stored_name }) => path.dirname(uploadFile(dataDir, stored_name))))
  for (const folder of folders) if (existsSync(folder)) await syncFolder(folder)
  await db.deleteFrom('lead_files').where('lead_id', 'in', ids).execute()
  return rows.length
}

/**
 * Erases leads: a tombstone (id, form, times) stays, everything personal is gone, files too. Whatever interrupts it,
 * doing it again finishes it: the rows know the files until these are removed.
 *
 * @param erasedAt ISO time that the tombstone gets; one that is there already stays
 * @returns how many files were removed
 */
export async function eraseLeads(store: LeadStore, ids: readonly string[], erasedAt: string): Promise<number> {
  await emptyRows(store.database.db, ids, erasedAt)
  return removeFiles(store, ids)
}

/**
 * Clears SQLite's write-ahead log, which still holds what was written before an erasure.
 *
 * @returns false when something else is using the database and the log stays for now; the next erasure or the end of the
 *   server clears it
 */
export async function clearLog({ db, dialect }: OpenDatabase): Promise<boolean> {
  if (dialect !== 'sqlite') return true
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
  return rows[0]?.busy === 0
}
