import type { Actions } from 'gatsby'
import { paths } from '../../i18n/paths'
import { createLocalizedPage } from './create-localized-page'
import type { PagesData } from './query-pages'

/** A page for each article, in the languages that the article is written in. */
export function createArticlePages(actions: Pick<Actions, 'createPage'>, { articles }: PagesData): void {
  for (const { id, name, category, languages } of articles) {
    createLocalizedPage(actions, {
      path: paths.article(category.key, name),
      template: 'article',
      context: () => ({ id }),
      languages,
      elsewhere: paths.category(category.key),
    })
  }
}
