import { useCallback, useSyncExternalStore } from 'react'
import { textOf } from './controls'
import { useFormElement } from './form-state'

const separator = '\u0000'

/**
 * What stands in fields of the form round a component, as it is typed; empty texts in the prebuilt page.
 *
 * @param names of text fields or selects; the same list at every call
 */
export function useFieldTexts<Names extends readonly string[]>(names: Names): { [Index in keyof Names]: string } {
  const form = useFormElement()
  const subscribe = useCallback(
    (onChange: () => void) => {
      // A reset is told before it is done
      const afterReset = () => setTimeout(onChange)
      form?.addEventListener('input', onChange)
      form?.addEventListener('reset', afterReset)
      return () => {
        form?.removeEventListener('input', onChange)
        form?.removeEventListener('reset', afterReset)
      }
    },
    [form],
  )
  const read = () => names.map((name) => (form ? textOf(form, name) : '')).join(separator)
  const texts = useSyncExternalStore(subscribe, read, () => names.map(() => '').join(separator)).split(separator)
  return texts as { [Index in keyof Names]: string }
}
