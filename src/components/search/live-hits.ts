import type { BlogArticle } from '../../clients/blog-client'
import { categoryKey } from '../../i18n/categories'
import type { Language } from '../../i18n/locales'
import type { Hit } from '../../search/search-index'

/** Articles that are asked for: what was published since the build is seldom more. */
const mostLiveHits = 10

const textIn = (value: unknown, language: Language): string => {
  const text = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[language] : undefined
  return typeof text === 'string' ? text : ''
}

/** An article of the API as a hit; null when it has no page in the language. */
export function toHit(article: BlogArticle, language: Language): Hit | null {
  const category = categoryKey(article.category)
  const title = textIn(article['title'], language).trim()
  const publishedAt = article['publishedAt']
  if (!category || !title || !textIn(article['body'], language).trim()) return null
  if (typeof publishedAt !== 'string' || Number.isNaN(Date.parse(publishedAt))) return null
  return {
    n: article.name.normalize('NFC'),
    t: title,
    e: textIn(article['excerpt'], language),
    d: publishedAt,
    m: 0,
    category,
  }
}

/**
 * Articles that the blog API finds and the index may not have: those that changed after the newest article of the index was
 * published. Quiet: an API that fails finds nothing.
 *
 * @param newest when the newest article of the index was published; empty for an empty index
 */
export async function findLive(term: string, language: Language, newest: string, signal: AbortSignal): Promise<Hit[]> {
  try {
    const { blogApi } = await import('../../clients/blog-api')
    const query = { limit: mostLiveHits, ...(newest && { updatedSince: newest }) }
    const articles = await blogApi.search(term, language, { signal, query })
    return articles.slice(0, mostLiveHits).flatMap((article) => toHit(article, language) ?? [])
  } catch {
    return []
  }
}
