import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react'
import { mainApi } from '../../clients/main-api-address'
import { formPaths, formsWithFiles, type FormName } from '../../forms/fields'
import { useLanguage, useMessages } from '../../hooks/page-language'
import { useHydrated } from '../../hooks/use-hydrated'
import { ConsentFields } from './consent-fields'
import * as styles from './form-frame.module.css'
import { FormElementContext, FormStateContext, idleForm } from './form-state'
import { SubmitBar } from './submit-bar'
import { useFormEngine } from './use-form-engine'

interface FormFrameProps {
  form: FormName
  /** Id of the heading that names the form. */
  labelledBy: string
  children: ReactNode
}

/** One for good: not rendered again with the frame. */
const consentFields = <ConsentFields />

/**
 * A form of the main API. It posts itself without scripts; with them its engine checks it, sends it and says thank you.
 * Consent and the button come after the fields.
 */
export function FormFrame({ form, labelledBy, children }: FormFrameProps) {
  const messages = useMessages('forms')
  const language = useLanguage()
  const isHydrated = useHydrated()
  const ref = useRef<HTMLFormElement>(null)
  const [element, setElement] = useState<HTMLFormElement | null>(null)
  const [state, setState] = useState(idleForm)
  // A step of its own, not one with the take-over of the page
  useEffect(() => {
    startTransition(() => setElement(ref.current))
  }, [])
  // Without what sends it the form posts itself; offline that would end on a page of the browser, with all that was typed gone
  const sendWithoutEngine = (target: HTMLFormElement) => {
    if (navigator.onLine) HTMLFormElement.prototype.submit.call(target)
    else setState({ ...idleForm, failure: messages('failure.network') })
  }
  const { Engine, isAwaited, onSubmit } = useFormEngine(element, sendWithoutEngine)
  return (
    <FormElementContext value={element}>
      <FormStateContext value={state}>
        <div>
          {Engine && element && <Engine form={form} element={element} isAwaited={isAwaited} onState={setState} />}
          <form
            ref={ref}
            className={styles.form}
            method="post"
            action={`${mainApi.url}${formPaths[form]}`}
            encType={formsWithFiles.includes(form) ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
            aria-labelledby={labelledBy}
            noValidate={isHydrated}
            onSubmit={onSubmit}
          >
            <input type="hidden" name="token" value={mainApi.token} />
            <input type="hidden" name="language" value={language} />
            <div className="visually-hidden" aria-hidden="true">
              <label htmlFor="website">{messages('honeypot')}</label>
              <input type="text" id="website" name="website" tabIndex={-1} autoComplete="off" />
            </div>
            <p className="label">{messages('requiredNote')}</p>
            {children}
            {consentFields}
            <SubmitBar label={messages(form === 'registration' ? 'register' : 'submit')} />
          </form>
        </div>
      </FormStateContext>
    </FormElementContext>
  )
}
