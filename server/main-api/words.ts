import type { FormName } from '../../src/forms/fields'
import { limitsOf } from '../../src/forms/limits-of'
import type { Language } from '../../src/i18n/locales'
import careersEn from '../../src/i18n/messages/en/careers.json'
import formsEn from '../../src/i18n/messages/en/forms.json'
import careersTh from '../../src/i18n/messages/th/careers.json'
import formsTh from '../../src/i18n/messages/th/forms.json'

const dictionaries = { th: { forms: formsTh, careers: careersTh }, en: { forms: formsEn, careers: careersEn } }

/** Gives the words of a key of the dictionary `forms`, `{{name}}` in them replaced; null when there is no such key. */
export type Words = (key: string, values?: Readonly<Record<string, string>>) => string | null

const valueAt = (level: unknown, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>(
      (found, name) =>
        typeof found === 'object' && found !== null && Object.hasOwn(found, name)
          ? (found as Record<string, unknown>)[name]
          : undefined,
      level,
    )

/** The words of the forms in a language: those that the pages show. */
export const wordsIn =
  (language: Language): Words =>
  (key, values = {}) => {
    const text = valueAt(dictionaries[language].forms, key)
    return typeof text === 'string' ? text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '') : null
  }

/** What is wrong with a field, in words. */
export const errorWords = (words: Words, form: FormName, field: string, key: string): string =>
  words(key, limitsOf(form, field)) ?? words('errors.field.invalid') ?? ''

/** Label of the position that is for no open one. */
export const generalLabel = (language: Language): string => dictionaries[language].careers.apply.general
