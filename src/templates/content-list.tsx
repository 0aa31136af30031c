import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { ContentList, type ContentListContext } from '../components/content/content-list'
import { contentListTitle } from '../components/content/content-list-title'
import { ContentListData } from '../components/content/content-list-data'
import { headMessages } from '../components/head/head-messages'
import { PageHead } from '../components/head/page-head'
import type { SitePageContext } from '../components/layout/page-props'

type Context = SitePageContext & ContentListContext

export default function ContentListTemplate({
  data,
  pageContext,
}: PageProps<Queries.ContentListTemplateQuery, Context>) {
  return <ContentList articles={data.articles} list={pageContext} />
}

export function Head(props: HeadProps<Queries.ContentListTemplateQuery, Context>) {
  const messages = headMessages(props, 'content')
  return (
    <>
      <PageHead page={props} {...contentListTitle(messages, props.pageContext)} />
      <ContentListData page={props} hub={messages('title')} />
    </>
  )
}

export const query = graphql`
  query ContentListTemplate($language: String!, $ids: [String!]!) {
    locales: allLocale(filter: { ns: { eq: "content" }, language: { eq: $language } }) {
      ...Messages
    }
    articles: articlesById(ids: $ids) {
      ...ArticleCard
    }
  }
`
