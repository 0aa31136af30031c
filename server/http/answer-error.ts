import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorPage } from './error-page'
import { HttpError } from './http-error'
import { splitTarget } from './request-target'

const codes: Readonly<Record<number, [code: string, message: string]>> = {
  400: ['bad_request', 'The request cannot be read'],
  404: ['not_found', 'There is nothing at this address'],
  405: ['method_not_allowed', 'This address does not take the method'],
  413: ['too_large', 'The request is too large'],
  415: ['unsupported_media_type', 'This address does not take the content type'],
  429: ['too_many_requests', 'Too many requests'],
  503: ['unavailable', 'The service is not available at the moment'],
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500
}

/** Any error as one that may be shown: only the words of our own errors leave the server. */
function shownError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  const status = statusOf(error)
  const [code, message] =
    codes[status] ?? (status < 500 ? ['bad_request', 'Bad request'] : ['internal', 'Internal Server Error'])
  return new HttpError(status, code, message)
}

/** What is wrong at which field, where the error says so. */
const fieldsOf = ({ fields }: HttpError) => (Object.keys(fields).length > 0 ? { fields } : {})

const isJsonService = (path: string) =>
  /^\/(?:(?:api|blog-api|hooks)(?:[/?#]|$)|(?:healthz|readyz)(?:[?#]|$))/.test(path)

/** Whether an address belongs to a part of the server that speaks JSON (contracts, section 5) and not to the site. */
export const isServicePath = (url: string) => isJsonService(url)

/**
 * Answers an error: `{"error": {"code", "message"}}` for the services, a small HTML page for the site; never a stack.
 *
 * @param speaksJson whether an address (path and query) is answered with JSON
 * @param pagePath path whose language the page is in; left out: the address that was asked for
 */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  speaksJson: (url: string) => boolean,
  pagePath = request.url,
): FastifyReply {
  const shown = shownError(error)
  if (shown.status >= 500)
    request.log.error({ err: error, method: request.method, path: splitTarget(request.url).rawPath }, shown.message)
  reply.code(shown.status).headers(shown.headers).header('cache-control', 'no-store')
  for (const name of ['etag', 'content-encoding', 'content-length', 'content-range', 'accept-ranges']) {
    if (!(name in shown.headers)) reply.removeHeader(name)
  }
  if (speaksJson(request.url))
    return reply
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ error: { code: shown.code, message: shown.message, ...fieldsOf(shown) } }))
  return reply.type('text/html; charset=utf-8').send(errorPage(shown.status, pagePath, shown.page))
}
