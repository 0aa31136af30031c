import { formatDate } from '../../i18n/formats'
import { useCommonMessages, useLanguage, useMessages } from '../../hooks/page-language'
import { paths } from '../../i18n/paths'
import { Picture } from '../primitives/picture'
import * as styles from './article-header.module.css'
import { Breadcrumbs } from '../primitives/breadcrumbs'

/** The head of an article: where it belongs, title, summary, date and minutes, cover. */
export function ArticleHeader({ article }: { article: Queries.ArticleContentFragment }) {
  const common = useCommonMessages()
  const messages = useMessages('article')
  const language = useLanguage()
  const { category, title, excerpt, publishedAt, readingMinutes, cover } = article
  const coverData = cover?.file?.childImageSharp?.gatsbyImageData
  return (
    <header className={`frame ${styles.header}`}>
      <Breadcrumbs
        trail={[
          { label: messages('hub'), to: paths.content },
          { label: category.label ?? '', to: paths.category(category.key) },
        ]}
      />
      <div className={styles.title}>
        <h1>{title}</h1>
        {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
      </div>
      <p className={`label ${styles.facts}`}>
        <time dateTime={publishedAt}>{messages('published', { date: formatDate(publishedAt, language) })}</time>
        <span>{common('minutesToRead', { minutes: readingMinutes })}</span>
      </p>
      {coverData && (
        <div className={styles.cover}>
          <Picture data={coverData} alt={cover?.alt ?? ''} sizes="(max-width: 60rem) 100vw, 80vw" isFirst />
        </div>
      )}
    </header>
  )
}
