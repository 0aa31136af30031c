import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { ArticleList, type ArticleListContext } from '../components/article/article-list'
import { headMessages } from '../components/head/head-messages'
import { PageHead } from '../components/head/page-head'
import { contentListTitle } from '../components/article/content-list-title'
import type { SitePageContext } from '../components/layout/page-props'

type Context = SitePageContext & ArticleListContext

export default function ContentListTemplate({
  data,
  pageContext,
}: PageProps<Queries.ContentListTemplateQuery, Context>) {
  return <ArticleList articles={data.allArticle.nodes} list={pageContext} />
}

export function Head(props: HeadProps<Queries.ContentListTemplateQuery, Context>) {
  return <PageHead page={props} {...contentListTitle(headMessages(props, 'content'), props.pageContext)} />
}

export const query = graphql`
  query ContentListTemplate($language: String!, $filter: ArticleFilterInput!, $limit: Int!, $skip: Int!) {
    locales: allLocale(filter: { ns: { eq: "content" }, language: { eq: $language } }) {
      ...Messages
    }
    allArticle(filter: $filter, sort: [{ publishedAt: DESC }, { articleId: ASC }], limit: $limit, skip: $skip) {
      nodes {
        ...ArticleCard
      }
    }
  }
`
