import type { Language } from '../../i18n/locales'
import type { PagesData } from './query-pages'

/** Articles that stand where nobody has worked out which are related. */
const newestCount = 3

/** Node ids of the newest articles that are written in a language. */
export const newestArticles = (
  language: Language,
  { articles }: { articles: readonly PagesData['articles'][number][] },
  count: number = newestCount,
): string[] =>
  articles
    .filter(({ languages }) => languages.includes(language))
    .slice(0, count)
    .map(({ id }) => id)
