import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { headMessages } from '../../components/head/head-messages'
import { PageHead } from '../../components/head/page-head'
import type { SitePageContext } from '../../components/layout/page-props'
import { ProjectList } from '../../components/project/project-list'

export default function ProjectListPage({ data }: PageProps<Queries.ProjectListPageQuery>) {
  return <ProjectList projects={data.allProject.nodes} />
}

export function Head(props: HeadProps<Queries.ProjectListPageQuery, SitePageContext>) {
  const messages = headMessages(props, 'project')
  return (
    <PageHead
      page={props}
      title={messages('list.title')}
      description={messages('list.description')}
      scene={{ picture: 'vehha-hua-hin' }}
    />
  )
}

export const query = graphql`
  query ProjectListPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["project", "forms"] }, language: { eq: $language } }
      sort: [{ ns: ASC }, { language: ASC }]
    ) {
      ...Messages
    }
    allProject(sort: { order: ASC }) {
      nodes {
        ...ProjectDirectoryItem
      }
    }
  }
`
