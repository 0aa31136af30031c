import type { Localized } from '../../src/i18n/locales'

/** Heading and text of an error page in one language. */
export interface ErrorWords {
  heading: string
  text: string
}

/** What an error answers beside its status, code and message. */
export interface HttpErrorOptions {
  headers?: Readonly<Record<string, string>>
  /** Words of the HTML page in place of those of the status. */
  page?: Localized<ErrorWords>
  /** Key of the message at each field that is not right. */
  fields?: Readonly<Record<string, string>>
  cause?: unknown
}

/** An error that is answered with its own status; its message is shown to whoever asked. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly headers: Readonly<Record<string, string>>
  readonly page: Localized<ErrorWords> | undefined
  readonly fields: Readonly<Record<string, string>>

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    { headers = {}, page, fields = {}, cause }: HttpErrorOptions = {},
  ) {
    super(message, { cause })
    this.headers = headers
    this.page = page
    this.fields = fields
  }
}

export const badRequest = (message: string) => new HttpError(400, 'bad_request', message)

export const notFound = (message = 'There is nothing at this address') => new HttpError(404, 'not_found', message)

export const unauthorized = () =>
  new HttpError(401, 'unauthorized', 'The bearer token is missing or wrong', {
    headers: { 'www-authenticate': 'Bearer' },
  })

/** @param allowed the methods that the address takes, such as `GET, HEAD` */
export const methodNotAllowed = (allowed: string) =>
  new HttpError(405, 'method_not_allowed', `This address takes ${allowed}`, { headers: { allow: allowed } })

/** @param retryAfterS seconds after which asking again makes sense */
export const unavailable = (message: string, retryAfterS: number, options: HttpErrorOptions = {}) =>
  new HttpError(503, 'unavailable', message, { ...options, headers: { 'retry-after': String(retryAfterS) } })
