import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { ArticleHead } from '../components/article/article-head'
import { ArticlePage } from '../components/article/article-page'
import { headMessages } from '../components/head/head-messages'
import type { SitePageContext } from '../components/layout/page-props'

export default function ArticleTemplate({ data }: PageProps<Queries.ArticleTemplateQuery>) {
  const { article, related, newer, older } = data
  return article && <ArticlePage article={article} related={related} newer={newer[0]} older={older[0]} />
}

export function Head(props: HeadProps<Queries.ArticleTemplateQuery, SitePageContext>) {
  const { article } = props.data
  return article && <ArticleHead page={props} article={article} hub={headMessages(props, 'article')('hub')} />
}

export const query = graphql`
  query ArticleTemplate(
    $id: String!
    $language: String!
    $related: [String!]!
    $newer: [String!]!
    $older: [String!]!
  ) {
    locales: allLocale(filter: { ns: { eq: "article" }, language: { eq: $language } }) {
      ...Messages
    }
    article(id: { eq: $id }) {
      ...ArticleContent
    }
    related: articlesById(ids: $related) {
      ...ArticleSmallCard
    }
    newer: articlesById(ids: $newer) {
      ...ArticleLink
    }
    older: articlesById(ids: $older) {
      ...ArticleLink
    }
  }
`
