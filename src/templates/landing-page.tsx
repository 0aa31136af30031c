import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { PageHead } from '../components/head/page-head'
import type { SitePageContext } from '../components/layout/page-props'
import { projectData } from '../components/project/project-data'
import { LandingPage } from '../components/project/landing-page'

export default function LandingPageTemplate({ data }: PageProps<Queries.LandingPageTemplateQuery>) {
  return data.landingPage && <LandingPage page={data.landingPage} />
}

export function Head(props: HeadProps<Queries.LandingPageTemplateQuery, SitePageContext>) {
  const page = props.data.landingPage
  if (!page) return null
  const { title, description, picture, projects } = page
  const ground = projects[0]?.ground
  return (
    <PageHead
      page={props}
      title={title}
      description={description}
      scene={picture ? { picture: picture.name, ...(ground && { ground }) } : undefined}
      data={(facts) => projectData(page, facts)}
    />
  )
}

export const query = graphql`
  query LandingPageTemplate($slug: String!, $language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["project", "forms"] }, language: { eq: $language } }
      sort: [{ ns: ASC }, { language: ASC }]
    ) {
      ...Messages
    }
    landingPage(slug: { eq: $slug }) {
      title(language: $language)
      description(language: $language)
      ...LandingPageFacts
      ...LandingPageContent
    }
  }
`
