import { useHydrated } from '../../hooks/use-hydrated'
import { ArticlePage } from '../article/article-page'
import * as styles from './live-article.module.css'

/** What a build knows and an article that it has not seen does not: where to go next. */
export interface LiveSurroundings {
  related: readonly Queries.ArticleSmallCardFragment[]
  /** All projects. */
  projects: readonly Queries.ProjectCardFragment[]
}

interface LiveArticleViewProps {
  article: Queries.ArticleContentFragment
  /** Slugs of the projects that it is about. */
  relatedProjects: readonly string[]
  surroundings: LiveSurroundings
}

const isPrebuilding = typeof window === 'undefined'

/**
 * An article that is not built yet, on the article page's own components.
 *
 * Our server has written it into the prebuilt shell. While the page is taken over, what the server wrote stays as it is: an
 * article may change between the page and its data, and the two need not agree to the letter. Then the components take its place.
 */
export function LiveArticleView({ article, relatedProjects, surroundings }: LiveArticleViewProps) {
  const isHydrated = useHydrated()
  if (!isHydrated && !isPrebuilding) {
    return (
      <div key="written" className={styles.frame} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    )
  }
  const { related, projects } = surroundings
  const whole = { ...article, projects: projects.filter(({ slug }) => relatedProjects.includes(slug)) }
  const others = related.filter(({ name }) => name !== article.name)
  return (
    <div key="rendered" className={styles.frame}>
      <ArticlePage article={whole} related={others} isLive />
    </div>
  )
}
