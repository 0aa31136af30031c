import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { StoryPage } from '../../components/about/story-page'
import { headMessages } from '../../components/head/head-messages'
import { PageHead } from '../../components/head/page-head'
import type { SitePageContext } from '../../components/layout/page-props'

export default function ProudStoryRoute({ data }: PageProps<Queries.ProudStoryPageQuery>) {
  return <StoryPage hero={data.hero} entries={data.allTimelineEntry.nodes} />
}

export function Head(props: HeadProps<Queries.ProudStoryPageQuery, SitePageContext>) {
  const messages = headMessages(props, 'about-story')
  return (
    <PageHead
      page={props}
      title={messages('title')}
      description={messages('description')}
      scene={{ picture: 'story-timeline' }}
    />
  )
}

export const query = graphql`
  query ProudStoryPage($language: String!) {
    locales: allLocale(filter: { ns: { eq: "about-story" }, language: { eq: $language } }) {
      ...Messages
    }
    hero: sitePicture(name: { eq: "story-timeline" }) {
      ...HeroPicture
    }
    allTimelineEntry(sort: { year: ASC }) {
      nodes {
        ...TimelineYear
      }
    }
  }
`
