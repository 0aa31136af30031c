import { defaultLanguage, languages, otherLanguage } from '../../../src/i18n/locales'
import { localizedPath } from '../../../src/i18n/paths'
import type { Site } from '../base/build'
import { addressOf, type PageSummary } from '../base/page'
import { checkEach, type Problem, type Rule } from '../base/rule'

const linesOf = (alternates: PageSummary['alternates']): string[] =>
  alternates.map(({ hreflang, address }) => `${hreflang} ${address}`).sort()

/**
 * The hreflang links that a page should have: both languages where the page is there in both, x-default in any case. As it
 * follows from the pages alone, two pages that hold to it name each other.
 */
export function wantedAlternates(page: PageSummary, site: Site): PageSummary['alternates'] {
  if (page.isHidden) return []
  const link = (hreflang: string, path: string) => ({ hreflang, address: addressOf(site.siteUrl, path) })
  const other = site.pages.get(localizedPath(page.path, otherLanguage(page.language)))
  if (!other || other.isHidden) return [link('x-default', page.path)]
  const inEach = languages.map((language) => link(language, localizedPath(page.path, language)))
  return [...inEach, link('x-default', localizedPath(page.path, defaultLanguage))]
}

/** Pages in two languages name each other, pages in one language name no other, hidden pages name none. */
export const alternates: Rule = {
  name: 'Pages name their other language (hreflang), each the other',
  checkSite: (site) =>
    checkEach(site.isStaging ? [] : site.pages.values(), (page): Problem[] => {
      const found = linesOf(page.alternates)
      const wanted = linesOf(wantedAlternates(page, site))
      const missing = wanted.filter((line) => !found.includes(line))
      const surplus = found.filter((line, index) => !wanted.includes(line) || found.indexOf(line) !== index)
      return [
        ...missing.map((line) => ({ where: page.path, found: 'no such hreflang', wanted: line })),
        ...surplus.map((line) => ({ where: page.path, found: `hreflang ${line}`, wanted: 'none such' })),
      ]
    }),
}
