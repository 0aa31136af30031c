import type { SitePageContext } from '../src/components/layout/page-props'
import { i18nContext } from '../src/gatsby/pages/page-context'
import type { Language } from '../src/i18n/locales'
import { localizedPath } from '../src/i18n/paths'

/** What Gatsby hands to a page and its Head: the context that the build gave the page, and the address it is at. */
export function pageAt(plain: string, language: Language, more: Partial<SitePageContext> = {}) {
  const pageContext: SitePageContext = { ...i18nContext(plain, language), ...more }
  const location = { pathname: localizedPath(plain, language), search: '', hash: '' }
  return { pageContext, location: location as Location & typeof location }
}
