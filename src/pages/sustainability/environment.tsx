import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { headMessages } from '../../components/head/head-messages'
import { PageHead } from '../../components/head/page-head'
import type { SitePageContext } from '../../components/layout/page-props'
import { EnvironmentPage } from '../../components/sustainability/environment-page'

export default function SustainabilityEnvironmentPage({ data }: PageProps<Queries.SustainabilityEnvironmentPageQuery>) {
  return <EnvironmentPage picture={data.picture} activities={data.allActivity.nodes} />
}

export function Head(props: HeadProps<Queries.SustainabilityEnvironmentPageQuery, SitePageContext>) {
  const messages = headMessages(props, 'sustainability-environment')
  return (
    <PageHead
      page={props}
      title={messages('title')}
      description={messages('description')}
      scene={{ picture: 'sustainability-environment' }}
    />
  )
}

export const query = graphql`
  query SustainabilityEnvironmentPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["sustainability", "sustainability-environment"] }, language: { eq: $language } }
      sort: [{ ns: ASC }, { language: ASC }]
    ) {
      ...Messages
    }
    picture: sitePicture(name: { eq: "sustainability-environment" }) {
      ...HeroPicture
    }
    allActivity(filter: { theme: { eq: "environment" } }, sort: [{ heldAt: DESC }, { slug: ASC }], limit: 2) {
      nodes {
        ...ActivityCard
      }
    }
  }
`
