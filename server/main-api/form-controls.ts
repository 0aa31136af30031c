import { acceptedFiles, generalPosition } from '../../src/forms/fields'
import type { Language } from '../../src/i18n/locales'
import { escapeHtml } from '../http/escape-html'
import type { MainApiContext } from './context'
import { generalLabel, type Words } from './words'

/** What a control is drawn from. */
export interface ControlOptions {
  name: string
  language: Language
  words: Words
  /** What was typed; empty when nothing, or nothing that can be shown again. */
  value: string
  /** What is wrong, in words. */
  error: string | null
  /** Keys of a select; empty for other controls. */
  choices: readonly string[]
  isOptional: boolean
  kind: 'line' | 'paragraph' | 'number' | 'choice' | 'file' | 'box'
  positions: MainApiContext['positions']
}

const inputTypes: Readonly<Record<string, string>> = { email: 'email', mobile: 'tel' }
const autocompletes: Readonly<Record<string, string>> = {
  name: 'given-name',
  last_name: 'family-name',
  mobile: 'tel',
  email: 'email',
}

const option = (value: string, label: string, chosen: string) =>
  `<option value="${escapeHtml(value)}"${value === chosen ? ' selected' : ''}>${escapeHtml(label)}</option>`

function optionsOf({ name, language, words, value, choices, positions }: ControlOptions): string {
  const rows =
    name === 'position'
      ? [...positions.map(({ slug, title }) => [slug, title[language]]), [generalPosition, generalLabel(language)]]
      : choices.map((key) => [key, words(`options.${name}.${key}`) ?? key])
  return [['', words('choose') ?? ''], ...rows].map(([key = '', label = '']) => option(key, label, value)).join('')
}

/** Keys of the dictionary that say more of a field than its label. */
const hintKeys: Readonly<Record<string, string>> = { price_per_sqw: 'hints.price' }

/** What a field takes, in words; empty when the label says it all. */
function hintOf({ name, kind, words }: ControlOptions): string {
  const hint = words(hintKeys[name] ?? `hints.${name}`) ?? ''
  return kind === 'file' ? `${hint} ${words('fileHint') ?? ''}`.trim() : hint
}

function attributesOf(options: ControlOptions): string {
  const { name, error } = options
  const describedBy = [hintOf(options) && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  const description = describedBy ? ` aria-describedby="${describedBy}"` : ''
  return `id="${name}" name="${name}"${error ? ' aria-invalid="true"' : ''}${description}`
}

function controlOf(options: ControlOptions): string {
  const { name, kind, value } = options
  const attributes = attributesOf(options)
  if (kind === 'choice') return `<select ${attributes}>${optionsOf(options)}</select>`
  // A line break right after the tag would be swallowed by the browser
  if (kind === 'paragraph') return `<textarea ${attributes} rows="6">\n${escapeHtml(value)}</textarea>`
  if (kind === 'file') return `<input ${attributes} type="file" accept="${acceptedFiles}">`
  const type = inputTypes[name] ?? 'text'
  const mode = kind === 'number' ? ' inputmode="decimal"' : ''
  const autocomplete = autocompletes[name] ? ` autocomplete="${autocompletes[name]}"` : ''
  return `<input ${attributes} type="${type}"${mode}${autocomplete} value="${escapeHtml(value)}">`
}

/** A field as HTML: label, what is wrong, control. A box is never ticked, a file never chosen beforehand. */
export function fieldHtml(options: ControlOptions): string {
  const { name, kind, words, error, isOptional } = options
  const optional = isOptional ? ` ${words('optional') ?? ''}` : ''
  const label = `<label for="${name}">${escapeHtml(`${words(`labels.${name}`) ?? name}${optional}`)}</label>`
  const problem = error ? `<p id="${name}-error" class="error">${escapeHtml(error)}</p>` : ''
  const hint = hintOf(options) ? `<p id="${name}-hint" class="hint">${escapeHtml(hintOf(options))}</p>` : ''
  if (kind !== 'box') return `<div class="field">${label}${hint}${problem}${controlOf(options)}</div>`
  const box = `<input ${attributesOf(options)} type="checkbox" value="true">`
  return `<div class="field box">${box}${label}${problem}</div>`
}
