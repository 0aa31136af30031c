import { useMessages } from '../../hooks/page-language'
import { paths } from '../../i18n/paths'
import { ArticleCard } from '../article/article-card'
import { ButtonLink } from '../primitives/button-link'
import * as styles from './content-teaser.module.css'

interface ContentTeaserProps {
  articles: readonly (Queries.ArticleCardFragment & { readonly id: string })[]
}

/** The newest articles: one large, two small. Nothing at all when there is none. */
export function ContentTeaser({ articles }: ContentTeaserProps) {
  const messages = useMessages('home')
  if (articles.length === 0) return null
  return (
    <section className="frame section" aria-labelledby="articles">
      <header className={styles.header}>
        <h2 id="articles">{messages('content.heading')}</h2>
        <ButtonLink to={paths.content} kind="quiet">
          {messages('content.all')}
        </ButtonLink>
      </header>
      <ul className={styles.grid}>
        {articles.map((article, index) => (
          <li key={article.id}>
            <ArticleCard article={article} size={index === 0 ? 'large' : 'small'} />
          </li>
        ))}
      </ul>
    </section>
  )
}
