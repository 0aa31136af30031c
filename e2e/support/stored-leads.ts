import { sqliteFile } from '../../server/database/sqlite'
import LibsqlDatabase from 'libsql'

/** A lead as the database of the server under test has it. */
export interface StoredLead {
  id: string
  form: string
  language: string
  status: string
  /** The spam rules that caught it, such as `honeypot,too-fast`. */
  suspicion: string | null
  data: Record<string, unknown>
  consent: { acknowledged: boolean; marketing: boolean; research: boolean; textVersion: string }
  source: Record<string, unknown> | null
  files: { field: string; original_name: string; size_bytes: number }[]
}

type Row = Record<'id' | 'form' | 'language' | 'status' | 'data' | 'consent', string> & {
  source: string | null
  suspicion: string | null
}

/**
 * Reads leads beside the running server.
 *
 * @param dataFolder DATA_DIR of the server; `npm run e2e` names that of its own
 */
function readRows<Result>(
  sql: string,
  parameter: string,
  dataFolder: string = process.env['E2E_DATA_DIR'] ?? '',
): Result[] {
  const database = new LibsqlDatabase(sqliteFile(dataFolder), { readonly: true })
  try {
    return database.prepare(sql).all(parameter) as Result[]
  } finally {
    database.close()
  }
}

/** The leads whose receipt number this is. */
export function leadsByReceipt(receipt: string, dataFolder?: string): StoredLead[] {
  return readRows<Row>(`select * from leads where id like ?`, `%${receipt}`, dataFolder).map((row) => ({
    ...row,
    data: JSON.parse(row.data) as StoredLead['data'],
    consent: JSON.parse(row.consent) as StoredLead['consent'],
    source: JSON.parse(row.source ?? 'null') as StoredLead['source'],
    files: readRows('select field, original_name, size_bytes from lead_files where lead_id = ?', row.id, dataFolder),
  }))
}

/** How many leads have a text in what was typed. */
export const countLeads = (text: string, dataFolder?: string): number =>
  readRows(`select id from leads where instr(data, ?) > 0`, text, dataFolder).length
