import type { Actions } from 'gatsby'
import type { Language } from '../../i18n/locales'
import { shellContent } from '../../live-article/shell'
import { shellPath } from '../../live-article/shell-path'
import { createLocalizedPage } from './create-localized-page'
import type { PagesData } from './query-pages'

/** Articles at the end of one that is not built yet: the newest, since nobody has worked out which are related. */
const newestCount = 3

const newestIn = (language: Language, { articles }: PagesData) =>
  articles
    .filter(({ languages }) => languages.includes(language))
    .slice(0, newestCount)
    .map(({ id }) => id)

/** The shell of articles that are not built yet, in both languages (src/live-article/shell-path.ts). */
export function createLiveArticlePages(actions: Pick<Actions, 'createPage'>, data: PagesData): void {
  createLocalizedPage(actions, {
    path: shellPath,
    template: 'live-article',
    context: (language) => ({
      article: shellContent(language),
      relatedProjects: [],
      related: newestIn(language, data),
    }),
  })
}
