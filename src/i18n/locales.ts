/** The languages of the site (specification, section 3: locale entry). The first one is at the plain path. */
export const locales = [
  { code: 'th', iso: 'th', name: 'ไทย', shortName: 'ไทย', prefix: '' },
  { code: 'en', iso: 'en-US', name: 'English', shortName: 'EN', prefix: '/en' },
] as const

export type Locale = (typeof locales)[number]

/** Code of a language: `th` or `en`. */
export type Language = Locale['code']

export const languages: readonly Language[] = locales.map((locale) => locale.code)

export const defaultLanguage: Language = locales[0].code

/** Text that exists in every language of the site. */
export type Localized<Value = string> = Record<Language, Value>

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value)

/** The row of the locale table for a language. */
export function localeOf(language: Language): Locale {
  return locales.find((locale) => locale.code === language) ?? locales[0]
}

/** The other language of the site, which the language switch leads to. */
export const otherLanguage = (language: Language): Language => (language === 'th' ? 'en' : 'th')
