import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { headMessages } from '../components/head/head-messages'
import { PageHead } from '../components/head/page-head'
import type { SitePageContext } from '../components/layout/page-props'
import { SearchPage } from '../components/search/search-page'
import { termInPath } from '../search/term'

export default function ContentSearchTemplate({ data }: PageProps<Queries.ContentSearchTemplateQuery>) {
  return <SearchPage newest={data.newest} />
}

export function Head(props: HeadProps<Queries.ContentSearchTemplateQuery, SitePageContext>) {
  const messages = headMessages(props, 'search')
  // What Gatsby hands on is encoded twice in places; the address bar is not
  const { pathname } = typeof window === 'undefined' ? props.location : window.location
  const term = termInPath(pathname, { isEncoded: true })
  const title = term ? messages('resultsFor', { term }) : messages('title')
  return <PageHead page={props} title={title} description={messages('description')} isHidden />
}

export const query = graphql`
  query ContentSearchTemplate($language: String!, $newest: [String!]!) {
    locales: allLocale(filter: { ns: { eq: "search" }, language: { eq: $language } }) {
      ...Messages
    }
    newest: articlesById(ids: $newest) {
      ...ArticleSmallCard
    }
  }
`
