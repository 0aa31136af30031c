import type { Actions } from 'gatsby'
import { paths } from '../../i18n/paths'
import { createLocalizedPage } from './create-localized-page'
import type { PagesData } from './query-pages'

/** A page for each item of news and activities. */
export function createNewsPages(actions: Pick<Actions, 'createPage'>, { news }: PagesData): void {
  for (const { slug } of news) {
    createLocalizedPage(actions, { path: paths.newsItem(slug), template: 'news-item', context: () => ({ slug }) })
  }
}
