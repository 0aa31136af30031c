import type { ReactNode } from 'react'
import type { FormName } from '../../forms/fields'
import { FormFrame } from './form-frame'
import * as styles from './form-section.module.css'

interface FormSectionProps {
  /** Hash of the section. */
  id: string
  form: FormName
  heading: string
  /** What stands beside the form, under the heading. */
  aside: ReactNode
  children: ReactNode
}

/** A form with its heading and what to know beside it, which stays in sight on wide screens. */
export function FormSection({ id, form, heading, aside, children }: FormSectionProps) {
  return (
    <section id={id} className={`frame section ${styles.section}`} aria-labelledby={`${id}-title`}>
      <div className={styles.aside}>
        <h2 id={`${id}-title`}>{heading}</h2>
        {aside}
      </div>
      <FormFrame form={form} labelledBy={`${id}-title`}>
        {children}
      </FormFrame>
    </section>
  )
}
