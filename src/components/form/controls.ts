/** Reading and writing of a form's controls. They hold the values themselves, so that nothing typed before scripts came is lost. */

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A value as a control has it: text, whether a box is ticked, or the chosen file. */
export type ControlValue = string | boolean | File | null

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

/** The named controls of a form, in their order. A form's own property would not do: a field called `name` hides it. */
export const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(isControl).filter(({ name }) => name !== '')

export const controlOf = (form: HTMLFormElement, name: string): Control | undefined =>
  controlsOf(form).find((control) => control.name === name)

export function valueOf(control: Control): ControlValue {
  if (!(control instanceof HTMLInputElement)) return control.value
  if (control.type === 'checkbox') return control.checked
  return control.type === 'file' ? (control.files?.[0] ?? null) : control.value
}

/** All values of a form by name. */
export const readValues = (form: HTMLFormElement): Record<string, ControlValue> =>
  Object.fromEntries(controlsOf(form).map((control) => [control.name, valueOf(control)]))

/** Text of a control; empty when there is no such control. */
export const textOf = (form: HTMLFormElement, name: string): string => controlOf(form, name)?.value ?? ''

/** Whether a text control still has what the page gave it. */
export function isUntouched(control: Control): boolean {
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue
  const initial = [...control.options].find(({ defaultSelected }) => defaultSelected)
  return control.value === (initial?.value ?? '')
}

/** Writes a value as if it had been typed, so that all who listen to the form know. */
export function writeText(control: Control, text: string): void {
  if (control.value === text) return
  control.value = text
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
