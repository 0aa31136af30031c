import { addressOf, isNeverIndexed, isNotFoundPath } from '../base/page'
import { plainPath } from '../../../src/i18n/paths'
import { checkEach, type Problem, type Rule } from '../base/rule'

/** Pages that may ask search engines to leave them out: what they list stands elsewhere. */
const mayBeHidden = ['/content/search/']

/** A page names its own absolute address; a page that is left out of search engines names none. */
export const canonicals: Rule = {
  name: 'Canonical addresses are absolute and name the page itself',
  checkSite: (site) =>
    checkEach(site.pages.values(), ({ path, canonical, isHidden }): Problem[] => {
      if (isNotFoundPath(path)) {
        return canonical === null ? [] : [{ where: path, found: `canonical ${canonical}`, wanted: 'none on a 404' }]
      }
      const own = addressOf(site.siteUrl, path)
      if (canonical === own || (canonical === null && isHidden)) return []
      return [{ where: path, found: canonical ? `canonical ${canonical}` : 'no canonical', wanted: own }]
    }),
}

/** The 404 pages, the thank-you page and further pages of lists have noindex; on a staging build every page may have it. */
export const hiddenPages: Rule = {
  name: 'Search engines are kept from the 404s, the thank-you page and further pages of lists alone',
  checkSite: (site) => {
    return checkEach(site.pages.values(), ({ path, isHidden }): Problem[] => {
      if (isNeverIndexed(path)) return isHidden ? [] : [{ where: path, found: 'no robots meta', wanted: 'noindex' }]
      const isAllowed = site.isStaging || mayBeHidden.some((start) => plainPath(path).startsWith(start))
      return isHidden && !isAllowed ? [{ where: path, found: 'noindex', wanted: 'a page that can be found' }] : []
    })
  },
}
