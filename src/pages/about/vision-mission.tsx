import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { VisionPage } from '../../components/about/vision-page'
import { headMessages } from '../../components/head/head-messages'
import { PageHead } from '../../components/head/page-head'
import type { SitePageContext } from '../../components/layout/page-props'

export default function VisionMissionRoute({ data }: PageProps<Queries.VisionMissionPageQuery>) {
  return <VisionPage hero={data.hero} />
}

export function Head(props: HeadProps<Queries.VisionMissionPageQuery, SitePageContext>) {
  const messages = headMessages(props, 'about-vision')
  return (
    <PageHead
      page={props}
      title={messages('title')}
      description={messages('description')}
      scene={{ picture: 'interior-living' }}
    />
  )
}

export const query = graphql`
  query VisionMissionPage($language: String!) {
    locales: allLocale(filter: { ns: { eq: "about-vision" }, language: { eq: $language } }) {
      ...Messages
    }
    hero: sitePicture(name: { eq: "interior-living" }) {
      ...HeroPicture
    }
  }
`
