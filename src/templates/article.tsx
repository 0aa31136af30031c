import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { ArticlePage } from '../components/article/article-page'
import { PageHead } from '../components/head/page-head'
import type { SitePageContext } from '../components/layout/page-props'

export default function ArticleTemplate({ data }: PageProps<Queries.ArticleTemplateQuery>) {
  return data.article && <ArticlePage article={data.article} />
}

export function Head(props: HeadProps<Queries.ArticleTemplateQuery, SitePageContext>) {
  const { article } = props.data
  return <PageHead page={props} title={article?.title ?? ''} description={article?.excerpt ?? undefined} />
}

export const query = graphql`
  query ArticleTemplate($id: String!, $language: String!) {
    locales: allLocale(filter: { ns: { eq: "content" }, language: { eq: $language } }) {
      ...Messages
    }
    article(id: { eq: $id }) {
      title(language: $language)
      excerpt(language: $language)
      ...ArticleContent
    }
  }
`
