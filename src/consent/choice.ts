/** What a visitor may allow. `necessary` is always on: it holds what the site needs to do what it was asked to. */
export const categories = ['necessary', 'analytics', 'marketing', 'media'] as const

export type Category = (typeof categories)[number]

/** The cookie that keeps a choice, with its date and revision (contracts, section 7; written by vanilla-cookieconsent). */
export const consentCookie = { name: 'cc_cookie', lifetimeDays: 182 } as const

/** Version of what visitors are asked. Raise it when a category holds something new: all are then asked again. */
export const consentRevision = 1

/** The part of the cookie's value that is read here. */
export interface ConsentRecord {
  categories: readonly string[]
  revision: number
}

function isRecord(value: unknown): value is ConsentRecord {
  return (
    typeof value === 'object' &&
    value !== null &&
    'categories' in value &&
    Array.isArray(value.categories) &&
    'revision' in value &&
    value.revision === consentRevision
  )
}

/**
 * What the visitor has allowed.
 *
 * @param cookies `document.cookie`
 * @returns null when there is no choice, or one that was about an earlier revision
 */
export function readChoice(cookies: string): readonly Category[] | null {
  const [, text] = new RegExp(`(?:^|;\\s*)${consentCookie.name}=([^;]+)`).exec(cookies) ?? []
  if (!text) return null
  try {
    const record: unknown = JSON.parse(decodeURIComponent(text))
    return isRecord(record) ? categories.filter((category) => record.categories.includes(category)) : null
  } catch {
    return null
  }
}

/** Whether the visitor has allowed a category. */
export const isAllowed = (category: Category, cookies: string): boolean =>
  readChoice(cookies)?.includes(category) ?? false
