import { useMessages } from '../../hooks/page-language'
import { LocalLink } from '../primitives/local-link'
import * as styles from './paging.module.css'

interface PagingProps {
  page: number
  pageCount: number
  pathOf: (page: number) => string
}

/** Links to the newer and the older page of a list; nothing for a list of one page. */
export function Paging({ page, pageCount, pathOf }: PagingProps) {
  const messages = useMessages('content')
  if (pageCount <= 1) return null
  return (
    <nav className={styles.paging} aria-label={messages('pages')}>
      {page > 1 && (
        <LocalLink to={pathOf(page - 1)} rel="prev">
          {messages('newer')}
        </LocalLink>
      )}
      <span>{messages('pageOf', { page, count: pageCount })}</span>
      {page < pageCount && (
        <LocalLink to={pathOf(page + 1)} rel="next">
          {messages('older')}
        </LocalLink>
      )}
    </nav>
  )
}
