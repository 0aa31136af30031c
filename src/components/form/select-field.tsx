import { useMessages } from '../../hooks/page-language'
import { Icon } from '../primitives/icon'
import { FormField, type FieldProps } from './form-field'
import * as styles from './select-field.module.css'

export interface SelectOption {
  /** Key in the request. */
  value: string
  label: string
}

interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[]
  /** Key that is chosen already. */
  initialValue?: string | undefined
}

/** A native select whose first option is empty. */
export function SelectField({ options, initialValue = '', ...field }: SelectFieldProps) {
  const messages = useMessages('forms')
  return (
    <FormField {...field}>
      {(control) => (
        <div className={styles.select}>
          <select {...control} defaultValue={initialValue}>
            <option value="">{messages('choose')}</option>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" />
        </div>
      )}
    </FormField>
  )
}
