import { isAllowed, type Category } from '../../consent/choice'
import { useBrowserValue } from '../../hooks/use-browser-value'

/** Id of the element that the banner and the settings are put into. */
export const bannerRootId = 'cookie-banner'

/** Id of the element that says which tag manager is in use; it is in no page when there is none. */
export const tagManagerId = 'tag-manager'

/** Events of vanilla-cookieconsent on `window`: a choice is there, or has changed. */
const changes = ['cc:onConsent', 'cc:onChange'] as const

/** Whether the visitor has allowed a category, now. */
export const hasConsent = (category: Category): boolean => isAllowed(category, document.cookie)

/**
 * Calls back when the visitor makes or changes a choice.
 *
 * @returns ends it
 */
export function onConsentChange(listener: () => void): () => void {
  for (const name of changes) window.addEventListener(name, listener)
  return () => {
    for (const name of changes) window.removeEventListener(name, listener)
  }
}

/** Whether the visitor has allowed a category; false in the prebuilt page. */
export const useConsent = (category: Category): boolean =>
  useBrowserValue(onConsentChange, () => hasConsent(category), false)
