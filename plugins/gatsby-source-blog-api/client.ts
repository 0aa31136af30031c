import { FetchError, ofetch } from 'ofetch'
import { BlogApiError } from './errors'
import type { Options } from './types'

/** The three questions that a build asks the blog API (contracts, section 3). Each throws BlogApiError. */
export interface BlogApiClient {
  /** Every active article, whole or as a list entry, not yet checked. */
  listActive(): Promise<unknown[]>
  /** One page of whole articles, not yet checked, with the number of all articles where the API tells it. */
  readPage(page: number): Promise<{ items: unknown[]; total: number | null }>
  /** One article, not yet checked; null when the API has none of that name. */
  readByName(name: string): Promise<unknown>
}

type Answer = Record<string, unknown>

const isRecord = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Method and address for an error text: without credentials, and of the query only what this file puts in. */
function describeRequest(address: URL): string {
  const shown = new URLSearchParams([...address.searchParams].filter(([key]) => key === 'page' || key === 'limit'))
  return `GET ${address.origin}${address.pathname}${shown.size > 0 ? `?${shown}` : ''}`
}

/** The innermost reason of a failed fetch, such as `connect ECONNREFUSED 127.0.0.1:9000`. */
function rootCause(error: unknown): { name: string; message: string } {
  const { name, message, cause } = (isRecord(error) ? error : { message: String(error) }) as Partial<Error>
  return cause ? rootCause(cause) : { name: name ?? 'Error', message: message || (name ?? 'no reason given') }
}

function requestError(error: unknown, request: string, timeoutMs: number): BlogApiError {
  const status = error instanceof FetchError ? error.status : undefined
  if (status !== undefined) return new BlogApiError('badStatus', { request, status })
  const cause = rootCause(error)
  if (cause.name === 'TimeoutError' || cause.name === 'AbortError') {
    return new BlogApiError('timedOut', { request, timeoutMs })
  }
  const withoutCredentials = cause.message.replace(/\/\/[^/\s]*@/g, '//')
  return new BlogApiError('requestFailed', { request, cause: withoutCredentials })
}

/** The body as a JSON object. ofetch's own reading lets broken JSON pass as text, so it is not used. */
function parseAnswer(text: string, request: string): Answer {
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch (error) {
    throw new BlogApiError('notJson', { request, cause: rootCause(error).message })
  }
  if (!isRecord(answer)) throw new BlogApiError('wrongShape', { request, cause: 'the answer is not an object' })
  return answer
}

function listIn(answer: Answer, request: string): unknown[] {
  if (!Array.isArray(answer.data)) {
    throw new BlogApiError('wrongShape', { request, cause: '"data" must be a list' })
  }
  return answer.data
}

/**
 * A client of the blog API. Retries are ofetch's own: once, on 408, 409, 425, 429, 500, 502, 503, 504 and when the
 * connection fails. The time limit covers the repeat and the body.
 */
export function createBlogApiClient(
  options: Pick<Options, 'apiUrl' | 'token' | 'timeoutMs' | 'pageSize'>,
): BlogApiClient {
  const { token, timeoutMs, pageSize } = options
  const addressOf = (path: string) => new URL(`${options.apiUrl.replace(/\/+$/, '')}${path}`)

  async function get(address: URL): Promise<Answer> {
    const request = describeRequest(address)
    const text = await ofetch<string, 'text'>(address.href, {
      responseType: 'text',
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw requestError(error, request, timeoutMs)
    })
    return parseAnswer(text ?? '', request)
  }

  return {
    async listActive() {
      const address = addressOf('/blogs/contents/active')
      return listIn(await get(address), describeRequest(address))
    },
    async readPage(page) {
      const address = addressOf(`/blogs/contents?page=${page}&limit=${pageSize}`)
      const answer = await get(address)
      const total = isRecord(answer.meta) ? answer.meta.total : null
      return { items: listIn(answer, describeRequest(address)), total: typeof total === 'number' ? total : null }
    },
    async readByName(name) {
      const answer = await get(addressOf(`/blogs/contents/name/${encodeURIComponent(name)}`)).catch(
        (error: unknown) => {
          if (error instanceof BlogApiError && error.context.status === 404) return { data: null }
          throw error
        },
      )
      return answer.data ?? null
    },
  }
}
