import { graphql } from 'gatsby'
import type { JobPosting } from 'schema-dts'
import type { Translate } from '../../i18n/message-types'
import type { PageFacts } from '../head/page-facts'

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

const list = (title: string, points: readonly string[]) =>
  `<p>${escapeHtml(title)}</p><ul>${points.map((point) => `<li>${escapeHtml(point)}</li>`).join('')}</ul>`

type Position = Queries.PositionDetailFragment & Queries.PositionFactsFragment

/** An open position as search engines are told of it; its description is the HTML that they ask for. */
export const jobData = (position: Position, messages: Translate<'careers'>, facts: PageFacts): JobPosting => ({
  '@type': 'JobPosting',
  title: position.title,
  description:
    list(messages('positions.responsibilities'), position.responsibilities) +
    list(messages('positions.qualifications'), position.qualifications),
  datePosted: position.postedAt,
  identifier: { '@type': 'PropertyValue', name: facts.siteName, value: position.slug },
  url: `${facts.address}#${position.slug}`,
  hiringOrganization: facts.company,
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: position.place, addressCountry: 'TH' },
  },
  totalJobOpenings: position.openings,
  directApply: true,
})

export const fragment = graphql`
  fragment PositionFacts on Position {
    postedAt
  }
`
