import type { HeadProps } from 'gatsby'
import { localizedPath, paths } from '../../i18n/paths'
import { breadcrumbList, JsonLd, type StructuredData } from '../head/json-ld'
import { pageLanguage, type SitePageContext } from '../layout/page-props'
import { useSite, useSiteFacts } from '../layout/use-site'

interface ArticleDataProps {
  page: Pick<HeadProps<object, SitePageContext>, 'location' | 'pageContext'>
  article: Queries.ArticleContentFragment
  /** Name of the content hub. */
  hub: string
}

/** What search engines are told of an article: what it is, and where it stands in the site. */
export function ArticleData({ page: { pageContext, location }, article, hub }: ArticleDataProps) {
  const language = pageLanguage(pageContext, location.pathname)
  const { name: siteName } = useSiteFacts(language)
  const siteUrl = useSite().site?.siteMetadata?.siteUrl ?? ''
  const addressOf = (path: string) => siteUrl + encodeURI(localizedPath(path, language))
  const { category, title, name, cover } = article
  const address = addressOf(paths.article(category.key, name))
  const picture = cover?.file?.childImageSharp?.gatsbyImageData.images.fallback?.src
  const publisher: StructuredData = { '@type': 'Organization', name: siteName, url: addressOf(paths.home) }
  const facts: StructuredData = {
    '@type': 'Article',
    headline: title,
    description: article.excerpt ?? undefined,
    image: picture ? [siteUrl + picture] : undefined,
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    inLanguage: language,
    articleSection: category.label,
    keywords: article.tags.flatMap(({ text }) => text ?? []),
    mainEntityOfPage: address,
    author: publisher,
    publisher,
  }
  const crumbs = breadcrumbList([
    { name: hub, address: addressOf(paths.content) },
    { name: category.label ?? '', address: addressOf(paths.category(category.key)) },
    { name: title ?? '', address },
  ])
  return <JsonLd data={[facts, crumbs]} />
}
