import { graphql, type HeadProps } from 'gatsby'
import { NotFound, fullPathOf } from '../components/error/not-found'
import { headMessages } from '../components/head/head-messages'
import { PageHead } from '../components/head/page-head'
import type { SitePageContext } from '../components/layout/page-props'

export default NotFound

export function Head(props: HeadProps<Queries.NotFoundTemplateQuery, SitePageContext>) {
  const messages = headMessages(props, 'not-found')
  return (
    <PageHead page={props} title={messages('documentTitle', { fullPath: fullPathOf(props.location) })} isWholeTitle />
  )
}

/**
 * One page for both languages: which one it speaks is read off the path that was not found. The words of articles are for one
 * that is not built yet.
 */
export const query = graphql`
  query NotFoundTemplate {
    locales: allLocale(filter: { ns: { in: ["not-found", "article"] } }, sort: [{ ns: ASC }, { language: ASC }]) {
      ...Messages
    }
  }
`
