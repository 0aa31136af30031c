import { createBlogClient, readArticleAnswer, type BlogArticle } from '../../src/clients/blog-client'
import type { ArticleStore } from '../blog-api/article-store'

/**
 * Asks for an article by a name, NFC; null when there is none.
 * Rejects when the API fails or answers what is no article.
 */
export type ArticleLookup = (name: string) => Promise<BlogArticle | null>

const timeoutMs = 8000

/**
 * Asks a blog API over HTTP (contracts, section 3).
 *
 * @param baseUrl with or without a slash at its end
 */
export function remoteLookup(baseUrl: string, token: string): ArticleLookup {
  const client = createBlogClient({ baseUrl, token, timeoutMs })
  return (name) => client.readByName(name)
}

/** Asks the embedded blog API without a detour over HTTP. */
export function embeddedLookup(store: ArticleStore): ArticleLookup {
  return async (name) => {
    const article = (await store.list()).byName.get(name)
    return article ? readArticleAnswer({ data: article }) : null
  }
}
