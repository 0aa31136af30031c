import { categories } from '../../i18n/categories'
import { useLanguage, useMessages } from '../../hooks/page-language'
import { paths } from '../../i18n/paths'
import { ButtonLink } from '../primitives/button-link'
import { LocalLink } from '../primitives/local-link'
import { ArticleCard } from './article-card'
import * as styles from './article-list.module.css'
import { Paging } from './paging'

/** What a page of the content hub knows of its list, from src/gatsby/pages/content-list-pages.ts. */
export interface ArticleListContext {
  /** Key of the category; null for all. */
  category: string | null
  categoryLabel: string | null
  page: number
  pageCount: number
}

interface ArticleListProps {
  articles: readonly (Queries.ArticleCardFragment & { readonly id: string })[]
  list: ArticleListContext
}

/** A page of the content hub, of all articles or of one category: the newest large, the others in a grid. */
export function ArticleList({ articles, list }: ArticleListProps) {
  const messages = useMessages('content')
  const pathOf = (page: number) =>
    list.category === null ? paths.contentPage(page) : paths.category(list.category, page)
  return (
    <div className="frame">
      <header className={styles.header}>
        <h1>{list.categoryLabel ?? messages('title')}</h1>
        {list.category === null && <p className={styles.lead}>{messages('lead')}</p>}
        {list.page > 1 && <p className="label">{messages('pageOf', { page: list.page, count: list.pageCount })}</p>}
      </header>
      <CategoryTabs current={list.category} />
      {articles.length === 0 ? (
        <EmptyList />
      ) : (
        <ul className={styles.grid}>
          {articles.map((article, index) => (
            <li key={article.id} className={index === 0 && list.page === 1 ? styles.newest : undefined}>
              <ArticleCard
                article={article}
                size={index === 0 && list.page === 1 ? 'wide' : 'small'}
                headingLevel="h2"
              />
            </li>
          ))}
        </ul>
      )}
      <Paging page={list.page} pageCount={list.pageCount} pathOf={pathOf} />
    </div>
  )
}

function CategoryTabs({ current }: { current: string | null }) {
  const messages = useMessages('content')
  const language = useLanguage()
  const tabs = [
    { key: null, label: messages('all'), to: paths.content },
    ...categories.map(({ key, label }) => ({ key, label: label[language], to: paths.category(key) })),
  ]
  return (
    <nav className={styles.tabs} aria-label={messages('categories')}>
      <ul>
        {tabs.map(({ key, label, to }) => (
          <li key={to}>
            <LocalLink to={to} aria-current={key === current ? 'page' : undefined}>
              {label}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function EmptyList() {
  const messages = useMessages('content')
  return (
    <div className={styles.empty}>
      <p>{messages('empty')}</p>
      <p>{messages('emptyText')}</p>
      <ButtonLink to={paths.content} kind="quiet">
        {messages('all')}
      </ButtonLink>
    </div>
  )
}
