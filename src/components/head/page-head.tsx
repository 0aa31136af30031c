import type { HeadProps } from 'gatsby'
import { localizedPath } from '../../i18n/paths'
import { defaultLanguage, localeOf } from '../../i18n/locales'
import { pageLanguage, pageLanguages, type SitePageContext } from '../layout/page-props'
import { useSite, useSiteFacts } from '../layout/use-site'

interface PageHeadProps {
  /** `location` and `pageContext` as Gatsby hands them to Head. */
  page: Pick<HeadProps<object, SitePageContext>, 'location' | 'pageContext'>
  title: string
  description?: string | undefined
  /** True where the title stands alone, without the site's name. */
  isWholeTitle?: boolean
  /** True for a page that search engines leave out. */
  isHidden?: boolean
}

/** Every tag in the head of a page: language, title, description, canonical address, other languages. */
export function PageHead({ page, title, description, isWholeTitle = false, isHidden = false }: PageHeadProps) {
  const { pageContext, location } = page
  const language = pageLanguage(pageContext, location.pathname)
  const { name } = useSiteFacts(language)
  const siteUrl = useSite().site?.siteMetadata?.siteUrl ?? ''
  const addressIn = (code: typeof language) => siteUrl + encodeURI(localizedPath(pageContext.i18n.originalPath, code))
  const available = pageLanguages(pageContext)
  const isIndexed = !isHidden && !pageContext.isNotFound
  return (
    <>
      <html lang={localeOf(language).code} />
      <title>{isWholeTitle ? title : `${title} | ${name}`}</title>
      {description && <meta name="description" content={description} />}
      <meta name="theme-color" content="#f6f1e7" />
      <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      {isIndexed ? <link rel="canonical" href={addressIn(language)} /> : <meta name="robots" content="noindex" />}
      {isIndexed &&
        available.length > 1 &&
        available.map((code) => <link key={code} rel="alternate" hrefLang={code} href={addressIn(code)} />)}
      {isIndexed && (
        <link
          rel="alternate"
          hrefLang="x-default"
          href={addressIn(available.includes(defaultLanguage) ? defaultLanguage : language)}
        />
      )}
    </>
  )
}
