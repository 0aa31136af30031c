import { categories } from '../../i18n/categories'
import { useLanguage, useMessages } from '../../hooks/page-language'
import { paths } from '../../i18n/paths'
import { LocalLink } from '../primitives/local-link'
import * as styles from './category-tabs.module.css'

/** The filters of the content hub: all articles and the four categories. @param current key of the category; null for all */
export function CategoryTabs({ current }: { current: string | null }) {
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
