import type { Language } from '../i18n/locales'
import { createApiClient, type ApiClientOptions, type ApiRequestOptions } from './api-client'
import { ApiError } from './api-error'

/** An article as the blog API sent it: its name and category are text, the rest is not checked yet. */
export interface BlogArticle {
  readonly name: string
  readonly category: string
  readonly [field: string]: unknown
}

type AskOptions = Pick<ApiRequestOptions, 'signal' | 'timeoutMs'>

/** Parameters beyond the language, which an API may leave aside: how many articles, and changed since when (ISO time). */
type SearchOptions = AskOptions & { query?: { limit?: number; updatedSince?: string } }

/** What visitors' browsers and the site's server ask the blog API (contracts, section 3). Failures are rejections. */
export interface BlogClient {
  /**
   * One article by its name or a previous one; null when there is none.
   *
   * @throws {ApiError}
   */
  readByName(name: string, options?: AskOptions): Promise<BlogArticle | null>
  /**
   * Articles that match a term, best first.
   *
   * @throws {ApiError}
   */
  search(term: string, language: Language, options?: SearchOptions): Promise<BlogArticle[]>
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value is an article as far as this module looks. */
export const isBlogArticle = (value: unknown): value is BlogArticle =>
  isRecord(value) && typeof value['name'] === 'string' && value['name'] !== '' && typeof value['category'] === 'string'

/** What stands in `data` of an answer; undefined when there is no such field. */
const dataOf = (answer: unknown): unknown => (isRecord(answer) ? answer['data'] : undefined)

const nameRequest = 'GET /blogs/contents/name/…'
const searchRequest = 'GET /blogs/contents/search/…'

/** @throws {ApiError} when the answer is no article and not `null` */
export function readArticleAnswer(answer: unknown): BlogArticle | null {
  const data = dataOf(answer)
  if (data === null || isBlogArticle(data)) return data
  throw new ApiError('shape', nameRequest)
}

function readListAnswer(answer: unknown): BlogArticle[] {
  const data = dataOf(answer)
  if (Array.isArray(data)) return data.filter(isBlogArticle)
  throw new ApiError('shape', searchRequest)
}

/** A client of a blog API; its retries and failures are those of {@link createApiClient}. */
export function createBlogClient(options: ApiClientOptions): BlogClient {
  const ask = createApiClient(options)
  return {
    async readByName(name, askOptions) {
      try {
        return readArticleAnswer(await ask(`/blogs/contents/name/${encodeURIComponent(name)}`, askOptions))
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
    async search(term, language, askOptions) {
      const path = `/blogs/contents/search/${encodeURIComponent(term)}`
      return readListAnswer(await ask(path, { ...askOptions, query: { ...askOptions?.query, language } }))
    },
  }
}
