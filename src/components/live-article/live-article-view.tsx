import { useHydrated } from '../../hooks/use-hydrated'
import { ArticlePage } from '../article/article-page'
import * as styles from './live-article.module.css'

const isPrebuilding = typeof window === 'undefined'

/**
 * An article that is not built yet, on the article page's own components.
 *
 * Our server has written it into the prebuilt shell. While the page is taken over, what the server wrote stays as it is: an
 * article may change between the page and its data, and the two need not agree to the letter. Then the components take its place.
 */
export function LiveArticleView({ article }: { article: Queries.ArticleContentFragment }) {
  const isHydrated = useHydrated()
  if (!isHydrated && !isPrebuilding) {
    return (
      <div key="written" className={styles.frame} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    )
  }
  return (
    <div key="rendered" className={styles.frame}>
      <ArticlePage article={article} related={[]} newer={null} older={null} />
    </div>
  )
}
