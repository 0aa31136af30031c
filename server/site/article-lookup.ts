import { ofetch, FetchError } from 'ofetch'
import type { ArticleStore } from '../blog-api/article-store'

/** What the live article rule needs to know of an article; the rest is as the API sent it. */
export interface FoundArticle {
  readonly name: string
  readonly category: string
  readonly [field: string]: unknown
}

/**
 * Asks for an article by a name, NFC; null when there is none.
 * Rejects when the API fails or answers what is no article.
 */
export type ArticleLookup = (name: string) => Promise<FoundArticle | null>

const timeoutMs = 8000

/** The answer of `/blogs/contents/name/{name}` as an article; anything else is a failure of the API. */
function readAnswer(answer: unknown): FoundArticle | null {
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined
  if (data === null) return null
  if (typeof data === 'object') {
    const { name, category } = data as Record<string, unknown>
    if (typeof name === 'string' && name !== '' && typeof category === 'string') return { ...data, name, category }
  }
  throw new Error('The blog API answered what is not an article')
}

/**
 * Asks a blog API over HTTP (contracts, section 3).
 *
 * @param baseUrl without a slash at its end
 */
export function remoteLookup(baseUrl: string, token: string): ArticleLookup {
  return async (name) => {
    try {
      const answer: unknown = await ofetch(`${baseUrl}/blogs/contents/name/${encodeURIComponent(name)}`, {
        headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
      })
      return readAnswer(answer)
    } catch (error) {
      if (error instanceof FetchError && error.status === 404) return null
      throw error
    }
  }
}

/** Asks the embedded blog API without a detour over HTTP. */
export function embeddedLookup(store: ArticleStore): ArticleLookup {
  return async (name) => {
    const article = (await store.list()).byName.get(name)
    return article ? readAnswer({ data: article }) : null
  }
}
