import { useEffect, useRef, type MouseEvent } from 'react'
import { useMessages } from '../../../hooks/page-language'
import { controlOf } from '../controls'
import * as styles from './error-summary.module.css'

interface ErrorSummaryProps {
  form: HTMLFormElement
  /** Words by field, in the order of the form. */
  errors: readonly (readonly [name: string, words: string])[]
  /** Grows with each try to send: focus moves here then. */
  tries: number
}

/** Brings the label into sight first, so that the question is seen, then focuses its field. */
function goToField(form: HTMLFormElement, name: string): void {
  const control = controlOf(form, name)
  const label = control?.labels?.[0] ?? control
  label?.scrollIntoView({ block: 'start' })
  control?.focus({ preventScroll: true })
}

/** All that is to be mended, above the form; each line leads to its field. */
export function ErrorSummary({ form, errors, tries }: ErrorSummaryProps) {
  const messages = useMessages('forms')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
    box.current?.scrollIntoView({ block: 'start' })
  }, [tries])
  const follow = (name: string) => (event: MouseEvent) => {
    event.preventDefault()
    goToField(form, name)
  }
  return (
    <div ref={box} className={styles.summary} role="group" tabIndex={-1} aria-labelledby="form-errors">
      {/* The alert is not the element that gets focus: read twice, or not at all, otherwise */}
      <div role="alert">
        <h3 id="form-errors">{messages('summary.heading')}</h3>
        <ul>
          {errors.map(([name, words]) => (
            <li key={name}>
              <a href={`#${name}`} onClick={follow(name)}>
                {words}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
