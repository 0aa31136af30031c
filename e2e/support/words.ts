import enCareers from '../../src/i18n/messages/en/careers.json'
import enCommon from '../../src/i18n/messages/en/common.json'
import enForms from '../../src/i18n/messages/en/forms.json'
import enLand from '../../src/i18n/messages/en/land-proposal.json'
import thCareers from '../../src/i18n/messages/th/careers.json'
import thCommon from '../../src/i18n/messages/th/common.json'
import thForms from '../../src/i18n/messages/th/forms.json'
import thLand from '../../src/i18n/messages/th/land-proposal.json'
import type { Localized } from '../../src/i18n/locales'

/** The words that all pages share, as the site shows them. */
export const common: Localized<typeof enCommon> = { th: thCommon, en: enCommon }

/** The words of the forms. */
export const forms: Localized<typeof enForms> = { th: thForms, en: enForms }

/** The words of the land-selling proposal. */
export const land: Localized<typeof enLand> = { th: thLand, en: enLand }

/** The words of the careers page. */
export const careers: Localized<typeof enCareers> = { th: thCareers, en: enCareers }

/** The words at a key whose levels are joined by dots. */
export function wordsAt(dictionary: object, key: string): string {
  const found = key.split('.').reduce<unknown>((level, name) => (level as Record<string, unknown>)?.[name], dictionary)
  if (typeof found !== 'string') throw new Error(`Message key: got ${key}, takes one of the dictionary`)
  return found
}
