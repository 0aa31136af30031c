import type { Page } from 'playwright-core'
import type { Language, Localized } from '../../src/i18n/locales'
import enCookies from '../../src/i18n/messages/en/cookies.json'
import thCookies from '../../src/i18n/messages/th/cookies.json'
import { isKnownItem } from '../../src/consent/stored-items'
import { siteAddress } from './site-address'

/** The words of banner and settings. */
export const cookies: Localized<typeof enCookies> = { th: thCookies, en: enCookies }

/** A browser of someone who reads a language first. */
export const readerOf = (language: Language) => ({ locale: language === 'th' ? 'th-TH' : 'en-GB' })

export const bannerOf = (page: Page, language: Language) =>
  page.getByRole('dialog', { name: cookies[language].banner.title })

export const settingsOf = (page: Page, language: Language) =>
  page.getByRole('dialog', { name: cookies[language].settings.title })

/** Presses a button of the banner, once it is there. */
export const answer = (page: Page, language: Language, button: 'accept' | 'refuse' | 'settings') =>
  bannerOf(page, language).getByRole('button', { name: cookies[language].banner[button], exact: true }).click()

/** Addresses outside of the site that the pages of a context ask for, from now on. */
export function watchOutside(page: Page): string[] {
  const asked: string[] = []
  page.context().on('request', (request) => {
    const address = request.url()
    if (/^(https?|wss?):/.test(address) && !address.startsWith(`${siteAddress()}/`)) asked.push(address)
  })
  return asked
}

/** The choice as the browser keeps it; null when there is none. */
export async function storedChoice(page: Page) {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'cc_cookie')
  if (!cookie) return null
  const { expires, sameSite } = cookie
  const record = JSON.parse(decodeURIComponent(cookie.value)) as {
    categories: string[]
    revision: number
    consentTimestamp: string
  }
  return { ...record, days: Math.round((expires - Date.now() / 1000) / 86_400), sameSite }
}

/** Names of all that the browser keeps of the site, and that the cookie policy does not name. */
export async function unnamedItems(page: Page): Promise<string[]> {
  const inCookies = (await page.context().cookies()).map(({ name }) => name)
  const inStorage = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  return [...inCookies, ...inStorage].filter((name) => !isKnownItem(name))
}
