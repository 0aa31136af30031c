import * as library from 'vanilla-cookieconsent'
import { consentCookie, consentRevision } from '../../consent/choice'
import type { Language } from '../../i18n/locales'
import { bannerRootId, tagManagerId } from './consent-store'
import { translationIn } from './consent-words'
import './cookie-banner.css'
import './cookie-settings.css'

let started: Promise<void> | undefined

/** What a withdrawn consent takes back. Pages that run a tag manager start anew, for it cannot be stopped. */
function clearing(...names: RegExp[]) {
  const reloadPage = document.getElementById(tagManagerId) !== null
  return { autoClear: { cookies: names.map((name) => ({ name })), reloadPage } }
}

/**
 * The banner is no modal dialog: the page can be read and used beside it. The library marks it as one all the same, and
 * moves the focus into it, away from what a visitor may be typing; both is undone here.
 */
function makeModest(banner: HTMLElement): void {
  banner.removeAttribute('aria-modal')
  banner.querySelector('[tabindex="-1"]')?.removeAttribute('tabindex')
}

/** In the banner, Tab leads on into the page: the library's circle is for the settings alone. */
function letTabPass(event: KeyboardEvent): void {
  const isInBanner = event.target instanceof Element && event.target.closest('.cm') !== null
  if (event.key === 'Tab' && isInBanner) event.stopPropagation()
}

async function start(language: Language): Promise<void> {
  document.addEventListener('keydown', letTabPass, true)
  await library.run({
    root: `#${bannerRootId}`,
    revision: consentRevision,
    cookie: { name: consentCookie.name, expiresAfterDays: consentCookie.lifetimeDays },
    // Whether someone is to be asked is decided before this is loaded; by the library's own rule no test would see it
    hideFromBots: false,
    manageScriptTags: false,
    autoShow: false,
    categories: {
      necessary: { readOnly: true },
      analytics: clearing(/^_ga/),
      marketing: clearing(/^_gcl_/, /^_fbp$/),
      media: {},
    },
    language: { default: language, translations: { th: () => translationIn('th'), en: () => translationIn('en') } },
    onModalReady: ({ modalName, modal }) => {
      if (modalName === 'consentModal') makeModest(modal)
    },
  })
}

const startOnce = (language: Language) => (started ??= start(language))

/** Shows the banner, when there is still no choice. */
export async function askVisitor(language: Language): Promise<void> {
  await startOnce(language)
  if (!library.validConsent()) library.show(true)
}

/** Opens the settings over the page; on closing them the focus goes back. */
export async function showSettings(language: Language): Promise<void> {
  await startOnce(language)
  library.showPreferences()
}

/** Says everything in another language. */
export async function changeLanguage(language: Language): Promise<void> {
  if (!started) return
  await started
  await library.setLanguage(language)
}
