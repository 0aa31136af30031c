import type { HeadProps } from 'gatsby'
import type { Namespace, Translate } from '../../i18n/message-types'
import { createTranslator, type MessageNode } from '../../i18n/translator'
import { pageLanguage, type SitePageContext } from '../layout/page-props'

interface WithLocales {
  locales: { edges: readonly { node: MessageNode }[] }
}

/** Words of the page's dictionary for Head, which stands outside the page's providers. */
export function headMessages<Name extends Namespace>(
  { data, pageContext, location }: Pick<HeadProps<WithLocales, SitePageContext>, 'data' | 'pageContext' | 'location'>,
  namespace: Name,
): Translate<Name> {
  const nodes = data.locales.edges.map(({ node }) => node)
  return createTranslator(nodes, pageLanguage(pageContext, location.pathname), namespace)
}
