import { useEffect, useEffectEvent } from 'react'
import { useFormElement } from './form-state'

/**
 * For what shows a control's content: calls back once the form round a component is taken over, since something may have been
 * chosen before, and each time it has been emptied, as it is once it was sent.
 */
export function useFormReset(onReset: () => void): void {
  const form = useFormElement()
  const call = useEffectEvent(onReset)
  useEffect(() => {
    // A reset is told before it is done
    const later = () => setTimeout(() => call())
    form?.addEventListener('reset', later)
    later()
    return () => form?.removeEventListener('reset', later)
  }, [form])
}
