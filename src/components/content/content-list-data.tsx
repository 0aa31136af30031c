import type { HeadProps } from 'gatsby'
import { localizedPath, paths } from '../../i18n/paths'
import { breadcrumbList, JsonLd } from '../head/json-ld'
import { pageLanguage, type SitePageContext } from '../layout/page-props'
import { useSite } from '../layout/use-site'
import type { ContentListContext } from './content-list'

interface ContentListDataProps {
  page: Pick<HeadProps<object, SitePageContext & ContentListContext>, 'location' | 'pageContext'>
  /** Name of the content hub. */
  hub: string
}

/** What search engines are told of the list of a category or a tag: where it stands in the site. */
export function ContentListData({ page: { pageContext, location }, hub }: ContentListDataProps) {
  const siteUrl = useSite().site?.siteMetadata?.siteUrl ?? ''
  const { kind, label, category } = pageContext
  if (kind === 'hub' || !label) return null
  const language = pageLanguage(pageContext, location.pathname)
  const addressOf = (path: string) => siteUrl + encodeURI(localizedPath(path, language))
  const path = category === null ? paths.tag(label) : paths.category(category)
  const crumbs = breadcrumbList([
    { name: hub, address: addressOf(paths.content) },
    { name: label, address: addressOf(path) },
  ])
  return <JsonLd data={[crumbs]} />
}
