import type { Actions } from 'gatsby'
import { shellContent } from '../../live-article/shell'
import { shellPath } from '../../live-article/shell-path'
import { createLocalizedPage } from './create-localized-page'
import { newestArticles } from './newest-articles'
import type { PagesData } from './query-pages'

/** The shell of articles that are not built yet, in both languages (src/live-article/shell-path.ts). */
export function createLiveArticlePages(actions: Pick<Actions, 'createPage'>, data: PagesData): void {
  createLocalizedPage(actions, {
    path: shellPath,
    template: 'live-article',
    context: (language) => ({
      article: shellContent(language),
      relatedProjects: [],
      related: newestArticles(language, data),
    }),
  })
}
