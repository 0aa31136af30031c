import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { PageHead } from '../components/head/page-head'
import type { SitePageContext } from '../components/layout/page-props'
import { newsData } from '../components/news/news-data'
import { NewsPage } from '../components/news/news-page'

export default function NewsItemTemplate({ data }: PageProps<Queries.NewsItemTemplateQuery>) {
  return data.newsItem && <NewsPage item={data.newsItem} others={data.allNewsItem.nodes} />
}

export function Head(props: HeadProps<Queries.NewsItemTemplateQuery, SitePageContext>) {
  const item = props.data.newsItem
  if (!item) return null
  const { title, excerpt, picture, publishedAt } = item
  return (
    <PageHead
      page={props}
      title={title}
      description={excerpt}
      scene={picture ? { picture: picture.name } : undefined}
      article={{ publishedAt }}
      data={(facts) => [newsData(item, facts)]}
    />
  )
}

export const query = graphql`
  query NewsItemTemplate($slug: String!, $language: String!) {
    locales: allLocale(filter: { ns: { eq: "news" }, language: { eq: $language } }) {
      ...Messages
    }
    newsItem(slug: { eq: $slug }) {
      title(language: $language)
      excerpt(language: $language)
      picture {
        ...StoryPicture
      }
      ...NewsContent
    }
    allNewsItem(filter: { slug: { ne: $slug } }, sort: [{ publishedAt: DESC }, { slug: ASC }], limit: 3) {
      nodes {
        ...NewsCard
      }
    }
  }
`
