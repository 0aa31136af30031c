import { graphql, navigate, type HeadProps, type PageProps } from 'gatsby'
import { useEffect } from 'react'
import { PageHead } from '../components/head/page-head'
import type { SitePageContext } from '../components/layout/page-props'
import { LiveArticleView } from '../components/live-article/live-article-view'
import { localizedPath, paths, plainPath } from '../i18n/paths'
import { shellPath } from '../live-article/shell-path'

/** Context of the shell; our server puts an article in place of the marks (src/live-article/shell.ts). */
interface LiveArticleContext extends SitePageContext {
  article: Queries.ArticleContentFragment
  /** Slugs of the projects that the article is about. */
  relatedProjects: readonly string[]
}

export default function LiveArticleTemplate({
  pageContext: { article, relatedProjects, language },
  data,
  location,
}: PageProps<Queries.LiveArticleTemplateQuery, LiveArticleContext>) {
  const isShell = plainPath(location.pathname) === shellPath
  useEffect(() => {
    // On hosts that answer every file that there is, the shell itself can be opened
    if (isShell) void navigate(localizedPath(paths.content, language), { replace: true })
  }, [isShell, language])
  const surroundings = { related: data.related, projects: data.allProject.nodes }
  return <LiveArticleView article={article} relatedProjects={relatedProjects} surroundings={surroundings} />
}

export function Head(props: HeadProps<Queries.LiveArticleTemplateQuery, LiveArticleContext>) {
  const { title, excerpt } = props.pageContext.article
  return <PageHead page={props} title={title ?? ''} description={excerpt ?? undefined} isHidden />
}

export const query = graphql`
  query LiveArticleTemplate($language: String!, $related: [String!]!) {
    locales: allLocale(filter: { ns: { eq: "article" }, language: { eq: $language } }) {
      ...Messages
    }
    related: articlesById(ids: $related) {
      ...ArticleSmallCard
    }
    allProject(sort: { slug: ASC }) {
      nodes {
        ...ProjectCard
      }
    }
  }
`
