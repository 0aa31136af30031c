import { object } from 'yup'
import { languages } from '../../i18n/locales'
import { budgetKeys, locationKeys, maxLengths, projectKeys, projectTypeKeys } from '../fields'
import { cleanLine } from '../normalise'
import { choice, email, line, mustBeTrue, optionalLine, optionalTruth, phone } from './parts'

/** Who sends the form. */
export const person = {
  name: line('name', maxLengths.name),
  last_name: line('last_name', maxLengths.name),
  mobile: phone(),
  email: email(),
}

/** What someone who looks for a home is interested in. */
export const interest = {
  location: choice('location', locationKeys),
  budget: choice('budget', budgetKeys),
  type: choice('type', projectTypeKeys),
  project: choice('project', projectKeys),
}

const sourceNames = ['path', 'referrer', 'utm_source', 'utm_medium', 'utm_campaign'] as const

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/** What is known of the source, cut to the limit: a visitor cannot mend an address that is too long. */
function knownSource(given: unknown): unknown {
  const value = typeof given === 'string' ? parsed(given || 'null') : given
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const entries = sourceNames.flatMap((name) => {
    const text: unknown = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined
    const short = typeof text === 'string' ? Array.from(cleanLine(text)).slice(0, maxLengths.other).join('').trim() : ''
    return short ? [[name, short] as const] : []
  })
  return Object.fromEntries(entries)
}

/** Where the visitor came from; in multipart the object is JSON text. */
const source = object(
  Object.fromEntries(sourceNames.map((name) => [name, optionalLine(name)])) as Record<
    (typeof sourceNames)[number],
    ReturnType<typeof optionalLine>
  >,
)
  .label('source')
  .transform(knownSource)
  .typeError('errors.text.invalid')
  .nullable()
  .default(undefined)

/** What comes with every form (contracts, section 4). */
export const withEachForm = {
  language: choice('language', languages, 'errors.option.unknown'),
  acknowledged: mustBeTrue('acknowledged'),
  consent_marketing: optionalTruth('consent_marketing'),
  consent_research: optionalTruth('consent_research'),
  source,
}

/** Names of the fields that come with every form and are not stored among the lead's data. */
export const namesWithEachForm = Object.keys(withEachForm) as readonly (keyof typeof withEachForm)[]
