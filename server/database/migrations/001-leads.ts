import type { Kysely } from 'kysely'
import type { Database } from '../tables'

/** Leads, their files, and what is to be delivered of them. */
export async function createLeads(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('leads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('suspicion', 'text')
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('consent', 'text', (column) => column.notNull())
    .addColumn('source', 'text')
    .addColumn('idempotency_key', 'text')
    .addColumn('request_digest', 'text', (column) => column.notNull())
    .addUniqueConstraint('leads_once', ['form', 'idempotency_key'])
    .execute()
  await db.schema.createIndex('leads_by_time').on('leads').columns(['received_at']).execute()
  await db.schema
    .createTable('lead_files')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('original_name', 'text', (column) => column.notNull())
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('size_bytes', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('stored_name', 'text', (column) => column.notNull().unique())
    .execute()
  await db.schema.createIndex('lead_files_by_lead').on('lead_files').column('lead_id').execute()
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('run_at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('locked_until', 'text')
    .addColumn('last_error', 'text')
    .addColumn('delivered_at', 'text')
    .addColumn('dedupe_key', 'text', (column) => column.notNull().unique())
    .execute()
  await db.schema.createIndex('outbox_due').on('outbox').columns(['delivered_at', 'run_at']).execute()
  await db.schema.createIndex('outbox_by_lead').on('outbox').column('lead_id').execute()
}
