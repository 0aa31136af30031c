import { createContext, useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { defaultLanguage, type Language } from '../i18n/locales'
import type { Namespace, Translate } from '../i18n/message-types'
import { translateWith } from '../i18n/translator'

/** What every component of a page may ask for: the language of the page and the words that all pages share. */
export interface PageLanguage {
  language: Language
  common: Translate<'common'>
}

export const PageLanguageContext = createContext<PageLanguage>({ language: defaultLanguage, common: (key) => key })

/** Language of the page. */
export const useLanguage = (): Language => useContext(PageLanguageContext).language

/** Words that all pages share. */
export const useCommonMessages = (): Translate<'common'> => useContext(PageLanguageContext).common

/** Words of the page's own dictionary, which its query must ask for (see docs/languages.md). */
export function useMessages<Name extends Namespace>(namespace: Name): Translate<Name> {
  const { i18n } = useTranslation()
  const language = useLanguage()
  return useMemo(() => translateWith(i18n, language, namespace), [i18n, language, namespace])
}
