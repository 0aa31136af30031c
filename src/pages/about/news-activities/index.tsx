import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { NewsList } from '../../../components/news/news-list'
import { headMessages } from '../../../components/head/head-messages'
import { PageHead } from '../../../components/head/page-head'
import type { SitePageContext } from '../../../components/layout/page-props'

export default function NewsListRoute({ data }: PageProps<Queries.NewsListPageQuery>) {
  return <NewsList newest={data.newest.nodes[0]} earlier={data.earlier.nodes} />
}

export function Head(props: HeadProps<Queries.NewsListPageQuery, SitePageContext>) {
  const messages = headMessages(props, 'news')
  return (
    <PageHead
      page={props}
      title={messages('title')}
      description={messages('description')}
      scene={{ picture: 'intercontinental-residences-hua-hin' }}
    />
  )
}

export const query = graphql`
  query NewsListPage($language: String!) {
    locales: allLocale(filter: { ns: { eq: "news" }, language: { eq: $language } }) {
      ...Messages
    }
    newest: allNewsItem(sort: [{ publishedAt: DESC }, { slug: ASC }], limit: 1) {
      nodes {
        ...NewestNews
      }
    }
    earlier: allNewsItem(sort: [{ publishedAt: DESC }, { slug: ASC }], skip: 1) {
      nodes {
        ...NewsRowItem
      }
    }
  }
`
