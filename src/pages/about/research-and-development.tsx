import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { ResearchPage } from '../../components/about/research-page'
import { headMessages } from '../../components/head/head-messages'
import { PageHead } from '../../components/head/page-head'
import type { SitePageContext } from '../../components/layout/page-props'

export default function ResearchRoute({ data }: PageProps<Queries.ResearchPageQuery>) {
  return <ResearchPage hero={data.hero} />
}

export function Head(props: HeadProps<Queries.ResearchPageQuery, SitePageContext>) {
  const messages = headMessages(props, 'about-rd')
  return (
    <PageHead
      page={props}
      title={messages('title')}
      description={messages('description')}
      scene={{ picture: 'research-and-development' }}
    />
  )
}

export const query = graphql`
  query ResearchPage($language: String!) {
    locales: allLocale(filter: { ns: { eq: "about-rd" }, language: { eq: $language } }) {
      ...Messages
    }
    hero: sitePicture(name: { eq: "research-and-development" }) {
      ...HeroPicture
    }
  }
`
