import type { FormName } from '../../src/forms/fields'
import { columnsOf } from './columns'
import { byteOrderMark, csvLine } from './csv'
import type { Lead } from './lead'

/** Takes the next part of an export; resolves when it may go on. */
export type Write = (text: string) => Promise<void>

/** A lead as the JSON export holds it: the columns' names and values, files with their facts. */
function plainLead({ files, deliveries: _unused, ...lead }: Lead) {
  return {
    id: lead.id,
    form: lead.form,
    received_at: lead.receivedAt,
    status: lead.status,
    language: lead.language,
    suspicion: lead.suspicion,
    erased_at: lead.erasedAt,
    data: lead.data,
    consent: lead.consent,
    source: lead.source,
    files: files.map(({ id, field, originalName, mediaType, sizeBytes, sha256 }) => ({
      id,
      field,
      name: originalName,
      type: mediaType,
      size_bytes: sizeBytes,
      sha256,
    })),
  }
}

async function writeCsv(leads: AsyncIterable<Lead>, form: FormName | undefined, write: Write): Promise<number> {
  const columns = columnsOf(form ? [form] : undefined)
  let count = 0
  await write(byteOrderMark + csvLine(columns.map(({ name }) => name)))
  for await (const lead of leads) {
    await write(csvLine(columns.map(({ valueOf }) => valueOf(lead))))
    count += 1
  }
  return count
}

async function writeJson(leads: AsyncIterable<Lead>, write: Write): Promise<number> {
  let count = 0
  for await (const lead of leads) {
    await write(`${count === 0 ? '[\n' : ',\n'}${JSON.stringify(plainLead(lead))}`)
    count += 1
  }
  await write(count === 0 ? '[]\n' : '\n]\n')
  return count
}

export const exportFormats = ['csv', 'json'] as const

/**
 * Writes leads as one file: CSV as Excel reads it in Thai, or an array in JSON.
 *
 * @param form the form that the leads are of, so that the CSV has its columns only; left out: those of all forms
 * @returns how many leads there were
 */
export const writeExport = (
  format: (typeof exportFormats)[number],
  leads: AsyncIterable<Lead>,
  form: FormName | undefined,
  write: Write,
): Promise<number> => (format === 'csv' ? writeCsv(leads, form, write) : writeJson(leads, write))
