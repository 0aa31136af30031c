import { languageCookie } from '../i18n/visitor-language'
import { consentCookie, type Category } from './choice'

/** Something that a visit leaves in the browser. */
export interface StoredItem {
  /** Its name; a star stands for any ending. */
  name: string
  /** Key of its purpose in the dictionary `cookies`. */
  purpose: StoredPurpose
  category: Category
  /** Days that it stays; 0: until the window is closed. */
  days: number
}

export type StoredPurpose =
  | 'consent'
  | 'language'
  | 'draft'
  | 'attempt'
  | 'position'
  | 'reloaded'
  | 'visitor'
  | 'visit'
  | 'campaign'
  | 'advert'
  | 'social'

/** All that may be left in a browser, by category. The cookie policy names the same, which a test sees to. */
export const storedItems: readonly StoredItem[] = [
  { name: consentCookie.name, purpose: 'consent', category: 'necessary', days: consentCookie.lifetimeDays },
  { name: languageCookie.name, purpose: 'language', category: 'necessary', days: languageCookie.lifetimeDays },
  { name: 'form-draft:*', purpose: 'draft', category: 'necessary', days: 0 },
  { name: 'form-attempt:*', purpose: 'attempt', category: 'necessary', days: 0 },
  { name: '@@scroll|*', purpose: 'position', category: 'necessary', days: 0 },
  { name: 'reloaded', purpose: 'reloaded', category: 'necessary', days: 0 },
  { name: '_ga', purpose: 'visitor', category: 'analytics', days: 730 },
  { name: '_ga_*', purpose: 'visit', category: 'analytics', days: 730 },
  { name: 'campaign', purpose: 'campaign', category: 'marketing', days: 0 },
  { name: '_gcl_au', purpose: 'advert', category: 'marketing', days: 90 },
  { name: '_fbp', purpose: 'social', category: 'marketing', days: 90 },
]

/** Whether something of this name is named above. */
export const isKnownItem = (name: string): boolean =>
  storedItems.some((item) => (item.name.endsWith('*') ? name.startsWith(item.name.slice(0, -1)) : name === item.name))
