import { useCallback, useEffect, useRef, useState, type SyntheticEvent } from 'react'
import type { FormEngine } from './engine/form-engine'

type Engine = typeof FormEngine

/** How near the form must come to the window for its scripts to be fetched, in CSS pixels. */
const nearPx = 600

interface UsedFormEngine {
  /** Null until its scripts have come. */
  Engine: Engine | null
  /** Someone pressed the button before that: the engine sends the form as soon as it is there. */
  isAwaited: boolean
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void
}

/**
 * Fetches what checks and sends a form (formik, yup, the schemas, the client) only when the form comes near the window or is
 * touched: a page whose form nobody comes to does not pay for it.
 *
 * @param onMissing called when the button was pressed and they cannot be fetched
 */
export function useFormEngine(
  form: HTMLFormElement | null,
  onMissing: (form: HTMLFormElement) => void,
): UsedFormEngine {
  const [Engine, setEngine] = useState<Engine | null>(null)
  const [isAwaited, setIsAwaited] = useState(false)
  const loading = useRef<Promise<void>>(undefined)

  const load = useCallback(() => {
    loading.current ??= import(/* webpackChunkName: "form-engine" */ './engine/form-engine').then(
      (module) => setEngine(() => module.FormEngine),
      (error: unknown) => {
        loading.current = undefined
        throw error
      },
    )
    return loading.current
  }, [])

  useEffect(() => {
    if (!form) return
    const start = () => void load().catch(() => undefined)
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && start(), {
      rootMargin: `${nearPx}px 0px`,
    })
    observer.observe(form)
    form.addEventListener('focusin', start)
    if (form.contains(document.activeElement)) start()
    return () => {
      observer.disconnect()
      form.removeEventListener('focusin', start)
    }
  }, [form, load])

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (Engine) return
    const target = event.currentTarget
    setIsAwaited(true)
    load().catch(() => {
      setIsAwaited(false)
      onMissing(target)
    })
  }
  return { Engine, isAwaited, onSubmit }
}
