import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { headMessages } from '../../components/head/head-messages'
import { PageHead } from '../../components/head/page-head'
import type { SitePageContext } from '../../components/layout/page-props'
import { ActivityList } from '../../components/sustainability/activity-list'

export default function ActivityListPage({ data }: PageProps<Queries.ActivityListPageQuery>) {
  return <ActivityList activities={data.allActivity.nodes} />
}

export function Head(props: HeadProps<Queries.ActivityListPageQuery, SitePageContext>) {
  const messages = headMessages(props, 'sustainability')
  return (
    <PageHead
      page={props}
      title={messages('activity.title')}
      description={messages('activity.description')}
      scene={{ picture: 'privilege-play' }}
    />
  )
}

export const query = graphql`
  query ActivityListPage($language: String!) {
    locales: allLocale(filter: { ns: { eq: "sustainability" }, language: { eq: $language } }) {
      ...Messages
    }
    allActivity(sort: [{ heldAt: DESC }, { slug: ASC }]) {
      nodes {
        ...ActivityCard
      }
    }
  }
`
