import type { HeadProps } from 'gatsby'
import type { Organization } from 'schema-dts'
import type { Language } from '../../i18n/locales'
import { localizedPath, paths } from '../../i18n/paths'
import { pageLanguage, type SitePageContext } from '../layout/page-props'
import { useSite, useSiteFacts } from '../layout/use-site'

/** `location` and `pageContext` as Gatsby hands them to Head. */
export type PageOfHead = Pick<HeadProps<object, SitePageContext>, 'location' | 'pageContext'>

/** What the facts about a page are made with. */
export interface PageFacts {
  language: Language
  /** Public origin. */
  siteUrl: string
  siteName: string
  /** Facts about the company, in the language of the page. */
  site: ReturnType<typeof useSiteFacts>
  /** Absolute address of the page. */
  address: string
  /** Absolute address of a plain path, in the language of the page. */
  addressOf: (path: string) => string
  /** The company, in the few words that point at what the home page says of it. */
  company: Organization
}

/** Address of the company among all facts of the site: one for both languages. */
export const companyId = (siteUrl: string): string => `${siteUrl}/#organization`

export function usePageFacts({ pageContext, location }: PageOfHead): PageFacts {
  const language = pageLanguage(pageContext, location.pathname)
  const site = useSiteFacts(language)
  const siteUrl = useSite().site?.siteMetadata?.siteUrl ?? ''
  const addressOf = (path: string) => siteUrl + encodeURI(localizedPath(path, language))
  return {
    language,
    siteUrl,
    siteName: site.name,
    site,
    address: addressOf(pageContext.i18n.originalPath),
    addressOf,
    company: { '@type': 'Organization', '@id': companyId(siteUrl), name: site.name, url: addressOf(paths.home) },
  }
}
