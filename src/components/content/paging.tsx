import { useMessages } from '../../hooks/page-language'
import { LocalLink } from '../primitives/local-link'
import { pageWindow } from './page-window'
import * as styles from './paging.module.css'

interface PagingProps {
  page: number
  pageCount: number
  pathOf: (page: number) => string
}

/** Links to other pages of a list; nothing for a list of one page. */
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
      <ol>
        {pageWindow(page, pageCount).map((number, index) => (
          <li key={number ?? `gap ${index}`}>
            {number === null ? (
              '…'
            ) : (
              <LocalLink
                to={pathOf(number)}
                aria-label={messages('page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </LocalLink>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <LocalLink to={pathOf(page + 1)} rel="next">
          {messages('older')}
        </LocalLink>
      )}
    </nav>
  )
}
