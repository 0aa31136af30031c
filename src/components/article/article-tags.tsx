import { useMessages } from '../../hooks/page-language'
import { paths } from '../../i18n/paths'
import { tagSegment } from '../../i18n/tag-segment'
import { LocalLink } from '../primitives/local-link'
import * as styles from './article-tags.module.css'

interface ArticleTagsProps {
  tags: readonly string[]
  /** True for an article that is not built yet: its tags may have no pages, so they lead to a search for them. */
  isLive: boolean
}

/** The tags of an article, each a link to the articles that carry it. */
export function ArticleTags({ tags, isLive }: ArticleTagsProps) {
  const messages = useMessages('article')
  if (tags.length === 0) return null
  return (
    <ul className={styles.tags} aria-label={messages('tags')}>
      {tags.map((tag) => (
        <li key={tag}>
          <LocalLink to={isLive ? `${paths.search}${tagSegment(tag)}/` : paths.tag(tag)}>{tag}</LocalLink>
        </li>
      ))}
    </ul>
  )
}
