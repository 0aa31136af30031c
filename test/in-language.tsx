import { I18nextProvider } from 'gatsby-plugin-react-i18next'
import { createInstance, type i18n, type ResourceKey } from 'i18next'
import { useMemo, type ReactNode } from 'react'
import { PageLanguageContext } from '../src/hooks/page-language'
import type { Language } from '../src/i18n/locales'
import { createTranslator } from '../src/i18n/translator'
import { dictionaryNodes } from './dictionaries'

function dictionaries(language: Language): i18n {
  const texts = dictionaryNodes(language).map(
    ({ ns, data }) => [String(ns), JSON.parse(data ?? '{}') as ResourceKey] as const,
  )
  const instance = createInstance()
  void instance.init({
    lng: language,
    fallbackLng: [],
    initAsync: false,
    interpolation: { escapeValue: false },
    showSupportNotice: false,
    resources: { [language]: Object.fromEntries(texts) },
  })
  return instance
}

/** What is round a component in a page of the site: its language, with all of the real dictionaries. */
export function InLanguage({ language, children }: { language: Language; children?: ReactNode }) {
  const words = useMemo(() => dictionaries(language), [language])
  const value = useMemo(
    () => ({ language, common: createTranslator(dictionaryNodes(language, ['common']), language, 'common') }),
    [language],
  )
  return (
    <I18nextProvider i18n={words}>
      <PageLanguageContext.Provider value={value}>{children}</PageLanguageContext.Provider>
    </I18nextProvider>
  )
}
