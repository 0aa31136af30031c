import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '../../src/i18n/paths'
import type { AttemptLimit } from './attempt-limit'
import { signInPage } from './desk-page'
import { fieldOf, isEncrypted, requireOwnForm, sendHtml, toDesk } from './desk-requests'
import { sessionCookieHeader, type DeskSessions } from './desk-sessions'
import { nameOfToken, type DeskToken } from './desk-tokens'
import { deskWords } from './desk-words'

export interface SignInOptions {
  tokens: readonly DeskToken[]
  sessions: DeskSessions
  limit: AttemptLimit
}

/** Opens a session for whoever shows a token; wrong ones are limited by address. */
export const createSignIn =
  ({ tokens, sessions, limit }: SignInOptions) =>
  (request: FastifyRequest, reply: FastifyReply) => {
    const language = languageOf(request.url)
    const words = deskWords[language]
    const waitS = limit.waitS(request.ip)
    if (waitS > 0) {
      return sendHtml(reply.header('retry-after', waitS), 429, signInPage(language, words.tooMany(waitS)))
    }
    requireOwnForm(request, null)
    const name = nameOfToken(tokens, fieldOf(request, 'token'))
    if (name === null) {
      limit.fail(request.ip)
      return sendHtml(reply, 401, signInPage(language, words.wrongToken))
    }
    const cookie = sessionCookieHeader(sessions.open(name), { isSecure: isEncrypted(request) })
    return toDesk(request, reply.header('set-cookie', cookie))
  }
