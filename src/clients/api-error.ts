/**
 * Why a question to an API failed (specification, section 8): the network, the asker gave up, the time limit, an address that is
 * not http(s), a status outside 200 to 299; and `shape` for an answer that is not what the contract says.
 */
export type ApiFailure = 'network' | 'aborted' | 'timeout' | 'protocol' | 'status' | 'shape'

const words: Readonly<Record<ApiFailure, string>> = {
  network: 'Network error',
  aborted: 'Request aborted',
  timeout: 'Timeout exceeded',
  protocol: 'Unsupported protocol',
  status: 'Status outside 200 to 299',
  shape: 'Answer of another shape',
}

interface ApiErrorOptions {
  /** HTTP status, where there was an answer. */
  status?: number | undefined
  /** What was answered with that status, as text. */
  body?: string | undefined
  /** The header Retry-After as it came. */
  retryAfter?: string | null | undefined
  cause?: unknown
}

/** A question to an API that failed. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** HTTP status; undefined where there was no answer. */
  readonly status: number | undefined
  /** The body of an answer with an error status: for whoever knows its shape. */
  readonly body: string | undefined
  /** Seconds after which to try again; null when the server names none. */
  readonly retryAfterSeconds: number | null

  /** @param request method and address, without query and token */
  constructor(
    readonly kind: ApiFailure,
    request: string,
    { status, body, retryAfter, cause }: ApiErrorOptions = {},
  ) {
    super(`${request}: ${words[kind]}${status === undefined ? '' : ` (${status})`}`, { cause })
    this.status = status
    this.body = body
    this.retryAfterSeconds = /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) : null
  }
}
