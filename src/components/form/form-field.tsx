import type { ReactNode } from 'react'
import { useMessages } from '../../hooks/page-language'
import * as styles from './form-field.module.css'
import { useFormState } from './form-state'

export interface FieldProps {
  /** Name in the request (contracts, section 4), and id of the control. */
  name: string
  label: string
  hint?: string | undefined
  isOptional?: boolean
}

/** What the control inside a field must carry. */
export interface ControlProps {
  id: string
  name: string
  required: boolean
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FormFieldProps extends FieldProps {
  /** `box`: the label stands beside the control, as with a box to tick. */
  layout?: 'stack' | 'box'
  children: (control: ControlProps) => ReactNode
}

/**
 * A field: label, control, hint `{name}-hint`, error `{name}-error`. It alone sets ids and what ties them together; the error
 * comes from the form's state.
 */
export function FormField({ name, label, hint, isOptional = false, layout = 'stack', children }: FormFieldProps) {
  const messages = useMessages('forms')
  const error = useFormState().errors[name]
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  const words = (
    <label htmlFor={name}>
      {label} {isOptional && <span>{messages('optional')}</span>}
    </label>
  )
  const control = children({
    id: name,
    name,
    required: !isOptional,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  })
  return (
    <div className={styles[layout]}>
      {layout === 'stack' ? words : control}
      {layout === 'stack' ? control : words}
      {hint && (
        <p id={`${name}-hint`} className="label">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className={styles.error}>
          <span className="visually-hidden">{messages('errorPrefix')} </span>
          {error}
        </p>
      )}
    </div>
  )
}
