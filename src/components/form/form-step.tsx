import type { ReactNode } from 'react'
import * as styles from './form-step.module.css'

interface FormStepProps {
  /** Hash of the step. */
  id: string
  number: number
  title: string
  children: ReactNode
}

/** A numbered part of a long form. */
export function FormStep({ id, number, title, children }: FormStepProps) {
  return (
    <fieldset id={id} className={styles.step}>
      <legend>
        <span>{number}</span> {title}
      </legend>
      {children}
    </fieldset>
  )
}
