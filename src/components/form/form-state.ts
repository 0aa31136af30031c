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

interface FormContextValue {
  state: FormState
  /** Null until the page has been taken over. */
  element: HTMLFormElement | null
}

export const FormContext = createContext<FormContextValue>({ state: idleForm, element: null })

/** The state of the form round a component. */
export const useFormState = (): FormState => useContext(FormContext).state

/** The form round a component; null in the prebuilt page. */
export const useFormElement = (): HTMLFormElement | null => useContext(FormContext).element
