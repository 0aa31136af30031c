import { allowedCampaign } from '../components/consent/campaign'
import { onConsentChange } from '../components/consent/consent-store'
import { readChoice } from '../consent/choice'
import { denyByDefault, loadTagManager, pushEvent, updateConsent } from './data-layer'
import type { PageView, SiteEvent } from './events'
import { pageFacts } from './page-facts'
import type { RouteChange } from './report'
import { watchTaps } from './taps'

/** Head writes the title of a new page after the address has changed. */
const titleAfterMs = 100
/** Names of campaigns, and nothing that could be an address or a sentence. */
const plainName = /^[\p{L}\p{M}\p{N}_.+-]{1,100}$/u

/** The campaign that led here, for the first page view; names that could hold personal data are left out. */
function campaignFacts(): Pick<PageView, 'campaign_source' | 'campaign_medium' | 'campaign_name'> {
  const { utm_source, utm_medium, utm_campaign } = allowedCampaign() ?? {}
  const named = { campaign_source: utm_source, campaign_medium: utm_medium, campaign_name: utm_campaign }
  return Object.fromEntries(Object.entries(named).filter(([, name]) => name && plainName.test(name)))
}

/**
 * Talks to the tag manager: denies everything by default, loads it once the visitor has allowed analytics or marketing, and from
 * then on hands over page views and events. What happened before is not told.
 *
 * @param tag holds the address of the tag manager
 * @param waiting what was reported before this was loaded
 */
export function startTagManager(tag: HTMLElement, waiting: readonly (SiteEvent | RouteChange)[]): void {
  let isMeasuring = false
  let isLoaded = false
  let lastPath: string | null = null
  let lastChoice: string | null = null

  const viewPage = () => {
    const facts = pageFacts()
    if (!isMeasuring || facts.page_path === lastPath) return
    const campaign = lastPath === null ? campaignFacts() : {}
    lastPath = facts.page_path
    pushEvent({ event: 'page_view', ...facts, ...campaign })
  }
  const handle = (event: SiteEvent | RouteChange) => {
    if (event.event === 'gatsby-route-change') setTimeout(viewPage, titleAfterMs)
    else if (isMeasuring) {
      const { page_path, page_language } = pageFacts()
      pushEvent({ ...event, page_path, page_language })
    }
  }
  const applyChoice = () => {
    // The library tells a choice again when the settings are opened
    const choice = readChoice(document.cookie)?.join() ?? null
    if (choice === lastChoice) return
    lastChoice = choice
    isMeasuring = updateConsent(pageFacts())
    if (!isMeasuring) return
    if (!isLoaded) loadTagManager(tag.dataset['src'] ?? '')
    isLoaded = true
    viewPage()
  }

  denyByDefault()
  window.siteEvents = { push: handle }
  for (const event of waiting) handle(event)
  watchTaps(handle)
  onConsentChange(applyChoice)
  applyChoice()
}
