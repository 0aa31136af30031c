import { useEffect, useState, type ReactNode } from 'react'
import { useHydrated } from '../../hooks/use-hydrated'
import { useLanguage, useMessages } from '../../hooks/page-language'
import { categories } from '../../i18n/categories'
import { paths } from '../../i18n/paths'
import { maxTermLength } from '../../search/term'
import { useSiteFacts } from '../layout/use-site'
import { Breadcrumbs } from '../primitives/breadcrumbs'
import { LocalLink } from '../primitives/local-link'
import { SearchForm } from './search-form'
import { SearchNotice } from './search-notice'
import * as styles from './search-page.module.css'
import { SearchResults } from './search-results'
import { SearchSkeleton } from './search-skeleton'
import { SearchStart } from './search-start'
import { useSearch, type SearchState } from './use-search'
import { useTypedSearch, type TypedSearch } from './use-typed-search'

/** Hits that are shown at first, and more at a time. */
const hitsAtOnce = 10

interface SearchPageProps {
  /** The newest articles, for where nothing is found. */
  newest: readonly Queries.ArticleSmallCardFragment[]
}

/** The search page: one prebuilt page for every term, which stands in the path (contracts, section 7). */
export function SearchPage({ newest }: SearchPageProps) {
  const messages = useMessages('search')
  const content = messages('hub')
  const isHydrated = useHydrated()
  const search = useTypedSearch()
  const { shown, showMore } = useShown(search.term)
  const isTooLong = [...search.term].length > maxTermLength
  const { state, retry } = useSearch(useLanguage(), {
    term: isTooLong ? '' : search.term,
    category: search.category,
    limit: shown,
  })
  useTitle(search.term)
  return (
    <div className="frame">
      <Breadcrumbs trail={[{ label: content, to: paths.content }]} />
      <header className={styles.header}>
        <h1>{messages('title')}</h1>
        <p className={styles.lead}>{messages('lead')}</p>
      </header>
      <SearchForm text={search.text} onType={search.type} onSubmit={search.submit} />
      <p role="status" className={styles.status}>
        <StatusWords state={state} isTooLong={isTooLong} />
      </p>
      <noscript>
        <WithoutScripts />
      </noscript>
      <div className={styles.body} data-waiting={isHydrated ? undefined : true}>
        {isTooLong ? (
          <SearchNotice title={messages('tooLong')} text={messages('tooLongText', { count: maxTermLength })} />
        ) : (
          <SearchBody state={state} search={search} onMore={showMore} onRetry={retry}>
            <SearchStart newest={newest} isTitled={state.status === 'waiting'} />
          </SearchBody>
        )}
      </div>
    </div>
  )
}

/** How many hits are shown; another term starts again. */
function useShown(term: string) {
  const [more, setMore] = useState({ term, shown: hitsAtOnce })
  const shown = more.term === term ? more.shown : hitsAtOnce
  return { shown, showMore: () => setMore({ term, shown: shown + hitsAtOnce }) }
}

/** Names the search in the title of the window, for tabs and the history. */
function useTitle(term: string) {
  const messages = useMessages('search')
  const { name } = useSiteFacts(useLanguage())
  const title = term ? messages('resultsFor', { term }) : messages('title')
  useEffect(() => {
    document.title = `${title} | ${name}`
  }, [title, name])
}

/** What is told to those who do not see the list change. */
function StatusWords({ state, isTooLong }: { state: SearchState; isTooLong: boolean }) {
  const messages = useMessages('search')
  if (isTooLong || state.status === 'waiting' || state.status === 'failed') return null
  if (state.status === 'loading') return messages('loading')
  const { total, isMore, term, totalInAll } = state.answer
  if (totalInAll === 0) return <span className="visually-hidden">{messages('notFound', { term })}</span>
  if (isMore) return messages('countMore', { count: total })
  return messages(total === 1 ? 'countOne' : 'count', { count: total })
}

interface SearchBodyProps {
  state: SearchState
  search: TypedSearch
  onMore: () => void
  onRetry: () => void
  /** Where to go where there are no hits. */
  children: ReactNode
}

function SearchBody({ state, search, onMore, onRetry, children }: SearchBodyProps) {
  const messages = useMessages('search')
  const answer = state.status === 'answered' ? state.answer : state.status === 'loading' ? state.last : null
  if (state.status === 'waiting') return children
  if (state.status === 'failed') {
    return (
      <SearchNotice title={messages('failed')} text={messages('failedText')}>
        <button type="button" onClick={onRetry}>
          {messages('retry')}
        </button>
        <LocalLink to={paths.content}>{messages('allArticles')}</LocalLink>
      </SearchNotice>
    )
  }
  if (!answer) return <SearchSkeleton />
  if (answer.totalInAll === 0) {
    return (
      <div className={styles.notFound}>
        <SearchNotice title={messages('notFound', { term: answer.term })} text={messages('notFoundText')} />
        {children}
      </div>
    )
  }
  const isPlain = !/[/?#%]/.test(answer.term)
  return (
    <div className={state.status === 'loading' ? styles.aging : undefined}>
      <SearchResults
        answer={answer}
        path={isPlain ? `${paths.search}${answer.term}/` : paths.search}
        onCategory={search.chooseCategory}
        onMore={onMore}
      />
    </div>
  )
}

/** How to browse where there are no scripts. */
function WithoutScripts() {
  const messages = useMessages('search')
  const language = useLanguage()
  return (
    <div className={styles.browse}>
      <p>{messages('withoutScripts')}</p>
      <ul>
        <li>
          <LocalLink to={paths.content}>{messages('allArticles')}</LocalLink>
        </li>
        {categories.map(({ key, label }) => (
          <li key={key}>
            <LocalLink to={paths.category(key)}>{label[language]}</LocalLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
