import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { headMessages } from '../../components/head/head-messages'
import { PageHead } from '../../components/head/page-head'
import type { SitePageContext } from '../../components/layout/page-props'
import { PrivilegeDirectory } from '../../components/privilege/privilege-directory'
import { PrivilegeHeader } from '../../components/privilege/privilege-header'

export default function PrivilegePage({ data }: PageProps<Queries.PrivilegePageQuery>) {
  return (
    <>
      <PrivilegeHeader loginUrl={data.siteFacts?.privilegeLoginUrl} />
      <PrivilegeDirectory items={data.allPrivilegeItem.nodes} pictures={data.allSitePicture.nodes} />
    </>
  )
}

export function Head(props: HeadProps<Queries.PrivilegePageQuery, SitePageContext>) {
  const messages = headMessages(props, 'privilege')
  return (
    <PageHead
      page={props}
      title={messages('title')}
      description={messages('description')}
      scene={{ picture: 'privilege-rest' }}
    />
  )
}

export const query = graphql`
  query PrivilegePage($language: String!) {
    locales: allLocale(filter: { ns: { eq: "privilege" }, language: { eq: $language } }) {
      ...Messages
    }
    siteFacts {
      privilegeLoginUrl
    }
    allPrivilegeItem(sort: { order: ASC }) {
      nodes {
        ...PrivilegeRow
      }
    }
    allSitePicture(filter: { name: { glob: "privilege-*" } }, sort: { name: ASC }) {
      nodes {
        ...PrivilegeCategoryPicture
      }
    }
  }
`
