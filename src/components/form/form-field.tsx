import type { ReactNode } from 'react'
import { useMessages } from '../../hooks/page-language'
import * as styles from './form-field.module.css'

export interface FieldProps {
  /** Name in the request (contracts, section 4), and id of the control. */
  name: string
  label: string
  hint?: string | undefined
  /** What is wrong with the value, in words. */
  error?: string | undefined
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
  children: (control: ControlProps) => ReactNode
}

/** A field: label above the control, then the hint `{name}-hint`, then the error `{name}-error`. */
export function FormField({ name, label, hint, error, isOptional = false, children }: FormFieldProps) {
  const messages = useMessages('forms')
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={name}>
        {label}
        {isOptional && <span> {messages('optional')}</span>}
      </label>
      {children({
        id: name,
        name,
        required: !isOptional,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={`${name}-hint`} className="label">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
