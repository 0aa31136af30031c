import type { FormName } from '../../../forms/fields'
import { validateForm, type FormVerdict } from '../../../forms/validate'
import type { ControlValue } from '../controls'
import { contentType } from './file-type'

export type FormRecord = Record<string, ControlValue>

async function factsOf(value: ControlValue): Promise<unknown> {
  if (!(value instanceof File)) return value
  return { name: value.name, size: value.size, type: await contentType(value) }
}

/** Checks what is in a form as the server does; files by their first bytes. */
export async function checkForm(form: FormName, values: FormRecord): Promise<FormVerdict<FormName>> {
  const entries = Object.entries(values).map(async ([name, value]) => [name, await factsOf(value)] as const)
  return validateForm(form, Object.fromEntries(await Promise.all(entries)))
}

/** The files among the values. */
export const filesOf = (values: FormRecord): Record<string, File> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, File] => entry[1] instanceof File))
