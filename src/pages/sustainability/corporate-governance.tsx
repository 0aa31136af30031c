import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { headMessages } from '../../components/head/head-messages'
import { PageHead } from '../../components/head/page-head'
import type { SitePageContext } from '../../components/layout/page-props'
import { GovernancePage } from '../../components/sustainability/governance-page'

export default function CorporateGovernancePage({ data }: PageProps<Queries.CorporateGovernancePageQuery>) {
  return <GovernancePage picture={data.picture} activities={data.allActivity.nodes} />
}

export function Head(props: HeadProps<Queries.CorporateGovernancePageQuery, SitePageContext>) {
  const messages = headMessages(props, 'sustainability-governance')
  return (
    <PageHead
      page={props}
      title={messages('title')}
      description={messages('description')}
      scene={{ picture: 'corporate-governance' }}
    />
  )
}

export const query = graphql`
  query CorporateGovernancePage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["sustainability", "sustainability-governance"] }, language: { eq: $language } }
      sort: [{ ns: ASC }, { language: ASC }]
    ) {
      ...Messages
    }
    picture: sitePicture(name: { eq: "corporate-governance" }) {
      ...HeroPicture
    }
    allActivity(filter: { theme: { eq: "governance" } }, sort: [{ heldAt: DESC }, { slug: ASC }], limit: 2) {
      nodes {
        ...ActivityCard
      }
    }
  }
`
