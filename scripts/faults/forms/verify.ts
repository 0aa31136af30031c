import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import { sql } from 'kysely'
import type { OpenDatabase } from '../../../server/database/open-database'
import type { Lead } from '../../../server/leads/lead'
import { readLeads } from '../../../server/leads/read-leads'
import { uploadFile } from '../../../server/uploads/upload-file'
import type { Sent } from './clients'

/** What is wrong with what is stored. */
export interface Verdict {
  /** Acknowledged, and not there as it was sent. */
  lost: number
  /** There, but not whole. */
  halfWritten: number
  /** Sent once, there twice. */
  doubled: number
  problems: string[]
}

async function hashOfUpload(dataDir: string, storedName: string): Promise<string | null> {
  const content = await fs.readFile(uploadFile(dataDir, storedName)).catch(() => null)
  return content && createHash('sha256').update(content).digest('hex')
}

/** Whether a lead has all that its form asks for, and its file is on disk as the row says. */
async function isWhole(lead: Lead, dataDir: string): Promise<boolean> {
  if (typeof lead.data['name'] !== 'string' || !lead.consent) return false
  if (lead.files.length !== (lead.form === 'career' ? 1 : 0)) return false
  for (const { storedName, sha256 } of lead.files)
    if ((await hashOfUpload(dataDir, storedName)) !== sha256) return false
  return true
}

const isAsSent = (sent: Sent, lead: Lead | undefined) =>
  lead?.data['name'] === sent.name && (sent.sha256 === null || lead.files[0]?.sha256 === sent.sha256)

/**
 * Compares what is stored with what was sent.
 */
export async function verify(database: OpenDatabase, dataDir: string, sent: readonly Sent[]): Promise<Verdict> {
  const leads = new Map<string, Lead>()
  const names = new Map<string, number>()
  let halfWritten = 0
  for await (const lead of readLeads(database.db, { includeHidden: true })) {
    const name = String(lead.data['name'])
    leads.set(lead.id, lead)
    names.set(name, (names.get(name) ?? 0) + 1)
    if (!(await isWhole(lead, dataDir))) halfWritten += 1
  }
  const lost = sent.filter((each) => each.id !== null && !isAsSent(each, leads.get(each.id))).length
  const doubled = [...names.values()].filter((count) => count > 1).length
  return { lost, halfWritten, doubled, problems: await databaseProblems(database) }
}

async function databaseProblems({ db, dialect }: OpenDatabase): Promise<string[]> {
  if (dialect !== 'sqlite') return []
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  return rows.filter((row) => row.integrity_check !== 'ok').map((row) => `integrity check: ${row.integrity_check}`)
}
