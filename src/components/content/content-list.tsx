import { useMessages } from '../../hooks/page-language'
import { paths } from '../../i18n/paths'
import { ArticleCard } from '../article/article-card'
import { ButtonLink } from '../primitives/button-link'
import { CategoryTabs } from './category-tabs'
import { ContentListHeader } from './content-list-header'
import * as styles from './content-list.module.css'
import { Paging } from './paging'

/** What a page of a list of articles knows of it, from src/gatsby/pages/content-list-pages.ts. */
export interface ContentListContext {
  kind: 'hub' | 'category' | 'tag'
  /** Key of the category; null in the other lists. */
  category: string | null
  /** Name of the category or text of the tag; null in the hub. */
  label: string | null
  page: number
  pageCount: number
}

interface ContentListProps {
  articles: readonly Queries.ArticleCardFragment[]
  list: ContentListContext
}

/** Sizes of the first cards of a list; the others are small. */
const firstSizes = ['wide', 'medium', 'medium'] as const

/** A page of a list of articles: the newest large, two of middle size, the others in three columns. */
export function ContentList({ articles, list }: ContentListProps) {
  const pathOf = (page: number) => {
    if (list.kind === 'tag') return paths.tag(list.label ?? '', page)
    return list.category === null ? paths.contentPage(page) : paths.category(list.category, page)
  }
  const sizeOf = (index: number) => (list.page === 1 && firstSizes[index]) || 'small'
  return (
    <div className="frame">
      <ContentListHeader list={list} />
      {list.kind !== 'tag' && <CategoryTabs current={list.category} />}
      {articles.length === 0 ? (
        <EmptyList />
      ) : (
        <ul className={styles.grid}>
          {articles.map((article, index) => (
            <li key={article.id} className={styles[sizeOf(index)]}>
              <ArticleCard article={article} size={sizeOf(index)} headingLevel="h2" />
            </li>
          ))}
        </ul>
      )}
      <Paging page={list.page} pageCount={list.pageCount} pathOf={pathOf} />
    </div>
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
