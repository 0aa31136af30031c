import { languageOf } from '../../../src/i18n/paths'
import { destinationOf, resolveAddress } from '../base/addresses'
import type { Site } from '../base/build'
import type { PageSummary, Reference } from '../base/page'
import { checkEach, type Problem, type Rule } from '../base/rule'

function checkLink(page: PageSummary, { address, hreflang }: Reference, site: Site): Problem[] {
  const target = resolveAddress(address, page.path, site)
  if (target.kind !== 'internal') return []
  const isFile = destinationOf(target.path, site) === 'file'
  const language = languageOf(target.path)
  const found = `href="${address}"${hreflang === null ? '' : ` hreflang="${hreflang}"`}`
  if (hreflang !== null && hreflang !== language) {
    return [{ where: page.path, found, wanted: `hreflang="${language}", the language of the path` }]
  }
  if (language === page.language || isFile) return []
  if (hreflang === null) {
    return [{ where: page.path, found, wanted: `a page in ${page.language}, or the language switch with its hreflang` }]
  }
  const other = page.alternates.find((alternate) => alternate.hreflang === language)
  const otherPath = other && resolveAddress(other.address, page.path, site)
  if (otherPath?.kind !== 'internal' || otherPath.path === target.path) return []
  return [{ where: page.path, found, wanted: `${otherPath.path}, which the page names as its other language` }]
}

/** Only the language switch leads to the other language, and to the page that is this page's other language. */
export const linkLanguage: Rule = {
  name: 'Links stay in the language of the page, but for the language switch',
  checkSite: (site) => {
    const found = [...site.pages.values()].flatMap((page) =>
      page.references.filter(({ kind }) => kind === 'link').map((reference) => ({ page, reference })),
    )
    return checkEach(found, ({ page, reference }) => checkLink(page, reference, site))
  },
}
