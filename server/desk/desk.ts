import fs from 'node:fs/promises'
import path from 'node:path'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../../src/i18n/locales'
import { languageOf } from '../../src/i18n/paths'
import { isSameSecret } from '../http/bearer'
import { createServer, type ServerOptions } from '../http/create-server'
import { HttpError, notFound } from '../http/http-error'
import { switchRelease } from '../releases/switch-release'
import { createAttemptLimit } from './attempt-limit'
import { createDeskEvents } from './desk-events'
import { deskPage, signInPage } from './desk-page'
import { createDeskSessions, sessionCookieHeader, sessionIdIn, type DeskSession } from './desk-sessions'
import { createDeskStatus, type DeskStatusOptions } from './desk-status'
import { nameOfToken, type DeskToken } from './desk-tokens'
import { deskWords } from './desk-words'

export interface DeskOptions extends DeskStatusOptions {
  tokens: readonly DeskToken[]
  logger?: ServerOptions['logger']
}

const maxFormBytes = 4096
const securityHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
}
const assets = [
  ['/desk.css', 'desk.css', 'text/css; charset=utf-8'],
  ['/desk.js', 'desk.js', 'text/javascript; charset=utf-8'],
] as const

const textOf = (request: FastifyRequest, name: string): string => {
  const value = (request.body as Record<string, unknown> | null)?.[name]
  return typeof value === 'string' ? value : ''
}

const homeOf = (language: Language) => (language === 'th' ? '/' : '/en/')

/** Whether a post comes from a page of the desk itself; browsers say so. */
function isFromHere(request: FastifyRequest): boolean {
  const { origin, host, 'sec-fetch-site': site } = request.headers
  if (site !== undefined && site !== 'same-origin') return false
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}

const refused = () => new HttpError(403, 'forbidden', 'This form is not from the page that is open: load it again')

/**
 * The rebuild desk for marketers, without a port: what is live, what has changed, the button, the progress, the last
 * builds and the way back. Every page and action needs a session, which a token opens; every form carries the session's
 * own token (contracts, section 2).
 */
export function buildDesk({ tokens, logger, ...options }: DeskOptions): FastifyInstance {
  const app = createServer({ logger, speaksJson: () => false })
  const { rebuilds, dataDir, releases } = options
  const sessions = createDeskSessions()
  const limit = createAttemptLimit()
  const readStatus = createDeskStatus(options)
  const events = createDeskEvents(rebuilds, readStatus)
  app.register(formbody, { bodyLimit: maxFormBytes })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securityHeaders).header('cache-control', 'no-store')
    done()
  })
  app.addHook('preClose', (done) => {
    events.closeAll()
    done()
  })

  const sessionOf = (request: FastifyRequest) => sessions.find(sessionIdIn(request.headers.cookie))
  const sendHtml = (reply: FastifyReply, status: number, page: string) =>
    reply.code(status).type('text/html; charset=utf-8').send(page)
  const toDesk = (request: FastifyRequest, reply: FastifyReply) => reply.redirect(homeOf(languageOf(request.url)), 303)
  const get = (address: string, answer: (request: FastifyRequest, reply: FastifyReply) => unknown) => {
    for (const url of [address, `/en${address}`]) app.get(url, answer)
  }
  const post = (address: string, answer: (request: FastifyRequest, reply: FastifyReply) => unknown) => {
    for (const url of [address, `/en${address}`]) app.post(url, { bodyLimit: maxFormBytes }, answer)
  }
  /** A form of a session; without a session it leads to the page that asks for the token. */
  const action = (address: string, act: (request: FastifyRequest, session: DeskSession) => Promise<unknown>) =>
    post(address, async (request, reply) => {
      const session = sessionOf(request)
      if (!session) return toDesk(request, reply)
      if (!isFromHere(request) || !isSameSecret(textOf(request, 'form_token'), session.formToken)) throw refused()
      await act(request, session)
      return toDesk(request, reply)
    })

  get('/', async (request, reply) => {
    const language = languageOf(request.url)
    const session = sessionOf(request)
    return sendHtml(reply, 200, session ? deskPage(language, session, await readStatus()) : signInPage(language, null))
  })

  post('/sign-in', (request, reply) => {
    const language = languageOf(request.url)
    const waitS = limit.waitS(request.ip)
    if (waitS > 0) {
      return sendHtml(reply.header('retry-after', waitS), 429, signInPage(language, deskWords[language].tooMany(waitS)))
    }
    if (!isFromHere(request)) throw refused()
    const name = nameOfToken(tokens, textOf(request, 'token'))
    if (name === null) {
      limit.fail(request.ip)
      return sendHtml(reply, 401, signInPage(language, deskWords[language].wrongToken))
    }
    return toDesk(request, reply.header('set-cookie', sessionCookieHeader(sessions.open(name))))
  })

  action('/rebuild', (_request, { name }) => rebuilds.queue.trigger(`desk: ${name}`))
  action('/rollback', async (request) => {
    await switchRelease(dataDir, textOf(request, 'release')).catch(() => {
      throw notFound('There is no such release any more')
    })
    await releases.reload()
  })
  post('/sign-out', (request, reply) => {
    const session = sessionOf(request)
    if (session && !isSameSecret(textOf(request, 'form_token'), session.formToken)) throw refused()
    sessions.close(sessionIdIn(request.headers.cookie))
    return toDesk(request, reply.header('set-cookie', sessionCookieHeader('', 0)))
  })

  get('/events', (request, reply) => {
    const session = sessionOf(request)
    if (!session) throw new HttpError(401, 'unauthorized', 'The session has ended')
    if (events.isFull()) throw new HttpError(503, 'unavailable', 'Too many pages are open')
    events.open(request, reply, session, languageOf(request.url))
    return reply
  })

  app.get<{ Params: { id: string } }>('/builds/:id/log', async (request, reply) => {
    if (!sessionOf(request)) return toDesk(request, reply)
    const build = rebuilds.history.records.find(({ id }) => id === request.params.id)
    const text = build && (await fs.readFile(rebuilds.history.logFile(build.id), 'utf8').catch(() => null))
    if (text === undefined || text === null) throw notFound()
    return reply.type('text/plain; charset=utf-8').send(text)
  })

  for (const [address, file, type] of assets) {
    app.get(address, async (_request, reply) =>
      reply.type(type).send(await fs.readFile(path.join(__dirname, 'assets', file))),
    )
  }
  return app
}
