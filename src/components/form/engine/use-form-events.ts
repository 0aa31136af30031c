import { useLayoutEffect } from 'react'
import { restoreDraft, saveDraft } from './draft'
import { sessionTexts } from './safe-storage'

/** Milliseconds after the last key until what was typed is kept. */
const saveAfterMs = 300

interface FormEvents {
  element: HTMLFormElement
  /** Key of the draft in the session's storage. */
  draftKey: string
  /** Called at every change, and after a reset. The same function at every call, as is `onSubmit`. */
  onChange: () => void
  onSubmit: (event: SubmitEvent) => void
}

/** Listens to a form whose controls hold their values themselves, and keeps what is typed over a reload. */
export function useFormEvents({ element, draftKey, onChange, onSubmit }: FormEvents): void {
  // In the same moment as the form leaves pressing the button to the engine: a press in between would be lost
  useLayoutEffect(() => {
    const storage = sessionTexts()
    let timer: number | undefined
    const save = () => {
      window.clearTimeout(timer)
      saveDraft(storage, draftKey, element)
    }
    const change = () => {
      onChange()
      window.clearTimeout(timer)
      timer = window.setTimeout(save, saveAfterMs)
    }
    // A reset is told before it is done
    const reset = () => setTimeout(change)
    element.addEventListener('input', change)
    element.addEventListener('reset', reset)
    element.addEventListener('submit', onSubmit)
    window.addEventListener('pagehide', save)
    restoreDraft(storage, draftKey, element)
    return () => {
      save()
      element.removeEventListener('input', change)
      element.removeEventListener('reset', reset)
      element.removeEventListener('submit', onSubmit)
      window.removeEventListener('pagehide', save)
    }
  }, [element, draftKey, onChange, onSubmit])
}
