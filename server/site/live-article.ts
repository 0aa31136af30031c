import type { BlogArticle } from '../../src/clients/blog-client'
import { categoryKey } from '../../src/i18n/categories'
import { localizedPath, paths } from '../../src/i18n/paths'
import { isArticleName, readArticleAddress } from '../../src/live-article/article-address'
import { placeOf, readLiveArticle, type LiveArticle } from '../../src/live-article/read-article'
import { unavailable } from '../http/http-error'
import type { ArticleLookup } from './article-lookup'
import { localLocation } from './location'
import type { Redirection } from './redirects'

/** An article that is to be shown where it was asked for. `source` is the same object as long as the answer is remembered. */
export interface LiveFinding {
  article: LiveArticle
  source: BlogArticle
}

const failingRetryS = 30

/**
 * The rule for an article that is not in the release (contracts, section 5): asks the blog API where it is.
 *
 * @param path decoded, with a slash at its end
 * @returns the article, or where to send the visitor; null when the path is no article's, which is a plain 404
 * @throws {HttpError} 503 when the API fails
 */
export async function findLiveArticle(
  lookup: ArticleLookup,
  path: string,
  query: string,
): Promise<LiveFinding | Redirection | null> {
  const address = readArticleAddress(path)
  if (!address) return null
  const toHub: Redirection = { status: 302, location: localizedPath(paths.content, address.language) }
  if (!isArticleName(address.name)) return toHub
  const source = await lookup(address.name).catch((cause: unknown) => {
    throw unavailable('Internal Server Error', failingRetryS, { cause })
  })
  const article = source && categoryKey(source.category) && readLiveArticle(source, address.language)
  if (!article) return toHub
  const place = placeOf(article)
  return place === path ? { article, source } : { status: 301, location: localLocation(place, query) }
}
