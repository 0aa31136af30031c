import { useBrowserValue } from '../../hooks/use-browser-value'
import type { Language } from '../../i18n/locales'
import { languageOf } from '../../i18n/paths'
import { isCrawler, keptLanguage, languageCookieText, preferredLanguage } from '../../i18n/visitor-language'

/** What was chosen on this page, for browsers that keep no cookies. */
let chosen: Language | null = null
const listeners = new Set<() => void>()

/** Keeps the language that a visitor has chosen (contracts, section 7). */
export function keepLanguage(language: Language): void {
  chosen = language
  document.cookie = languageCookieText(language, window.location.protocol === 'https:')
}

/** Keeps the language of the page: what offers another one goes. */
export function stayWith(language: Language): void {
  keepLanguage(language)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The language that was kept, else the browser's; null for crawlers, which want none. */
function wantedLanguage(): Language | null {
  if (isCrawler(navigator.userAgent)) return null
  return keptLanguage(document.cookie) ?? chosen ?? preferredLanguage(navigator.languages)
}

/** The language that the visitor wants; null in the prebuilt page, and where nothing is known. */
export const useWantedLanguage = (): Language | null => useBrowserValue(subscribe, wantedLanguage, null)

const isReload = () =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate')

/**
 * Keeps the language of a page that was reached from this site's page in the other language: it was chosen there, maybe
 * before the scripts had come that would have kept it. Called once, before the page is taken over.
 */
export function keepChoiceOfLink(): void {
  const { origin, pathname } = window.location
  if (!URL.canParse(document.referrer) || isReload()) return
  const from = new URL(document.referrer)
  const language = languageOf(pathname)
  if (from.origin === origin && languageOf(from.pathname) !== language) keepLanguage(language)
}
