import { graphql } from 'gatsby'
import type { Article, NewsArticle } from 'schema-dts'
import type { PageFacts } from '../head/page-facts'

interface Story {
  title: string
  excerpt: string
  picture: Queries.StoryPictureFragment | null
  /** ISO time. */
  publishedAt: string
}

const words = ({ title, excerpt, picture, publishedAt }: Story, facts: PageFacts) => {
  const source = picture?.image?.childImageSharp?.gatsbyImageData.images.fallback?.src
  return {
    headline: title,
    description: excerpt,
    ...(source && { image: [facts.siteUrl + source] }),
    datePublished: publishedAt,
    inLanguage: facts.language,
    mainEntityOfPage: facts.address,
    author: facts.company,
    publisher: facts.company,
  }
}

/** An item of news as search engines are told of it. */
export const newsData = (story: Story, facts: PageFacts): NewsArticle => ({
  '@type': 'NewsArticle',
  ...words(story, facts),
})

/** A sustainability activity as search engines are told of it: a report of what was done. */
export const activityData = (story: Story, facts: PageFacts): Article => ({
  '@type': 'Article',
  ...words(story, facts),
})

export const fragment = graphql`
  fragment StoryPicture on SitePicture {
    name
    ...HeroPicture
  }
`
