import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { ThankYou } from '../components/contact/thank-you'
import { headMessages } from '../components/head/head-messages'
import { PageHead } from '../components/head/page-head'
import type { SitePageContext } from '../components/layout/page-props'

export default function ThankYouPage({ data }: PageProps<Queries.ThankYouPageQuery>) {
  return <ThankYou picture={data.hero} />
}

export function Head(props: HeadProps<Queries.ThankYouPageQuery, SitePageContext>) {
  const messages = headMessages(props, 'thank-you')
  return <PageHead page={props} title={messages('title')} description={messages('description')} isHidden />
}

export const query = graphql`
  query ThankYouPage($language: String!) {
    locales: allLocale(filter: { ns: { eq: "thank-you" }, language: { eq: $language } }) {
      ...Messages
    }
    hero: sitePicture(name: { eq: "interior-living" }) {
      ...HeroPicture
    }
  }
`
