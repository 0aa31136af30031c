import { graphql } from 'gatsby'
import { useMessages } from '../../hooks/page-language'
import { paths } from '../../i18n/paths'
import { LocalLink } from '../primitives/local-link'
import * as styles from './article-neighbours.module.css'

type Neighbour = Queries.ArticleLinkFragment

interface ArticleNeighboursProps {
  newer: Neighbour | null | undefined
  older: Neighbour | null | undefined
}

/** Links to the articles that were published after and before this one. */
export function ArticleNeighbours({ newer, older }: ArticleNeighboursProps) {
  const messages = useMessages('article')
  if (!newer && !older) return null
  return (
    <nav className={`frame ${styles.neighbours}`} aria-label={messages('neighbours')}>
      {newer && <NeighbourLink article={newer} label={messages('newer')} rel="prev" />}
      {older && <NeighbourLink article={older} label={messages('older')} rel="next" />}
    </nav>
  )
}

function NeighbourLink({ article, label, rel }: { article: Neighbour; label: string; rel: 'prev' | 'next' }) {
  return (
    <LocalLink to={paths.article(article.category.key, article.name)} rel={rel}>
      <span className="label">{label}</span>
      <span className={styles.title}>{article.title}</span>
    </LocalLink>
  )
}

export const fragment = graphql`
  fragment ArticleLink on Article {
    name
    title(language: $language)
    category {
      key
    }
  }
`
