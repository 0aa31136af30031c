import { useEffect, useRef } from 'react'
import { useMessages } from '../../hooks/page-language'
import { useFormState, type Sending } from './form-state'
import * as styles from './submit-bar.module.css'

/** The button that sends the form, how far the sending is, and why it failed. */
export function SubmitBar({ label }: { label: string }) {
  const messages = useMessages('forms')
  const { sending, failure } = useFormState()
  const alert = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // Whoever sent the form with the Enter key may be far above
  useEffect(() => {
    if (failure) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  return (
    <div className={styles.bar}>
      <div ref={alert} role="alert">
        {failure && <p className={styles.failure}>{failure}</p>}
      </div>
      <button ref={button} type="submit" className={styles.submit} aria-disabled={sending ? true : undefined}>
        {sending ? messages('sending.button') : label}
      </button>
      <p role="status" className="visually-hidden">
        {sending && messages('sending.button')}
      </p>
      {sending && sending.part !== null && (
        <Progress
          part={sending.part}
          cancel={() => {
            // The button to cancel goes away, and focus must not go with it
            button.current?.focus()
            sending.cancel()
          }}
        />
      )}
    </div>
  )
}

function Progress({ part, cancel }: { part: number; cancel: Sending['cancel'] }) {
  const messages = useMessages('forms')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Not returned: newer browsers answer with a promise, which React would take for a way to clean up
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const percent = Math.round(part * 100)
  return (
    <div ref={box} className={styles.progress}>
      <label htmlFor="sending-progress">{messages('sending.progress', { percent })}</label>
      <progress id="sending-progress" max={100} value={percent} />
      <button type="button" className={styles.cancel} onClick={cancel}>
        {messages('sending.cancel')}
      </button>
    </div>
  )
}
