import { useMessages } from '../../hooks/page-language'
import { paths } from '../../i18n/paths'
import { LocalLink } from '../primitives/local-link'
import * as styles from './article-tags.module.css'

/** The tags of an article, each a link to the articles that carry it. */
export function ArticleTags({ tags }: { tags: readonly string[] }) {
  const messages = useMessages('article')
  if (tags.length === 0) return null
  return (
    <ul className={styles.tags} aria-label={messages('tags')}>
      {tags.map((tag) => (
        <li key={tag}>
          <LocalLink to={paths.tag(tag)}>{tag}</LocalLink>
        </li>
      ))}
    </ul>
  )
}
