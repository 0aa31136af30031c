import { blogApi, blogApiUrl } from '../../clients/blog-api'
import { localizedPath, paths } from '../../i18n/paths'
import { isArticleName, type ArticleAddress } from '../../live-article/article-address'
import { articleContent } from '../../live-article/article-content'
import { placeOf, readLiveArticle } from '../../live-article/read-article'
import type { LiveSurroundings } from './live-article-view'
import { readSurroundings } from './surroundings'

/** Where an article that has no page is: here, at another place, or nowhere. */
export type Finding =
  | {
      kind: 'here'
      content: Queries.ArticleContentFragment
      relatedProjects: readonly string[]
      surroundings: LiveSurroundings
    }
  /** `to` is a path as it is stored, with its language. */
  | { kind: 'elsewhere' | 'nowhere'; to: string }

/**
 * Looks for an article that has no page, as our server does it (contracts, section 5).
 *
 * @param path of the address, decoded, with a slash at its end
 * @throws {ApiError} when the blog API fails
 */
export async function findArticle(address: ArticleAddress, path: string, signal: AbortSignal): Promise<Finding> {
  const { name, language } = address
  const nowhere: Finding = { kind: 'nowhere', to: localizedPath(paths.content, language) }
  const source = isArticleName(name) ? await blogApi.readByName(name, { signal }) : null
  const article = source && readLiveArticle(source, language)
  if (!article) return nowhere
  const place = placeOf(article)
  if (place !== path) return { kind: 'elsewhere', to: place }
  const surroundings = await readSurroundings(language, signal)
  const { relatedProjects } = article
  return { kind: 'here', content: articleContent(article, blogApiUrl), relatedProjects, surroundings }
}
