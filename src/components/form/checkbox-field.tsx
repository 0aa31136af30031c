import { useMessages } from '../../hooks/page-language'
import * as styles from './checkbox-field.module.css'
import type { FieldProps } from './form-field'

/** A box to tick, never ticked beforehand; sent as `true` (contracts, section 4). */
export function CheckboxField({ name, label, hint, error, isOptional = false }: FieldProps) {
  const messages = useMessages('forms')
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <input
        type="checkbox"
        id={name}
        name={name}
        value="true"
        required={!isOptional}
        aria-describedby={describedBy || undefined}
        aria-invalid={error ? true : undefined}
      />
      <label htmlFor={name}>
        {label}
        {isOptional && <span> {messages('optional')}</span>}
      </label>
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
