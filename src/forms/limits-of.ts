import { formatNumber } from '../i18n/formats'
import type { FormName } from './fields'
import { formSchemas } from './form-schemas'

const written = (value: unknown) => (typeof value === 'number' ? formatNumber(value) : '')

/**
 * The limits of a field, written out, for the `{{min}}` and `{{max}}` of its messages.
 *
 * @example limitsOf('inquiry', 'topic') // { min: '', max: '200' }
 */
export function limitsOf(form: FormName, field: string): { min: string; max: string } {
  const description = (formSchemas[form].describe().fields as Readonly<Record<string, unknown>>)[field]
  const tests =
    (description as { tests?: { name?: string; params?: Record<string, unknown> }[] } | undefined)?.tests ?? []
  const limit = (name: 'min' | 'max') => written(tests.find((test) => test.name === name)?.params?.[name])
  return { min: limit('min'), max: limit('max') }
}
