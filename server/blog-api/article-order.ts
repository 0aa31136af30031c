import type { StoredArticle } from './article-store'

const byId = new Intl.Collator('en', { numeric: true })

function publishedMs(article: StoredArticle): number {
  const published = article['publishedAt']
  const time = typeof published === 'string' ? Date.parse(published) : Number.NaN
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time
}

/** Articles by publishedAt, newest first, then by id; those without a readable date come last. */
export function orderedNewestFirst(articles: readonly StoredArticle[]): StoredArticle[] {
  return articles
    .map((article) => ({ article, publishedMs: publishedMs(article) }))
    .sort((a, b) =>
      a.publishedMs === b.publishedMs
        ? byId.compare(String(a.article.id), String(b.article.id))
        : b.publishedMs - a.publishedMs,
    )
    .map(({ article }) => article)
}
