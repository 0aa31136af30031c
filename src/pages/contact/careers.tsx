import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { CareerForm } from '../../components/careers/career-form'
import { CareersHero } from '../../components/careers/careers-hero'
import { PositionList } from '../../components/careers/position-list'
import { Welfare } from '../../components/careers/welfare'
import { headMessages } from '../../components/head/head-messages'
import { jobData } from '../../components/careers/job-data'
import { PageHead } from '../../components/head/page-head'
import type { SitePageContext } from '../../components/layout/page-props'

export default function CareersPage({ data, location }: PageProps<Queries.CareersPageQuery>) {
  return (
    <>
      <CareersHero picture={data.hero} count={data.allPosition.nodes.length} />
      <PositionList positions={data.allPosition.nodes} />
      <Welfare items={data.allWelfareItem.nodes} />
      <CareerForm positions={data.allPosition.nodes} search={location.search} />
    </>
  )
}

export function Head(props: HeadProps<Queries.CareersPageQuery, SitePageContext>) {
  const messages = headMessages(props, 'careers')
  return (
    <PageHead
      page={props}
      title={messages('title')}
      description={messages('description')}
      scene={{ picture: 'sustainability-society' }}
      data={(facts) => props.data.allPosition.nodes.map((position) => jobData(position, messages, facts))}
    />
  )
}

export const query = graphql`
  query CareersPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["careers", "forms"] }, language: { eq: $language } }
      sort: [{ ns: ASC }, { language: ASC }]
    ) {
      ...Messages
    }
    hero: sitePicture(name: { eq: "sustainability-society" }) {
      ...HeroPicture
    }
    allPosition(filter: { open: { eq: true } }, sort: { order: ASC }) {
      nodes {
        ...PositionDetail
        ...PositionFacts
      }
    }
    allWelfareItem(sort: { order: ASC }) {
      nodes {
        ...Welfare
      }
    }
  }
`
