import { isLanguage, type Language } from './locales'

/** The cookie that keeps the language of a visitor (contracts, section 7). */
export const languageCookie = { name: 'lang', lifetimeDays: 365 } as const

const secondsPerDay = 86_400

/** Robots that read pages, and services that draw previews of links: they are to see each page as it is. */
export const crawlerPattern =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|facebot|embedly|whatsapp|skypeuripreview|google-inspectiontool|lighthouse/i

export const isCrawler = (userAgent: string): boolean => crawlerPattern.test(userAgent)

/**
 * The first of a browser's languages that the site has.
 *
 * @param wanted `navigator.languages`, best first
 * @returns null when it has none of them
 */
export function preferredLanguage(wanted: readonly string[]): Language | null {
  return wanted.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? null
}

/**
 * The language that was kept on an earlier page or visit.
 *
 * @param cookies `document.cookie`
 */
export function keptLanguage(cookies: string): Language | null {
  const [, value] = new RegExp(`(?:^|;\\s*)${languageCookie.name}=([^;]*)`).exec(cookies) ?? []
  return isLanguage(value) ? value : null
}

/** Text that, given to `document.cookie`, keeps a language. */
export function languageCookieText(language: Language, isSecure: boolean): string {
  const maxAgeS = languageCookie.lifetimeDays * secondsPerDay
  const secure = isSecure ? '; Secure' : ''
  return `${languageCookie.name}=${language}; Path=/; Max-Age=${maxAgeS}; SameSite=Lax${secure}`
}
