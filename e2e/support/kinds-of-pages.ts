import { localeOf, languages, type Language } from '../../src/i18n/locales'
import { localizedPath, paths } from '../../src/i18n/paths'

/** A small phone and a laptop, in CSS pixels. */
export const widths = [360, 1440] as const

/** One page of every kind, by its plain path; each exists in both languages. */
export const kindsOfPages = [
  { kind: 'home', path: paths.home },
  { kind: 'project list', path: paths.projects },
  { kind: 'landing page with two projects', path: paths.landingPage('condo-hua-hin') },
  { kind: 'landing page of Phuket', path: paths.landingPage('condo-phuket') },
  { kind: 'landing page of Sathorn', path: paths.landingPage('condo-sathorn') },
  { kind: 'landing page of Ari', path: paths.landingPage('detached-house-ari') },
  { kind: 'landing page that is to come', path: paths.landingPage('detached-house-chaengwattana-ratchapruek') },
  { kind: 'content hub', path: paths.content },
  { kind: 'second page of the content hub', path: paths.contentPage(2) },
  { kind: 'category', path: paths.category('property_insight') },
  { kind: 'article with a table', path: paths.article('wellness_well-being', 'morning-light-at-home') },
  { kind: 'article with a Thai name', path: paths.article('design_architecture', 'บ้านเย็น-by-design') },
] as const

interface PageCase {
  kind: string
  language: Language
  /** Path in the language. */
  path: string
  width: number
}

/** Every kind of page in both languages and at both widths. */
export const pageCases: readonly PageCase[] = kindsOfPages.flatMap(({ kind, path }) =>
  languages.flatMap((language) =>
    widths.map((width) => ({ kind, language, path: localizedPath(path, language), width })),
  ),
)

/** Both languages at both widths. */
export const languageCases = languages.flatMap((language) =>
  widths.map((width) => ({ language, prefix: localeOf(language).prefix, width })),
)

/** Both languages. */
export const languageRows = languages.map((language) => ({ language, prefix: localeOf(language).prefix }))
