import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { ContentList, type ContentListContext } from '../components/content/content-list'
import { contentListTitle } from '../components/content/content-list-title'
import { headMessages } from '../components/head/head-messages'
import { PageHead } from '../components/head/page-head'
import { isCategoryKey } from '../i18n/categories'
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
  const { category, page } = props.pageContext
  return (
    <PageHead
      page={props}
      {...contentListTitle(messages, props.pageContext)}
      scene={{ drawing: category !== null && isCategoryKey(category) ? category : 'hub' }}
      // What further pages of a list hold has pages of its own, and a description of them could only repeat the first
      isHidden={page > 1}
    />
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
