import { languages, type Language } from '../../src/i18n/locales'
import englishForms from '../../src/i18n/messages/en/forms.json'
import englishMail from '../../src/i18n/messages/en/lead-mail.json'
import thaiForms from '../../src/i18n/messages/th/forms.json'
import thaiMail from '../../src/i18n/messages/th/lead-mail.json'

const dictionaries: Readonly<Record<Language, unknown>> = {
  th: { forms: thaiForms, mail: thaiMail },
  en: { forms: englishForms, mail: englishMail },
}

function textAt(dictionary: unknown, path: readonly string[]): string | undefined {
  let value = dictionary
  for (const key of path) value = (value as Record<string, unknown> | undefined)?.[key]
  return typeof value === 'string' ? value : undefined
}

/**
 * Words of the dictionaries `forms` and `lead-mail` in both languages, since the people who read leads may use either.
 *
 * @param path such as `['forms', 'labels', 'name']`
 * @returns such as `ชื่อ / First name`; undefined when there are no such words
 */
export function inBothLanguages(...path: readonly string[]): string | undefined {
  const texts = languages.flatMap((language) => textAt(dictionaries[language], path) ?? [])
  return texts.length > 0 ? [...new Set(texts)].join(' / ') : undefined
}
