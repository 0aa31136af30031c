import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { ProudProjectsPage } from '../../components/about/proud-projects-page'
import { headMessages } from '../../components/head/head-messages'
import { PageHead } from '../../components/head/page-head'
import type { SitePageContext } from '../../components/layout/page-props'

export default function ProudProjectsRoute({ data }: PageProps<Queries.ProudProjectsPageQuery>) {
  return <ProudProjectsPage hero={data.hero} own={data.own.nodes} jointVenture={data.jointVenture.nodes} />
}

export function Head(props: HeadProps<Queries.ProudProjectsPageQuery, SitePageContext>) {
  const messages = headMessages(props, 'about-projects')
  return (
    <PageHead
      page={props}
      title={messages('title')}
      description={messages('description')}
      scene={{ picture: 'home-hero' }}
    />
  )
}

export const query = graphql`
  query ProudProjectsPage($language: String!) {
    locales: allLocale(filter: { ns: { eq: "about-projects" }, language: { eq: $language } }) {
      ...Messages
    }
    hero: sitePicture(name: { eq: "home-hero" }) {
      ...HeroPicture
    }
    own: allProject(filter: { ownership: { eq: "own" } }, sort: { order: ASC }) {
      nodes {
        ...ProjectCard
      }
    }
    jointVenture: allProject(filter: { ownership: { eq: "joint-venture" } }, sort: { order: ASC }) {
      nodes {
        ...ProjectCard
      }
    }
  }
`
