import type { Translate } from '../../i18n/message-types'
import type { ArticleListContext } from './article-list'

/** Title and description of a page of the content hub, for its head. */
export function contentListTitle(
  messages: Translate<'content'>,
  { categoryLabel, page, pageCount }: ArticleListContext,
) {
  const title = categoryLabel ?? messages('title')
  const description =
    categoryLabel === null ? messages('description') : messages('categoryDescription', { category: categoryLabel })
  if (page === 1) return { title, description }
  const place = messages('pageOf', { page, count: pageCount })
  return { title: `${title}, ${place}`, description: `${place}: ${description}` }
}
