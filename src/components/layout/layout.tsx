import type { PageProps } from 'gatsby'
import { useMemo, type ReactNode } from 'react'
import { PageLanguageContext } from '../../hooks/page-language'
import { useRouteAnnouncement } from '../../hooks/use-route-announcement'
import { createTranslator } from '../../i18n/translator'
import { SkipLink } from '../a11y/skip-link'
import { CookieBanner } from '../consent/cookie-banner'
import { ErrorBoundary } from '../error/error-boundary'
import { LanguageOffer } from '../language/language-offer'
import { Footer } from './footer'
import { Header } from './header'
import { pageLanguage, switchTarget, type SitePageContext } from './page-props'
import { useSite } from './use-site'

interface LayoutProps {
  children: ReactNode
  location: PageProps['location']
  pageContext: SitePageContext
}

/** What is round every page: header, main part, footer, and the words that all pages share. */
export function Layout({ children, location, pageContext }: LayoutProps) {
  const { allLocale } = useSite()
  const language = pageLanguage(pageContext, location.pathname)
  const pageLanguageValue = useMemo(
    () => ({ language, common: createTranslator(allLocale.nodes, language, 'common') }),
    [allLocale.nodes, language],
  )
  useRouteAnnouncement(pageLanguageValue.common)
  return (
    <PageLanguageContext.Provider value={pageLanguageValue}>
      <SkipLink />
      <CookieBanner />
      <Header location={location} switchPath={switchTarget(pageContext, language)} />
      <LanguageOffer location={location} pageContext={pageContext} />
      <main id="main" tabIndex={-1}>
        <ErrorBoundary key={location.pathname}>{children}</ErrorBoundary>
      </main>
      <Footer location={location} switchPath={switchTarget(pageContext, language)} />
    </PageLanguageContext.Provider>
  )
}
