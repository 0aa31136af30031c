import { useFormik } from 'formik'
import { useCallback, useEffect, useRef, useState } from 'react'
import { report } from '../../../analytics/report'
import { ApiError } from '../../../clients/api-error'
import { wrongFields, type Receipt } from '../../../clients/main-api-answers'
import type { FormName } from '../../../forms/fields'
import type { FieldErrors } from '../../../forms/validate'
import { controlOf, readValues, textOf } from '../controls'
import type { Sending } from '../form-state'
import { checkForm, filesOf, type FormRecord } from './check-form'
import { useFormEvents } from './use-form-events'
import { useSending } from './use-sending'

export interface UsedSubmission {
  /** Message keys by field: what the last try found, less what has been mended since. */
  errors: FieldErrors
  /** Number of tries that are over. */
  tries: number
  failure: ApiError | null
  sending: Sending | null
  receipt: Receipt | null
  /** Puts the receipt away and goes back to where the person was. */
  close: () => void
}

const errorsOf = async (form: FormName, values: FormRecord): Promise<FieldErrors> => {
  const verdict = await checkForm(form, values)
  return verdict.ok ? {} : verdict.fields
}

/** Of the errors that are shown, those that are still there, with the words that now fit. */
const stillWrong = (shown: FieldErrors, now: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(now).filter(([name]) => name in shown))

/** Where a press of the button came from; some browsers give a clicked button no focus. */
function placeOf(element: HTMLFormElement, submitter: HTMLElement | null): HTMLElement | null {
  const focused = document.activeElement
  return focused instanceof HTMLElement && element.contains(focused) ? focused : submitter
}

/**
 * The life of a form from the first key to the receipt. formik keeps values, errors and whether it is under way; the controls
 * themselves stay in charge of what they show.
 */
export function useSubmission(form: FormName, element: HTMLFormElement, draftKey: string): UsedSubmission {
  const [wanted, setWanted] = useState(0)
  const [tries, setTries] = useState(0)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [receipt, setReceipt] = useState<Receipt | null>(null)
  const isBusy = useRef(false)
  const place = useRef<HTMLElement>(null)
  const { sending, send } = useSending(form)

  const formik = useFormik<FormRecord>({
    initialValues: readValues(element),
    validateOnChange: false,
    validateOnBlur: false,
    validate: (values) => errorsOf(form, values),
    onSubmit: async (values) => {
      setFailure(null)
      const verdict = await checkForm(form, values)
      if (!verdict.ok) return
      try {
        const honeypot = textOf(element, 'website')
        const answer = await send({ values: verdict.value, files: filesOf(values), honeypot })
        element.reset()
        setReceipt(answer)
        report({ event: 'form_sent', form })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        const fields = Object.entries(wrongFields(error)).filter(([name]) => controlOf(element, name))
        if (fields.length > 0) formik.setErrors(Object.fromEntries(fields))
        else setFailure(error)
      }
    },
  })
  const { setValues, setErrors, submitForm } = formik

  const shown = useRef<FieldErrors>({})
  useEffect(() => {
    shown.current = formik.errors as FieldErrors
  }, [formik.errors])

  const onChange = useCallback(() => {
    const values = readValues(element)
    void setValues(values, false)
    if (Object.keys(shown.current).length === 0) return
    void errorsOf(form, values).then((now) => setErrors(stillWrong(shown.current, now)))
  }, [element, form, setErrors, setValues])

  const onSubmit = useCallback(
    (event: SubmitEvent) => {
      event.preventDefault()
      if (isBusy.current) return
      isBusy.current = true
      place.current = placeOf(element, event.submitter)
      void setValues(readValues(element), false)
      setWanted((count) => count + 1)
    },
    [element, setValues],
  )
  useFormEvents({ element, draftKey, onChange, onSubmit })

  useEffect(() => {
    if (wanted === 0) return
    void submitForm().finally(() => {
      isBusy.current = false
      setTries(wanted)
    })
  }, [wanted, submitForm])

  const close = useCallback(() => {
    setReceipt(null)
    place.current?.focus({ preventScroll: true })
  }, [])
  return { errors: formik.errors as FieldErrors, tries, failure, sending, receipt, close }
}
