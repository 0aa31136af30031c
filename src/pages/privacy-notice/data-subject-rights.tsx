import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { RightsForm } from '../../components/contact/rights-form'
import { RightsIntro } from '../../components/contact/rights-intro'
import { headMessages } from '../../components/head/head-messages'
import { PageHead } from '../../components/head/page-head'
import type { SitePageContext } from '../../components/layout/page-props'

export default function DataRightsPage({ data }: PageProps<Queries.DataRightsPageQuery>) {
  return (
    <>
      <RightsIntro picture={data.hero} />
      <RightsForm />
    </>
  )
}

export function Head(props: HeadProps<Queries.DataRightsPageQuery, SitePageContext>) {
  const messages = headMessages(props, 'data-rights')
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
  query DataRightsPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["data-rights", "forms"] }, language: { eq: $language } }
      sort: [{ ns: ASC }, { language: ASC }]
    ) {
      ...Messages
    }
    hero: sitePicture(name: { eq: "corporate-governance" }) {
      ...HeroPicture
    }
  }
`
