import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '../../src/i18n/paths'
import { isSameSecret } from '../http/bearer'
import { HttpError } from '../http/http-error'
import type { DeskSession } from './desk-sessions'

/** A field of a posted form; an empty text when it is not there. */
export const fieldOf = (request: FastifyRequest, name: string): string => {
  const value = (request.body as Record<string, unknown> | null)?.[name]
  return typeof value === 'string' ? value : ''
}

/** Whether a post comes from a page of the desk itself; browsers say so. */
function isFromHere({ headers: { origin, host, 'sec-fetch-site': site } }: FastifyRequest): boolean {
  if (site !== undefined && site !== 'same-origin') return false
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}

/**
 * @param session whose form it must be; null: a form that needs no session
 * @throws {HttpError} 403 when the post comes from elsewhere, or not from a form of the session
 */
export function requireOwnForm(request: FastifyRequest, session: DeskSession | null): void {
  const isOwn = session === null || isSameSecret(fieldOf(request, 'form_token'), session.formToken)
  if (isFromHere(request) && isOwn) return
  throw new HttpError(403, 'forbidden', 'This form is not from the page that is open: load it again')
}

/** Whether the browser has an encrypted connection, to the proxy in front where there is one. */
export const isEncrypted = ({ headers: { origin } }: FastifyRequest): boolean => origin?.startsWith('https://') ?? false

export const sendHtml = (reply: FastifyReply, status: number, page: string) =>
  reply.code(status).type('text/html; charset=utf-8').send(page)

/** To the desk in the language of the address. */
export const toDesk = (request: FastifyRequest, reply: FastifyReply) =>
  reply.redirect(languageOf(request.url) === 'th' ? '/' : '/en/', 303)
