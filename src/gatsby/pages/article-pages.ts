import type { Actions } from 'gatsby'
import type { Localized } from '../../i18n/locales'
import { paths } from '../../i18n/paths'
import { linkArticles, type ArticleLinks } from './article-links'
import { createLocalizedPage } from './create-localized-page'
import type { PagesData } from './query-pages'

/** A page for each article, in the languages that the article is written in. */
export function createArticlePages(actions: Pick<Actions, 'createPage'>, { articles }: PagesData): void {
  const links: Localized<Map<string, ArticleLinks>> = {
    th: linkArticles(articles, 'th'),
    en: linkArticles(articles, 'en'),
  }
  for (const { id, name, category, languages } of articles) {
    createLocalizedPage(actions, {
      path: paths.article(category.key, name),
      template: 'article',
      context: (language) => ({ id, ...links[language].get(id) }),
      languages,
      elsewhere: paths.category(category.key),
    })
  }
}
