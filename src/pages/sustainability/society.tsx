import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { headMessages } from '../../components/head/head-messages'
import { PageHead } from '../../components/head/page-head'
import type { SitePageContext } from '../../components/layout/page-props'
import { SocietyPage } from '../../components/sustainability/society-page'

export default function SustainabilitySocietyPage({ data }: PageProps<Queries.SustainabilitySocietyPageQuery>) {
  return <SocietyPage picture={data.picture} activities={data.allActivity.nodes} />
}

export function Head(props: HeadProps<Queries.SustainabilitySocietyPageQuery, SitePageContext>) {
  const messages = headMessages(props, 'sustainability-society')
  return (
    <PageHead
      page={props}
      title={messages('title')}
      description={messages('description')}
      scene={{ picture: 'sustainability-society' }}
    />
  )
}

export const query = graphql`
  query SustainabilitySocietyPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["sustainability", "sustainability-society"] }, language: { eq: $language } }
      sort: [{ ns: ASC }, { language: ASC }]
    ) {
      ...Messages
    }
    picture: sitePicture(name: { eq: "sustainability-society" }) {
      ...HeroPicture
    }
    allActivity(filter: { theme: { eq: "society" } }, sort: [{ heldAt: DESC }, { slug: ASC }], limit: 2) {
      nodes {
        ...ActivityCard
      }
    }
  }
`
