import { ValidationError } from 'yup'
import type { FormName } from './fields'
import { formSchemas, type FormValues } from './form-schemas'
import type { FormContext } from './schemas/career'

/** Keys of the dictionary `forms` by field: the first thing that is wrong with each. */
export type FieldErrors = Readonly<Record<string, string>>

export type FormVerdict<Form extends FormName> =
  { ok: true; value: FormValues<Form> } | { ok: false; fields: FieldErrors }

/** The first message of each field, in the order of the form; what is wrong within an object stands at the object. */
function fieldErrors(form: FormName, { inner }: ValidationError): FieldErrors {
  const found = new Map<string, string>()
  for (const { path = '', message } of inner) {
    const [name = ''] = path.split('.')
    if (!found.has(name)) found.set(name, message)
  }
  return Object.fromEntries(
    Object.keys(formSchemas[form].fields).flatMap((name) => {
      const message = found.get(name)
      return message === undefined ? [] : [[name, message]]
    }),
  )
}

/** The fields of the schema alone, as yup stumbles over names such as `toString` that every object has; null is missing. */
const knownValues = (form: FormName, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.keys(formSchemas[form].fields)
      .filter((name) => Object.hasOwn(values, name) && values[name] !== null)
      .map((name) => [name, values[name]]),
  )

/**
 * Checks a form as browser and server both do, and brings its values into the form that is stored; unknown fields are left out.
 *
 * @param values what was typed, by field; files as `FileFacts`
 * @param context the open positions, for `career`
 * @returns the values, or the message key of every wrong field
 */
export async function validateForm<Form extends FormName>(
  form: Form,
  values: Readonly<Record<string, unknown>>,
  context: FormContext = {},
): Promise<FormVerdict<Form>> {
  try {
    const value = await formSchemas[form].validate(knownValues(form, values), { abortEarly: false, context })
    return { ok: true, value: value }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return { ok: false, fields: fieldErrors(form, error) }
  }
}
