import { readChoice } from '../consent/choice'
import type { ConsentUpdate, PageFacts, PageView, SiteEvent } from './events'

declare global {
  interface Window {
    /** What the tag manager reads: events, and commands as `arguments` objects. */
    dataLayer?: unknown[]
  }
}

const layer = (): unknown[] => (window.dataLayer ??= [])

/** Google's own shape for commands: nothing but an `arguments` object is read as one. */
function command(..._words: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params
  layer().push(arguments)
}

const stateOf = (isGranted: boolean) => (isGranted ? ('granted' as const) : ('denied' as const))

/** Consent Mode v2 for a choice; without one all is denied. */
function consentMode(analytics: boolean, marketing: boolean) {
  const ads = stateOf(marketing)
  return { analytics_storage: stateOf(analytics), ad_storage: ads, ad_user_data: ads, ad_personalization: ads }
}

/** What stands in front of everything: nothing is allowed. */
export function denyByDefault(): void {
  command('consent', 'default', { ...consentMode(false, false), wait_for_update: 500 })
}

/**
 * Tells a choice about cookies, when there is one.
 *
 * @returns whether anything may be measured
 */
export function updateConsent(facts: PageFacts): boolean {
  const choice = readChoice(document.cookie)
  if (!choice) return false
  const analytics = choice.includes('analytics')
  const marketing = choice.includes('marketing')
  command('consent', 'update', consentMode(analytics, marketing))
  const event: ConsentUpdate = {
    event: 'consent_update',
    analytics: stateOf(analytics),
    marketing: stateOf(marketing),
  }
  layer().push({ ...event, page_path: facts.page_path, page_language: facts.page_language })
  return analytics || marketing
}

/** Hands an event over. */
export function pushEvent(event: PageView | (SiteEvent & PageFacts)): void {
  layer().push(event)
}

/** Loads the tag manager, as its own snippet does. */
export function loadTagManager(address: string): void {
  layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = address
  document.head.append(script)
}
