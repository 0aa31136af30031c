import type { Actions } from 'gatsby'
import { paths } from '../../i18n/paths'
import { createLocalizedPage } from './create-localized-page'
import { newestArticles } from './newest-articles'
import type { PagesData } from './query-pages'

/** The search page of each language; one page for every term, which the browser reads off the path. */
export function createSearchPages(actions: Pick<Actions, 'createPage'>, data: Pick<PagesData, 'articles'>): void {
  createLocalizedPage(actions, {
    path: paths.search,
    template: 'content-search',
    matchPath: `${paths.search}*`,
    context: (language) => ({ newest: newestArticles(language, data) }),
  })
}
