import { useMessages } from '../../hooks/page-language'
import { paths } from '../../i18n/paths'
import { ArticleCard } from '../article/article-card'
import { RowHeader } from '../primitives/row-header'
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
      <RowHeader
        id="articles"
        title={messages('content.heading')}
        all={{ to: paths.content, label: messages('content.all') }}
      />
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
