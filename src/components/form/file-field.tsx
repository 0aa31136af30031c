import { acceptedFiles } from '../../forms/fields'
import { useMessages } from '../../hooks/page-language'
import { FormField, type FieldProps } from './form-field'

/** A file to upload; formats and size stand in the hint. */
export function FileField({ hint, ...field }: FieldProps) {
  const messages = useMessages('forms')
  const limits = messages('fileHint')
  return (
    <FormField {...field} hint={hint ? `${hint} ${limits}` : limits}>
      {(control) => <input {...control} type="file" accept={acceptedFiles} />}
    </FormField>
  )
}
