import { categories, type CategoryKey } from '../../i18n/categories'
import { useLanguage, useMessages } from '../../hooks/page-language'
import { FilterTabs } from '../tabs/filter-tabs'
import { SearchHit } from './search-hit'
import * as styles from './search-results.module.css'
import type { SearchAnswer } from './use-search'

interface SearchResultsProps {
  answer: SearchAnswer
  /** Path of the search, without the language. */
  path: string
  onCategory: (category: CategoryKey | null) => void
  /** Shows more hits. */
  onMore: () => void
}

/** The articles that were found, with the categories as filters. */
export function SearchResults({ answer, path, onCategory, onMore }: SearchResultsProps) {
  const messages = useMessages('search')
  const language = useLanguage()
  const { hits, total, category, marks } = answer
  return (
    <div className={styles.results}>
      <FilterTabs
        label={messages('categories')}
        path={path}
        allLabel={messages('all')}
        tabs={categories.map(({ key, label }) => ({ key, label: label[language] }))}
        current={category}
        onChoose={onCategory}
      />
      <Remarks answer={answer} />
      <ul className={styles.list}>
        {hits.map((hit) => (
          <li key={hit.n}>
            <SearchHit hit={hit} marks={marks} />
          </li>
        ))}
      </ul>
      {hits.length === 0 && (
        <p className={styles.remark}>
          {messages('emptyInTab')}{' '}
          <button type="button" className={styles.quiet} onClick={() => onCategory(null)}>
            {messages('showAll')}
          </button>
        </p>
      )}
      {hits.length < total && (
        <p className={styles.more}>
          <button type="button" className={styles.button} onClick={onMore}>
            {messages('more')}
          </button>
        </p>
      )}
    </div>
  )
}

/** What was searched for instead, where nothing has what was typed. */
function Remarks({ answer: { corrected, isRelaxed } }: Pick<SearchResultsProps, 'answer'>) {
  const messages = useMessages('search')
  return (
    <>
      {corrected.map(({ typed, found }) => (
        <p key={typed} className={styles.remark}>
          {messages('corrected', { typed, found })}
        </p>
      ))}
      {isRelaxed && <p className={styles.remark}>{messages('relaxed')}</p>}
    </>
  )
}
