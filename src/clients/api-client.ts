import { FetchError, ofetch, type FetchOptions } from 'ofetch'
import { ApiError, type ApiFailure } from './api-error'

export interface ApiClientOptions {
  /** Base address: absolute, or in a browser also a path of the site; a slash at its end does not matter. */
  baseUrl: string
  /** Bearer token. */
  token: string
  /** Longest time for a question with its repeat and its body. Left out: none (specification, section 7). */
  timeoutMs?: number
}

export interface ApiRequestOptions {
  method?: 'GET' | 'POST'
  /** JSON, or FormData where there are files. */
  body?: Record<string, unknown> | FormData
  query?: Readonly<Record<string, string | number>>
  headers?: Readonly<Record<string, string>>
  /** Gives up when it fires. */
  signal?: AbortSignal
  timeoutMs?: number
}

/**
 * Asks one API and gives its answer as parsed JSON, not checked further.
 *
 * @throws {ApiError} for every failure
 */
export type AskApi = (path: string, options?: ApiRequestOptions) => Promise<unknown>

const hasOtherProtocol = (address: string) => /^[a-z][a-z\d+.-]*:/i.test(address) && !/^https?:\/\//i.test(address)

/** @throws {ApiError} `protocol` for an address that is neither a path nor http(s) */
export function checkProtocol(address: string, request: string): void {
  if (hasOtherProtocol(address)) throw new ApiError('protocol', request)
}

/** The innermost error: fetch wraps what happened, and ofetch wraps that. */
function innermost(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined
  return cause === undefined ? error : innermost(cause)
}

function failureOf(error: unknown, signal: AbortSignal | undefined): ApiFailure {
  const reason: unknown = signal?.aborted ? signal.reason : innermost(error)
  // By its name: an exception of another realm is no instance of this one's classes
  const name = (reason as { name?: unknown } | null | undefined)?.name
  if (name === 'TimeoutError') return 'timeout'
  return signal?.aborted || name === 'AbortError' ? 'aborted' : 'network'
}

/** One signal for the asker's own and the time limit. ofetch forgets its own limit once there is a signal. */
function joinSignals(signal: AbortSignal | undefined, timeoutMs: number | undefined): AbortSignal | undefined {
  const limit = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs)
  return signal && limit ? AbortSignal.any([signal, limit]) : (signal ?? limit)
}

function readJson(text: string, request: string, status: number): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ApiError('shape', request, { status, cause })
  }
}

/**
 * A JSON client of one API (specification, section 7; contracts, section 3): bearer token, one repeat on 408, 409, 425, 429, 500,
 * 502, 503, 504 and a failed connection for GET, none for POST; an answer outside 200 to 299 is an error.
 */
export function createApiClient({ baseUrl, token, timeoutMs: usualTimeoutMs }: ApiClientOptions): AskApi {
  const base = baseUrl.replace(/\/+$/, '')
  return async (path, { method = 'GET', body, query, headers, signal: given, timeoutMs = usualTimeoutMs } = {}) => {
    const address = `${base}${path}`
    const request = `${method} ${address}`
    checkProtocol(address, request)
    const signal = joinSignals(given, timeoutMs)
    // As text: ofetch lets broken JSON pass, and fails on a body that belongs to an error status before it looks at that
    const options: FetchOptions<'text'> = { method, responseType: 'text' }
    if (body) options.body = body
    if (query) options.query = { ...query }
    if (signal) options.signal = signal
    try {
      const answer = await ofetch.raw(address, {
        ...options,
        headers: { accept: 'application/json', ...headers, authorization: `Bearer ${token}` },
      })
      if (!answer.ok) throw new ApiError('status', request, { status: answer.status })
      return readJson(answer._data ?? '', request, answer.status)
    } catch (cause) {
      if (cause instanceof ApiError) throw cause
      const { status, data, response } = cause instanceof FetchError ? (cause as FetchError<unknown>) : {}
      if (status === undefined) throw new ApiError(failureOf(cause, signal), request, { cause })
      const body = typeof data === 'string' ? data : undefined
      throw new ApiError('status', request, { status, cause, body, retryAfter: response?.headers.get('retry-after') })
    }
  }
}
