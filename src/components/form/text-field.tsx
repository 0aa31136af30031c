import type { ComponentPropsWithoutRef } from 'react'
import { maxLengths } from '../../forms/fields'
import { FormField, type FieldProps } from './form-field'

type InputProps = Pick<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'list' | 'min' | 'max' | 'maxLength'
>

/** A field of one line. A number takes any decimals; text at most 300 characters unless said. */
export function TextField({
  type = 'text',
  inputMode,
  autoComplete,
  list,
  min,
  max,
  maxLength,
  ...field
}: FieldProps & InputProps) {
  const bounds = type === 'number' ? { min, max, step: 'any' } : { maxLength: maxLength ?? maxLengths.other }
  return (
    <FormField {...field}>
      {(control) => (
        <input {...control} {...bounds} type={type} inputMode={inputMode} autoComplete={autoComplete} list={list} />
      )}
    </FormField>
  )
}
