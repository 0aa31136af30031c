import type { ReactNode } from 'react'
import * as styles from './field-row.module.css'

interface FieldRowProps {
  /** What the fields say together. */
  legend: string
  children: ReactNode
}

/** Short fields that belong together, side by side where there is room. */
export function FieldRow({ legend, children }: FieldRowProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.row}>{children}</div>
    </fieldset>
  )
}
