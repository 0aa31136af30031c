import { formPaths, type FormName } from '../../src/forms/fields'
import { fileFieldsOf, formSchemas } from '../../src/forms/form-schemas'
import { namesWithEachForm } from '../../src/forms/schemas/shared'
import type { Lead } from './lead'

/** A column of the export: its heading, and what stands there for a lead. */
export interface Column {
  name: string
  valueOf: (lead: Lead) => unknown
}

export const formNames = Object.keys(formPaths) as FormName[]

const sourceNames = ['path', 'referrer', 'utm_source', 'utm_medium', 'utm_campaign'] as const

const leading: readonly Column[] = [
  { name: 'id', valueOf: ({ id }) => id },
  { name: 'form', valueOf: ({ form }) => form },
  { name: 'received_at', valueOf: ({ receivedAt }) => receivedAt },
  { name: 'status', valueOf: ({ status }) => status },
  { name: 'language', valueOf: ({ language }) => language },
]

const closing: readonly Column[] = [
  { name: 'consent_marketing', valueOf: ({ consent }) => consent?.marketing },
  { name: 'consent_research', valueOf: ({ consent }) => consent?.research },
  { name: 'consent_text_version', valueOf: ({ consent }) => consent?.textVersion },
  { name: 'consent_at', valueOf: ({ consent }) => consent?.at },
  ...sourceNames.map((name) => ({ name: `source_${name}`, valueOf: ({ source }: Lead) => source?.[name] })),
  { name: 'suspicion', valueOf: ({ suspicion }) => suspicion },
]

/** Names of the fields that a form's leads hold as data, in the order of the form. */
const dataFieldsOf = (form: FormName): string[] =>
  Object.keys(formSchemas[form].fields).filter((name) => !(namesWithEachForm as readonly string[]).includes(name))

function fieldColumn(name: string, isFile: boolean): Column {
  if (!isFile) return { name, valueOf: ({ data }) => data[name] }
  return { name, valueOf: ({ files }) => files.find(({ field }) => field === name)?.originalName }
}

/**
 * The columns of an export: who and when, the fields of the forms (each once), consent and source.
 *
 * @param forms one form, or all for a file that holds them together
 */
export function columnsOf(forms: readonly FormName[] = formNames): Column[] {
  const fields = new Set(forms.flatMap(dataFieldsOf))
  const files = new Set(forms.flatMap(fileFieldsOf))
  return [...leading, ...[...fields].map((name) => fieldColumn(name, files.has(name))), ...closing]
}
