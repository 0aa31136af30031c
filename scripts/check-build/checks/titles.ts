import type { Language } from '../../../src/i18n/locales'
import type { PageSummary } from '../base/page'
import { isNeverIndexed, isNotFoundPath } from '../base/page'
import { checkEach, type Problem, type Rule } from '../base/rule'
import { lengthOf } from '../base/text'

const minDescriptionLength = 50
const maxDescriptionLength = 200

/** Says whether a text of a language was given before, and on which page. */
function createRegister(): (language: Language, text: string, path: string) => string | null {
  const known = new Map<string, string>()
  return (language, text, path) => {
    const key = `${language} ${text}`
    const before = known.get(key) ?? null
    if (before === null) known.set(key, path)
    return before
  }
}

function repeated(what: string, page: PageSummary, text: string, before: string | null): Problem[] {
  return before === null ? [] : [{ where: page.path, found: `the ${what} of ${before}: "${text}"`, wanted: 'its own' }]
}

/** Titles end with the site's name (contracts, section 7), those of the 404 pages stand alone. */
export const titles: Rule = {
  name: "Titles differ, and end with the site's name",
  checkSite: (site) => {
    const register = createRegister()
    return checkEach(site.pages.values(), (page) => {
      const before = register(page.language, page.title, page.path)
      const end = ` | ${site.siteName[page.language]}`
      const hasEnd = page.title.endsWith(end) && page.title.length > end.length
      const isRight = isNotFoundPath(page.path) ? page.title !== '' : hasEnd
      const wrong = { where: page.path, found: `title "${page.title}"`, wanted: `"{page title}${end}"` }
      return [...(isRight ? [] : [wrong]), ...repeated('title', page, page.title, before)]
    })
  },
}

/** Descriptions of pages that can be found are there, of a useful length, and differ. */
export const descriptions: Rule = {
  name: `Descriptions differ, and have ${minDescriptionLength} to ${maxDescriptionLength} characters`,
  checkSite: (site) => {
    const register = createRegister()
    const indexed = [...site.pages.values()].filter(({ path }) => !isNeverIndexed(path))
    return checkEach(indexed, (page) => {
      const text = page.description?.trim() ?? ''
      const length = lengthOf(text)
      if (length === 0) return [{ where: page.path, found: 'no description', wanted: 'one' }]
      const isRight = length >= minDescriptionLength && length <= maxDescriptionLength
      const wanted = `${minDescriptionLength} to ${maxDescriptionLength}`
      const wrong = { where: page.path, found: `${length} characters: "${text}"`, wanted }
      const before = register(page.language, text, page.path)
      return [...(isRight ? [] : [wrong]), ...repeated('description', page, text, before)]
    })
  },
}
