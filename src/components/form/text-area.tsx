import { FormField, type FieldProps } from './form-field'

/** A field of several lines. */
export function TextArea(field: FieldProps) {
  return <FormField {...field}>{(control) => <textarea {...control} rows={6} />}</FormField>
}
