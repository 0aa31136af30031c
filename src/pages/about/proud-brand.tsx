import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { BrandPage } from '../../components/about/brand-page'
import { headMessages } from '../../components/head/head-messages'
import { PageHead } from '../../components/head/page-head'
import type { SitePageContext } from '../../components/layout/page-props'

export default function ProudBrandRoute({ data }: PageProps<Queries.ProudBrandPageQuery>) {
  return <BrandPage hero={data.hero} workshop={data.workshop} />
}

export function Head(props: HeadProps<Queries.ProudBrandPageQuery, SitePageContext>) {
  const messages = headMessages(props, 'about-brand')
  return (
    <PageHead
      page={props}
      title={messages('title')}
      description={messages('description')}
      scene={{ picture: 'about-brand' }}
    />
  )
}

export const query = graphql`
  query ProudBrandPage($language: String!) {
    locales: allLocale(filter: { ns: { eq: "about-brand" }, language: { eq: $language } }) {
      ...Messages
    }
    hero: sitePicture(name: { eq: "about-brand" }) {
      ...HeroPicture
    }
    workshop: sitePicture(name: { eq: "contact" }) {
      ...HeroPicture
    }
  }
`
