import { readJson, sessionTexts, store } from '../form/engine/safe-storage'
import type { Campaign } from '../form/engine/source-of'
import { hasConsent, onConsentChange } from './consent-store'

const slot = 'campaign'
const names = ['utm_source', 'utm_medium', 'utm_campaign'] as const
/** Contracts, section 4: length of other text. */
const maxLetters = 300

/** The campaign that a query names; null when it names none. */
export function campaignIn(search: string): Campaign | null {
  const query = new URLSearchParams(search)
  const found = names.flatMap((name) => {
    const text = query.get(name)?.trim().slice(0, maxLetters)
    return text ? [[name, text]] : []
  })
  return found.length > 0 ? (Object.fromEntries(found) as Campaign) : null
}

let landedWith: Campaign | null = null

function keepOrForget(): void {
  const storage = sessionTexts()
  if (!hasConsent('marketing')) storage.removeItem(slot)
  else if (landedWith) store(storage, slot, JSON.stringify(landedWith))
}

/**
 * Keeps the campaign that led here: in the memory of the page, and in the window's session storage only once the visitor
 * has allowed it. Without that it is forgotten with the page.
 *
 * @returns ends it
 */
export function watchCampaign(): () => void {
  landedWith = campaignIn(window.location.search) ?? landedWith
  keepOrForget()
  return onConsentChange(keepOrForget)
}

/** The campaign that led here, for a lead; null until the visitor has allowed it (contracts, section 4). */
export function allowedCampaign(): Campaign | null {
  if (!hasConsent('marketing')) return null
  const kept = readJson(sessionTexts(), slot)
  if (typeof kept !== 'object' || kept === null) return landedWith
  return campaignIn(new URLSearchParams(kept as Record<string, string>).toString())
}
