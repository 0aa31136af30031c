import { createContext, useContext } from 'react'

/** What the form shows beside its fields. The engine decides; the form's parts read it. */
export interface FormState {
  /** What is wrong with each field, in words, by its name. */
  errors: Readonly<Record<string, string>>
  /** While the form goes out. */
  sending: Sending | null
  /** Why it could not be sent, in words. */
  failure: string | null
}

export interface Sending {
  /** What part has gone out, from 0 to 1; null for a form without files. */
  part: number | null
  cancel: () => void
}

export const idleForm: FormState = { errors: {}, sending: null, failure: null }

/** The state of the form round a component. */
export const FormStateContext = createContext<FormState>(idleForm)

/** The form itself; apart from its state, so that what only shows errors is not rendered again when the page is taken over. */
export const FormElementContext = createContext<HTMLFormElement | null>(null)

/** The state of the form round a component. */
export const useFormState = (): FormState => useContext(FormStateContext)

/** The form round a component; null in the prebuilt page. */
export const useFormElement = (): HTMLFormElement | null => useContext(FormElementContext)
