import type { CreatePagesArgs } from 'gatsby'
import { readArticles } from './read-articles'

/**
 * What the page steps need to know of the data. Written by hand: Gatsby generates types for pages only. What comes from files is known
 * by its slug: the ids of such nodes are made of the folder that the project is in, and pages must be the same in any.
 */
export interface PagesData {
  /** Newest first. */
  articles: {
    id: string
    name: string
    previousNames: string[]
    languages: ('th' | 'en')[]
    category: { key: string }
    /** Texts; a tag may be there in one language alone. */
    tags: { th: string | null; en: string | null }[]
    relatedProjects: string[]
    relatedContents: { id: string }[]
  }[]
  projects: { slug: string }[]
  landingPages: { slug: string }[]
  news: { slug: string }[]
  legalDocuments: { path: string }[]
  privileges: { slug: string; category: string }[]
  activities: { slug: string }[]
  redirects: { from: string; to: string | null; middleware: string | null }[]
  navigation: { href: string }[]
}

const query = /* GraphQL */ `
  query CreatePages {
    allProject(sort: { slug: ASC }) {
      nodes {
        slug
      }
    }
    allLandingPage(sort: { slug: ASC }) {
      nodes {
        slug
      }
    }
    allNewsItem(sort: { slug: ASC }) {
      nodes {
        slug
      }
    }
    allLegalDocument(sort: { path: ASC }) {
      nodes {
        path
      }
    }
    allPrivilegeItem(sort: { order: ASC }) {
      nodes {
        slug
        category
      }
    }
    allActivity(sort: [{ heldAt: DESC }, { slug: ASC }]) {
      nodes {
        slug
      }
    }
    allRedirect(sort: { from: ASC }) {
      nodes {
        from
        to
        middleware
      }
    }
    navigation {
      main {
        href
      }
    }
  }
`

type Nodes<Node> = { nodes: Node[] }

interface Result {
  allProject: Nodes<PagesData['projects'][number]>
  allLandingPage: Nodes<PagesData['landingPages'][number]>
  allNewsItem: Nodes<PagesData['news'][number]>
  allLegalDocument: Nodes<PagesData['legalDocuments'][number]>
  allPrivilegeItem: Nodes<PagesData['privileges'][number]>
  allActivity: Nodes<PagesData['activities'][number]>
  allRedirect: Nodes<PagesData['redirects'][number]>
  navigation: { main: PagesData['navigation'] } | null
}

/** Asks once for everything that pages are made from. Stops the build when the query fails. */
export async function queryPages(
  api: Pick<CreatePagesArgs, 'graphql' | 'reporter' | 'store' | 'getNode' | 'getNodesByType'>,
): Promise<PagesData> {
  const { graphql, reporter } = api
  const result = await graphql<Result>(query)
  const errors = result.errors as Error[] | undefined
  const { data } = result
  if (errors || !data) return reporter.panic('The pages could not be queried', errors)
  return {
    articles: readArticles(api),
    projects: data.allProject.nodes,
    landingPages: data.allLandingPage.nodes,
    news: data.allNewsItem.nodes,
    legalDocuments: data.allLegalDocument.nodes,
    privileges: data.allPrivilegeItem.nodes,
    activities: data.allActivity.nodes,
    redirects: data.allRedirect.nodes,
    navigation: data.navigation?.main ?? [],
  }
}
