import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { companyData, websiteData } from '../components/head/company-data'
import { PageHead } from '../components/head/page-head'
import { headMessages } from '../components/head/head-messages'
import { ContactStrip } from '../components/home/contact-strip'
import { ContentTeaser } from '../components/home/content-teaser'
import { HomeHero } from '../components/home/home-hero'
import { Pillars } from '../components/home/pillars'
import { SustainabilityBand } from '../components/home/sustainability-band'
import { ProjectGrid } from '../components/home/project-grid'
import type { SitePageContext } from '../components/layout/page-props'

export default function HomeTemplate({ data }: PageProps<Queries.HomeTemplateQuery>) {
  return (
    <>
      <HomeHero picture={data.hero} film={data.siteFacts?.homeFilm ?? null} />
      <ProjectGrid projects={data.allProject.nodes} />
      <Pillars picture={data.pillars} />
      <ContentTeaser articles={data.newest} />
      <SustainabilityBand />
      <ContactStrip />
    </>
  )
}

export function Head(props: HeadProps<Queries.HomeTemplateQuery, SitePageContext>) {
  const messages = headMessages(props, 'home')
  return (
    <PageHead
      page={props}
      title={messages('title')}
      description={messages('description')}
      scene={{ picture: 'home-hero' }}
      data={(facts) => [companyData(facts), websiteData(facts)]}
    />
  )
}

export const query = graphql`
  query HomeTemplate($language: String!, $newest: [String!]!) {
    locales: allLocale(filter: { ns: { eq: "home" }, language: { eq: $language } }) {
      ...Messages
    }
    siteFacts {
      homeFilm {
        ...HeroFilm
      }
    }
    hero: sitePicture(name: { eq: "home-hero" }) {
      ...HeroPicture
    }
    pillars: sitePicture(name: { eq: "about-brand" }) {
      ...HeroPicture
    }
    allProject(sort: { order: ASC }) {
      nodes {
        ...ProjectCard
      }
    }
    newest: articlesById(ids: $newest) {
      ...ArticleCard
    }
  }
`
