import type { Actions } from 'gatsby'
import { paths } from '../../i18n/paths'
import { createLocalizedPage } from './create-localized-page'
import { newestArticles } from './newest-articles'
import type { PagesData } from './query-pages'

/** The home page of each language. It names its articles, so that an edit of any other one leaves it as it is. */
export function createHomePage(actions: Pick<Actions, 'createPage'>, data: Pick<PagesData, 'articles'>): void {
  createLocalizedPage(actions, {
    path: paths.home,
    template: 'home',
    context: (language) => ({ newest: newestArticles(language, data) }),
  })
}
