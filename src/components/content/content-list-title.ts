import type { Translate } from '../../i18n/message-types'
import type { ContentListContext } from './content-list'

type List = Pick<ContentListContext, 'kind' | 'label'>

function wordsOf(messages: Translate<'content'>, { kind, label }: List) {
  if (kind === 'tag') {
    const tag = label ?? ''
    return { title: messages('tagTitle', { tag }), description: messages('tagDescription', { tag }) }
  }
  if (kind === 'hub' || !label) return { title: messages('title'), description: messages('description') }
  return { title: label, description: messages('categoryDescription', { category: label }) }
}

/** Title and description of a page of a list of articles, for its head; all of its pages are shared with the card of the first. */
export function contentListTitle(messages: Translate<'content'>, { page, pageCount, ...list }: ContentListContext) {
  const { title, description } = wordsOf(messages, list)
  if (page === 1) return { title, description }
  const place = messages('pageOf', { page, count: pageCount })
  return { title: `${title}, ${place}`, description: `${place}: ${description}`, cardTitle: title }
}
