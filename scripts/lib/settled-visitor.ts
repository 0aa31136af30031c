import { consentCookie, consentRevision } from '../../src/consent/choice'
import { languageOf } from '../../src/i18n/paths'
import { languageCookie } from '../../src/i18n/visitor-language'

/** A cookie as Playwright takes it. */
interface Cookie {
  name: string
  value: string
  url: string
}

/**
 * Cookies of a visitor who has answered all questions: refused what may be refused, and reads the language of a path. Nothing
 * then lies over the pages that tests and pictures are about.
 *
 * @param address of the site
 */
export function settledVisitor(address: string, path: string): Cookie[] {
  const refused = { categories: ['necessary'], revision: consentRevision }
  return [
    { name: consentCookie.name, value: encodeURIComponent(JSON.stringify(refused)), url: address },
    { name: languageCookie.name, value: languageOf(path), url: address },
  ]
}
