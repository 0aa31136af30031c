import { createInstance, type i18n } from 'i18next'
import type { Language } from './locales'
import type { Namespace, Translate } from './message-types'

/** A dictionary as Gatsby's data layer holds it. */
export interface MessageNode {
  language: string | null
  ns: string | null
  data: string | null
}

function reportMissing(language: Language, namespace: Namespace, key: string): void {
  const text = `Missing message "${namespace}:${key}" in ${language}`
  // A page that is being prebuilt must not go out with a bare key
  if (typeof window === 'undefined') throw new Error(text)
  if (process.env.NODE_ENV !== 'production') console.warn(text)
}

/** Stands for a message that is missing: no message holds such a character. */
const missing = '\u0000'

/** The translate function of one dictionary, from an i18next instance that holds it. */
export function translateWith<Name extends Namespace>(
  instance: i18n,
  language: Language,
  namespace: Name,
): Translate<Name> {
  const translate = instance.getFixedT(language, namespace)
  // The layout's words are the same on each of ten thousand pages
  const withoutValues = new Map<string, string>()
  return (key, values) => {
    const known = values ? undefined : withoutValues.get(key)
    if (known !== undefined) return known
    const text = translate(key, { ...values, fallbackLng: [], defaultValue: missing })
    if (text === missing) {
      reportMissing(language, namespace, key)
      return key
    }
    if (!values) withoutValues.set(key, text)
    return text
  }
}

function translatorOf<Name extends Namespace>(
  dictionary: string,
  language: Language,
  namespace: Name,
): Translate<Name> {
  const instance = createInstance()
  void instance.init({
    lng: language,
    fallbackLng: [],
    initAsync: false,
    interpolation: { escapeValue: false },
    showSupportNotice: false,
    resources: { [language]: { [namespace]: JSON.parse(dictionary) as Record<string, unknown> } },
  })
  return translateWith(instance, language, namespace)
}

/** The last translate function of each language and namespace: the same dictionary comes with every page. */
const remembered = new Map<string, { dictionary: string; translate: unknown }>()

/**
 * A translate function straight from dictionaries, for code that stands outside the page's own provider: the layout and Head.
 *
 * @param nodes dictionaries as the page's or a static query gives them
 */
export function createTranslator<Name extends Namespace>(
  nodes: readonly MessageNode[],
  language: Language,
  namespace: Name,
): Translate<Name> {
  const node = nodes.find((candidate) => candidate.language === language && candidate.ns === namespace)
  if (!node?.data) console.error(`Failed locale loading: ${namespace} in ${language}`)
  const dictionary = node?.data ?? '{}'
  const key = `${language} ${namespace}`
  const known = remembered.get(key)
  if (known?.dictionary === dictionary) return known.translate as Translate<Name>
  const translate = translatorOf(dictionary, language, namespace)
  remembered.set(key, { dictionary, translate })
  return translate
}
