import { CardRow } from '../primitives/card-row'
import { NewsCard } from './news-card'

interface NewsRowProps {
  title: string
  news: readonly Queries.NewsCardFragment[]
}

/** News about something, in a row of cards; nothing at all when there is none. */
export function NewsRow({ title, news }: NewsRowProps) {
  if (news.length === 0) return null
  return (
    <CardRow id="news" title={title}>
      {news.map((item) => (
        <li key={item.slug}>
          <NewsCard item={item} />
        </li>
      ))}
    </CardRow>
  )
}
