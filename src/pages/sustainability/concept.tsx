import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { headMessages } from '../../components/head/head-messages'
import { PageHead } from '../../components/head/page-head'
import type { SitePageContext } from '../../components/layout/page-props'
import { ConceptPage } from '../../components/sustainability/concept-page'

export default function SustainabilityConceptPage({ data }: PageProps<Queries.SustainabilityConceptPageQuery>) {
  return <ConceptPage pictures={data} activities={data.allActivity.nodes} />
}

export function Head(props: HeadProps<Queries.SustainabilityConceptPageQuery, SitePageContext>) {
  const messages = headMessages(props, 'sustainability-concept')
  return (
    <PageHead
      page={props}
      title={messages('title')}
      description={messages('description')}
      scene={{ picture: 'interior-bedroom' }}
    />
  )
}

export const query = graphql`
  query SustainabilityConceptPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["sustainability", "sustainability-concept"] }, language: { eq: $language } }
      sort: [{ ns: ASC }, { language: ASC }]
    ) {
      ...Messages
    }
    environment: sitePicture(name: { eq: "sustainability-environment" }) {
      ...CardPicture
    }
    society: sitePicture(name: { eq: "sustainability-society" }) {
      ...CardPicture
    }
    governance: sitePicture(name: { eq: "corporate-governance" }) {
      ...CardPicture
    }
    allActivity(sort: [{ heldAt: DESC }, { slug: ASC }], limit: 3) {
      nodes {
        ...ActivityCard
      }
    }
  }
`
