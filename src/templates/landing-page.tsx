import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { PageHead } from '../components/head/page-head'
import type { SitePageContext } from '../components/layout/page-props'
import { LandingPage } from '../components/project/landing-page'

export default function LandingPageTemplate({ data }: PageProps<Queries.LandingPageTemplateQuery>) {
  return data.landingPage && <LandingPage page={data.landingPage} />
}

export function Head(props: HeadProps<Queries.LandingPageTemplateQuery, SitePageContext>) {
  const page = props.data.landingPage
  return <PageHead page={props} title={page?.title ?? ''} description={page?.description} />
}

export const query = graphql`
  query LandingPageTemplate($slug: String!, $language: String!) {
    locales: allLocale(filter: { ns: { in: ["project", "forms"] }, language: { eq: $language } }) {
      ...Messages
    }
    landingPage(slug: { eq: $slug }) {
      title(language: $language)
      description(language: $language)
      ...LandingPageContent
    }
  }
`
