import { useMessages } from '../../hooks/page-language'
import * as styles from './article-skeleton.module.css'

const lines = ['one', 'two', 'three', 'four', 'five', 'six']

/** What stands in place of an article while it is asked for: its shape, and for readers of the screen a word. */
export function ArticleSkeleton() {
  const messages = useMessages('not-found')
  return (
    <div className={`frame ${styles.skeleton}`} aria-busy="true">
      <p role="status" className={`visually-hidden ${styles.wide}`}>
        {messages('loadingArticle')}
      </p>
      <div className={styles.wide}>
        <div className={styles.title} />
      </div>
      <div className={styles.bar} />
      <div className={styles.cover} />
      <div className={styles.text}>
        {lines.map((line) => (
          <div key={line} className={styles.bar} />
        ))}
      </div>
    </div>
  )
}
