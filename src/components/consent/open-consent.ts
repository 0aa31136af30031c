import { readChoice } from '../../consent/choice'
import type { Language } from '../../i18n/locales'
import { isCrawler } from '../../i18n/visitor-language'
import type * as consentLibrary from './consent-library'

type Library = typeof consentLibrary

let library: Promise<Library> | undefined
let language: Language

const idleAtLatestMs = 500

/** The library, its look and its words: one chunk that no page loads before it has painted. */
function load(): Promise<Library> {
  library ??= import('./consent-library')
  // A later try may find what this one did not
  library.catch(() => (library = undefined))
  return library
}

/** Once the page has loaded and the browser has a moment. */
function whenQuiet(work: () => void): void {
  const soon = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: idleAtLatestMs })
    else setTimeout(work, 50)
  }
  if (document.readyState === 'complete') soon()
  else window.addEventListener('load', soon, { once: true })
}

/** Asks a visitor who has not chosen yet. Crawlers are not asked, and nothing is loaded for those who have chosen. */
export function askForConsent(): void {
  if (readChoice(document.cookie) || isCrawler(navigator.userAgent)) return
  whenQuiet(() => {
    // Without the banner nothing is allowed: what cannot be fetched is asked on the next page
    load()
      .then(({ askVisitor }) => askVisitor(language))
      .catch(() => undefined)
  })
}

/** Opens the settings, whatever was chosen before. */
export function openCookieSettings(): void {
  void load().then(({ showSettings }) => showSettings(language))
}

/** Tells the language of the page; what is open changes with it. */
export function speak(now: Language): void {
  language = now
  library?.then(({ changeLanguage }) => changeLanguage(now)).catch(() => undefined)
}
