import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { LandForm } from '../../components/contact/land-form'
import { LandHero } from '../../components/contact/land-hero'
import { LandNotes } from '../../components/contact/land-notes'
import { headMessages } from '../../components/head/head-messages'
import { PageHead } from '../../components/head/page-head'
import type { SitePageContext } from '../../components/layout/page-props'

export default function LandProposalPage({ data }: PageProps<Queries.LandProposalPageQuery>) {
  return (
    <>
      <LandHero picture={data.hero} />
      <LandNotes />
      <LandForm />
    </>
  )
}

export function Head(props: HeadProps<Queries.LandProposalPageQuery, SitePageContext>) {
  const messages = headMessages(props, 'land-proposal')
  return (
    <PageHead
      page={props}
      title={messages('title')}
      description={messages('description')}
      scene={{ picture: 'chaengwattana-ratchapruek' }}
    />
  )
}

export const query = graphql`
  query LandProposalPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["land-proposal", "forms"] }, language: { eq: $language } }
      sort: [{ ns: ASC }, { language: ASC }]
    ) {
      ...Messages
    }
    hero: sitePicture(name: { eq: "chaengwattana-ratchapruek" }) {
      ...HeroPicture
    }
  }
`
