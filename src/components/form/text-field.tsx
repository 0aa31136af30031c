import type { ComponentPropsWithoutRef } from 'react'
import { FormField, type FieldProps } from './form-field'

type InputProps = Pick<ComponentPropsWithoutRef<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'list' | 'spellCheck'>

/**
 * A field of one line. Numbers are text too: a number field takes neither Thai digits nor commas, both of which the schemas
 * read. No maximum length here: browsers cut a longer text without a word, the schemas say what is wrong.
 */
export function TextField({
  type = 'text',
  inputMode,
  autoComplete,
  list,
  spellCheck,
  ...field
}: FieldProps & InputProps) {
  const input = { type, inputMode, autoComplete, list, spellCheck }
  return <FormField {...field}>{(control) => <input {...control} {...input} />}</FormField>
}
