import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { PillarsPage } from '../../components/about/pillars-page'
import { headMessages } from '../../components/head/head-messages'
import { PageHead } from '../../components/head/page-head'
import type { SitePageContext } from '../../components/layout/page-props'

export default function ProudPillarsRoute({ data }: PageProps<Queries.ProudPillarsPageQuery>) {
  return <PillarsPage hero={data.hero} pillars={data.allPillar.nodes} />
}

export function Head(props: HeadProps<Queries.ProudPillarsPageQuery, SitePageContext>) {
  const messages = headMessages(props, 'about-pillars')
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
  query ProudPillarsPage($language: String!) {
    locales: allLocale(filter: { ns: { eq: "about-pillars" }, language: { eq: $language } }) {
      ...Messages
    }
    hero: sitePicture(name: { eq: "corporate-governance" }) {
      ...HeroPicture
    }
    allPillar(sort: { order: ASC }) {
      nodes {
        ...PillarColumn
      }
    }
  }
`
