import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { PageHead } from '../components/head/page-head'
import { summary } from '../components/head/summary'
import type { SitePageContext } from '../components/layout/page-props'
import { PrivilegePage } from '../components/privilege/privilege-page'

export default function PrivilegeItemTemplate({ data }: PageProps<Queries.PrivilegeItemTemplateQuery>) {
  return data.privilegeItem && <PrivilegePage item={data.privilegeItem} others={data.others.nodes} />
}

export function Head(props: HeadProps<Queries.PrivilegeItemTemplateQuery, SitePageContext>) {
  const item = props.data.privilegeItem
  if (!item) return null
  const { benefit, partner, place, description, picture } = item
  const text = `${benefit} – ${partner}, ${place}. ${description.join(' ')}`
  return (
    <PageHead
      page={props}
      title={`${benefit} – ${partner}`}
      description={summary(text, props.pageContext.language)}
      scene={picture ? { picture: picture.name } : undefined}
    />
  )
}

export const query = graphql`
  query PrivilegeItemTemplate($slug: String!, $language: String!, $others: [String!]!) {
    locales: allLocale(filter: { ns: { eq: "privilege" }, language: { eq: $language } }) {
      ...Messages
    }
    privilegeItem(slug: { eq: $slug }) {
      picture {
        name
      }
      ...PrivilegeContent
    }
    others: allPrivilegeItem(filter: { slug: { in: $others } }, sort: { order: ASC }) {
      nodes {
        ...PrivilegeRow
      }
    }
  }
`
