import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { ContactHero } from '../../components/contact/contact-hero'
import { FindUs } from '../../components/contact/find-us'
import { Headquarters } from '../../components/contact/headquarters'
import { InquiryForm } from '../../components/contact/inquiry-form'
import { Offices } from '../../components/contact/offices'
import { headMessages } from '../../components/head/head-messages'
import { companyData } from '../../components/head/company-data'
import { PageHead } from '../../components/head/page-head'
import type { SitePageContext } from '../../components/layout/page-props'

export default function InquiryPage({ data }: PageProps<Queries.InquiryPageQuery>) {
  return (
    <>
      <ContactHero picture={data.hero} />
      <Headquarters />
      <InquiryForm />
      <FindUs directions={data.allDirection.nodes} />
      <Offices offices={data.allOffice.nodes} />
    </>
  )
}

export function Head(props: HeadProps<Queries.InquiryPageQuery, SitePageContext>) {
  const messages = headMessages(props, 'contact')
  return (
    <PageHead
      page={props}
      title={messages('title')}
      description={messages('description')}
      scene={{ picture: 'contact' }}
      data={(facts) => [companyData(facts)]}
    />
  )
}

export const query = graphql`
  query InquiryPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["contact", "forms"] }, language: { eq: $language } }
      sort: [{ ns: ASC }, { language: ASC }]
    ) {
      ...Messages
    }
    hero: sitePicture(name: { eq: "contact" }) {
      ...HeroPicture
    }
    allDirection(sort: { order: ASC }) {
      nodes {
        ...TransportDirection
      }
    }
    allOffice(sort: { order: ASC }) {
      nodes {
        ...SalesOffice
      }
    }
  }
`
