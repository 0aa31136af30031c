import { useLanguage, useMessages } from '../../hooks/page-language'
import { localizedPath, paths } from '../../i18n/paths'
import { Icon } from '../primitives/icon'
import * as styles from './article-search.module.css'

/** The search field of the content hub: a plain form that leads to the search page, with or without scripts. */
export function ArticleSearch() {
  const messages = useMessages('content')
  return (
    <search>
      <form className={styles.form} action={localizedPath(paths.search, useLanguage())}>
        <label htmlFor="article-search" className="visually-hidden">
          {messages('search.label')}
        </label>
        <input
          id="article-search"
          type="search"
          name="q"
          required
          maxLength={100}
          placeholder={messages('search.label')}
          className={styles.field}
        />
        <button type="submit" className={styles.submit}>
          <Icon name="search" />
          <span className="visually-hidden">{messages('search.submit')}</span>
        </button>
      </form>
    </search>
  )
}
