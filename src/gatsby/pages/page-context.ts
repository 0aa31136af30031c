import { defaultLanguage, languages, type Language } from '../../i18n/locales'
import { localizedPath } from '../../i18n/paths'

/**
 * Context of a page that is made in its own language, in the form of gatsby-plugin-react-i18next, which leaves pages
 * alone that have it: they are then not made anew on every build.
 *
 * @param path plain path of the page
 */
export function i18nContext(path: string, language: Language) {
  return {
    language,
    i18n: {
      language,
      languages: [...languages],
      defaultLanguage,
      generateDefaultLanguagePage: false,
      routed: language !== defaultLanguage,
      originalPath: path,
      path: localizedPath(path, language),
    },
  }
}

export type PageContext = ReturnType<typeof i18nContext>
