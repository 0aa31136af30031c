import { useEffect, useMemo } from 'react'
import type { FormName } from '../../../forms/fields'
import { useMessages } from '../../../hooks/page-language'
import { plainPath } from '../../../i18n/paths'
import { controlsOf } from '../controls'
import { idleForm, type FormState } from '../form-state'
import { ErrorSummary } from './error-summary'
import { failureWords, fieldWords } from './form-words'
import { ThankYouDialog } from './thank-you-dialog'
import { useErrorTitle } from './use-error-title'
import { useSubmission } from './use-submission'

interface FormEngineProps {
  form: FormName
  element: HTMLFormElement
  /** The button was pressed before this was there. */
  isAwaited: boolean
  /** The same function at every call. */
  onState: (state: FormState) => void
}

/** The same form on another page, or in the other language, of the site. */
const draftKeyOf = (form: FormName) => `form-draft:${form}:${plainPath(window.location.pathname)}`

/**
 * Checks and sends a form, in a chunk of its own. Stands above the form: what is to be mended is shown here, what concerns a
 * field or the button is handed to the form's state.
 */
export function FormEngine({ form, element, isAwaited, onState }: FormEngineProps) {
  const messages = useMessages('forms')
  const draftKey = useMemo(() => draftKeyOf(form), [form])
  const { errors, tries, failure, sending, receipt, close } = useSubmission(form, element, draftKey)

  const words = useMemo(() => {
    const ordered = controlsOf(element).filter(({ name }) => name in errors)
    return ordered.map(({ name }) => [name, fieldWords(messages, form, name, errors[name] ?? '')] as const)
  }, [element, errors, form, messages])

  useEffect(() => {
    onState({
      errors: Object.fromEntries(words),
      sending,
      failure: failure && failureWords(messages, failure),
    })
  }, [words, sending, failure, messages, onState])
  useEffect(() => () => onState(idleForm), [onState])
  useEffect(() => {
    if (isAwaited) element.requestSubmit()
  }, [isAwaited, element])
  useErrorTitle(words.length > 0 ? messages('errorPrefix') : null)

  return (
    <>
      {words.length > 0 && <ErrorSummary form={element} errors={words} tries={tries} />}
      {receipt && <ThankYouDialog receipt={receipt} onClose={close} />}
    </>
  )
}
