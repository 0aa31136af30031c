import { controlsOf, isUntouched, writeText, type Control } from '../controls'
import { readJson, store, type TextStorage } from './safe-storage'

/** What is never kept: the honeypot, what the page itself puts in, files and consent. */
const keptTypes = ['text', 'email', 'tel', 'url', 'select-one', 'textarea']

const isKept = ({ name, type }: Control) => keptTypes.includes(type) && name !== 'website'

/** Keeps what was typed in a form for as long as the window is open, so that it outlives a reload. */
export function saveDraft(storage: TextStorage, key: string, form: HTMLFormElement): void {
  const texts = controlsOf(form)
    .filter((control) => isKept(control) && !isUntouched(control))
    .map(({ name, value }) => [name, value])
  if (texts.length === 0) storage.removeItem(key)
  else store(storage, key, JSON.stringify(Object.fromEntries(texts)))
}

/** Puts a kept draft back, but never over something that has been typed since. */
export function restoreDraft(storage: TextStorage, key: string, form: HTMLFormElement): void {
  const draft = readJson(storage, key)
  if (typeof draft !== 'object' || draft === null) return
  const texts = new Map(Object.entries(draft))
  for (const control of controlsOf(form)) {
    const text: unknown = texts.get(control.name)
    if (typeof text === 'string' && isKept(control) && isUntouched(control)) writeText(control, text)
  }
}
