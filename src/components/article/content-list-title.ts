import type { Translate } from '../../i18n/message-types'
import type { ArticleListContext } from './article-list'

/** Title and description of a page of the content hub, for its head. */
export function contentListTitle(
  messages: Translate<'content'>,
  { categoryLabel, page, pageCount }: ArticleListContext,
) {
  const title = categoryLabel ?? messages('title')
  return {
    title: page > 1 ? `${title}, ${messages('pageOf', { page, count: pageCount })}` : title,
    description:
      categoryLabel === null ? messages('description') : messages('categoryDescription', { category: categoryLabel }),
  }
}
