import { useMessages } from '../../hooks/page-language'
import { paths } from '../../i18n/paths'
import { ArticleCard } from '../article/article-card'
import { LocalLink } from '../primitives/local-link'
import * as styles from './search-start.module.css'

const suggestionKeys = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

interface SearchStartProps {
  newest: readonly Queries.ArticleSmallCardFragment[]
  /** True where the suggestions stand below words of their own. */
  isTitled: boolean
}

/** Where to go from a search without hits, or before one: what is often looked for, and the newest articles. */
export function SearchStart({ newest, isTitled }: SearchStartProps) {
  const messages = useMessages('search')
  return (
    <div className={styles.start}>
      <section className={styles.suggestions}>
        {isTitled && <h2 className={styles.label}>{messages('suggestionsTitle')}</h2>}
        <ul className={styles.terms}>
          {suggestionKeys.map((key) => (
            <li key={key}>
              <LocalLink to={`${paths.search}?q=${messages(`suggestions.${key}`)}`} className={styles.term}>
                {messages(`suggestions.${key}`)}
              </LocalLink>
            </li>
          ))}
        </ul>
      </section>
      {newest.length > 0 && (
        <section className={styles.newest}>
          <h2>{messages('newest')}</h2>
          <ul className={styles.cards}>
            {newest.map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
