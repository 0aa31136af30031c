import { useMessages } from '../../hooks/page-language'
import { paths } from '../../i18n/paths'
import { Breadcrumbs } from '../primitives/breadcrumbs'
import { ArticleSearch } from './article-search'
import type { ContentListContext } from './content-list'
import * as styles from './content-list-header.module.css'

/** Head of a list of articles: what it is, which page, and the search field. */
export function ContentListHeader({ list: { kind, label, page, pageCount } }: { list: ContentListContext }) {
  const messages = useMessages('content')
  return (
    <>
      {kind !== 'hub' && <Breadcrumbs trail={[{ label: messages('title'), to: paths.content }]} />}
      <header className={`${styles.header} ${kind === 'hub' ? styles.first : ''}`}>
        <div className={styles.words}>
          {kind === 'tag' && <p className="label">{messages('tag')}</p>}
          <h1>{label ?? messages('title')}</h1>
          {kind === 'hub' && <p className={styles.lead}>{messages('lead')}</p>}
          {page > 1 && <p className="label">{messages('pageOf', { page, count: pageCount })}</p>}
        </div>
        <ArticleSearch />
      </header>
    </>
  )
}
