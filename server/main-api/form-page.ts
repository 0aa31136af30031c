import type { SchemaDescription } from 'yup'
import { formPaths, formsWithFiles, maxLengths, type FormName } from '../../src/forms/fields'
import { fileFieldsOf, formSchemas, requiredFieldsOf } from '../../src/forms/form-schemas'
import type { Language } from '../../src/i18n/locales'
import { localizedPath } from '../../src/i18n/paths'
import { escapeHtml } from '../http/escape-html'
import type { HttpError } from '../http/http-error'
import { htmlPage } from '../http/html-page'
import type { MainApiContext } from './context'
import { fieldHtml, type ControlOptions } from './form-controls'
import { errorWords, wordsIn, type Words } from './words'

export interface FormPageOptions {
  form: FormName
  language: Language
  error: HttpError
  /** What was typed. */
  values: Readonly<Record<string, unknown>>
  context: Pick<MainApiContext, 'positions' | 'token'>
}

const style =
  'body{margin:3rem auto}.field{margin:1.25rem 0}label{display:block;font-weight:600}.box label{display:inline;font-weight:400}' +
  'input:not([type=checkbox]),select,textarea{box-sizing:border-box;width:100%;font:inherit;padding:.6rem;border:1px solid #4e554d;border-radius:0;background:#fff;color:inherit}' +
  'input[type=checkbox]{width:1.5rem;height:1.5rem;vertical-align:middle;margin-inline-end:.6rem}[aria-invalid]{border-color:#8f2f1c}.error,.problems{color:#8f2f1c}.error,.hint{margin:.25rem 0}.hint{font-size:1rem;color:#4e554d}' +
  '.problems{border:2px solid;padding:0 1.25rem}button{font:inherit;padding:.8rem 2rem;border:0;background:#17403b;color:#fff}' +
  '.trap{position:absolute;left:-99rem}'

const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`

function kindOf(form: FormName, name: string, { type, oneOf, tests }: SchemaDescription): ControlOptions['kind'] {
  if (type === 'boolean') return 'box'
  if (type === 'number') return 'number'
  if (fileFieldsOf(form).includes(name)) return 'file'
  if (oneOf.length > 0 || name === 'position') return 'choice'
  return tests.some(({ params }) => params?.['max'] === maxLengths.message) ? 'paragraph' : 'line'
}

/** Of the two prices one is needed: neither is simply optional. */
const eitherIsNeeded = ['price_per_sqw', 'total_value']

const isHidden = (name: string) => name === 'language' || name === 'source'

const typedText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

const seconds = ({ headers }: HttpError) => headers['retry-after'] ?? '60'

const failureKeys: Readonly<Record<number, string>> = {
  413: 'failure.tooLarge',
  415: 'failure.fileType',
  429: 'failure.tooMany',
  503: 'failure.unavailable',
}

/** What is wrong in general, for errors that are at no field. */
const failureHtml = (words: Words, error: HttpError) => {
  const key = failureKeys[error.status] ?? (error.status < 500 ? 'failure.status' : 'failure.server')
  const text = words(key, { seconds: seconds(error), status: String(error.status) }) ?? error.message
  return `<div class="problems" role="alert"><p>${escapeHtml(text)}</p></div>`
}

const summaryHtml = (problems: readonly [name: string, text: string][]) => {
  const items = problems.map(([name, text]) => `<li><a href="#${name}">${escapeHtml(text)}</a></li>`)
  return `<div class="problems" role="alert"><ul>${items.join('')}</ul></div>`
}

/** The fields of a form in the order of its schema. */
function fieldsHtml(
  { form, language, values, context }: FormPageOptions,
  errors: ReadonlyMap<string, string>,
): string[] {
  const descriptions = Object.entries(formSchemas[form].describe().fields) as [string, SchemaDescription][]
  const html = (isBox: boolean) =>
    descriptions
      .filter(([name, description]) => !isHidden(name) && (kindOf(form, name, description) === 'box') === isBox)
      .map(([name, description]) =>
        fieldHtml({
          name,
          language,
          words: wordsIn(language),
          value: typedText(values[name]),
          error: errors.get(name) ?? null,
          choices: description.oneOf.map(String),
          kind: kindOf(form, name, description),
          isOptional: !requiredFieldsOf(form).includes(name) && !eitherIsNeeded.includes(name),
          positions: context.positions,
        }),
      )
  return [...html(false), consentHtml(language), ...html(true)]
}

/** What the boxes after it are about. */
function consentHtml(language: Language): string {
  const words = wordsIn(language)
  const link = `<a href="${localizedPath('/privacy-policy/', language)}">${escapeHtml(words('consent.policy') ?? '')}</a>`
  return `<p>${escapeHtml(words('consent.statement') ?? '')} ${link}</p>`
}

/** The trap for programs, which people never see. */
const honeypot = (words: Words) =>
  `<div class="trap" aria-hidden="true"><label for="website">${escapeHtml(words('honeypot') ?? '')}</label>` +
  '<input type="text" id="website" name="website" tabindex="-1" autocomplete="off"></div>'

/**
 * The page that a form without scripts gets instead of an error: what is wrong, in the words of the site, and the form
 * with everything that was typed (but for files and consent), to be sent again.
 */
export function formPage(options: FormPageOptions): string {
  const { form, language, error, values, context } = options
  const words = wordsIn(language)
  const problems = Object.entries(error.fields).map(([name, key]): [string, string] => [
    name,
    errorWords(words, form, name, key),
  ])
  const heading = words('summary.heading') ?? ''
  const action = `/api${formPaths[form]}`
  const encoding = formsWithFiles.includes(form) ? 'multipart/form-data' : 'application/x-www-form-urlencoded'
  const source = typedText(values['source'])
  const main = [
    `<h1>${escapeHtml(heading)}</h1>`,
    problems.length > 0 ? summaryHtml(problems) : failureHtml(words, error),
    `<form method="post" action="${action}" enctype="${encoding}" novalidate>`,
    hidden('token', context.token),
    hidden('language', language),
    source && hidden('source', source),
    honeypot(words),
    ...fieldsHtml(options, new Map(problems)),
    `<button type="submit">${escapeHtml(words(form === 'registration' ? 'register' : 'submit') ?? '')}</button></form>`,
  ]
  return htmlPage(language, `${words('errorPrefix') ?? ''} ${heading}`, main.join(''), style)
}
