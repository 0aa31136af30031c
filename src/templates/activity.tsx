import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { PageHead } from '../components/head/page-head'
import { summary } from '../components/head/summary'
import { activityData } from '../components/news/news-data'
import type { SitePageContext } from '../components/layout/page-props'
import { ActivityPage } from '../components/sustainability/activity-page'

export default function ActivityTemplate({ data }: PageProps<Queries.ActivityTemplateQuery>) {
  return data.activity && <ActivityPage activity={data.activity} others={data.others.nodes} />
}

export function Head(props: HeadProps<Queries.ActivityTemplateQuery, SitePageContext>) {
  const { activity } = props.data
  if (!activity) return null
  const { title, excerpt, picture, heldAt } = activity
  return (
    <PageHead
      page={props}
      title={title}
      description={summary(excerpt, props.pageContext.language)}
      scene={picture ? { picture: picture.name } : undefined}
      article={{ publishedAt: heldAt }}
      data={(facts) => [activityData({ ...activity, publishedAt: heldAt }, facts)]}
    />
  )
}

export const query = graphql`
  query ActivityTemplate($slug: String!, $language: String!, $others: [String!]!) {
    locales: allLocale(filter: { ns: { eq: "sustainability" }, language: { eq: $language } }) {
      ...Messages
    }
    activity(slug: { eq: $slug }) {
      picture {
        ...StoryPicture
      }
      ...ActivityContent
    }
    others: allActivity(filter: { slug: { in: $others } }, sort: [{ heldAt: DESC }, { slug: ASC }]) {
      nodes {
        ...ActivityCard
      }
    }
  }
`
