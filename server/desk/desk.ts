import fs from 'node:fs/promises'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '../../src/i18n/paths'
import { createServer, type ServerOptions } from '../http/create-server'
import { HttpError, notFound } from '../http/http-error'
import { switchRelease } from '../releases/switch-release'
import { createAttemptLimit } from './attempt-limit'
import { deskAssets } from './desk-assets'
import { createDeskEvents } from './desk-events'
import { deskPage, signInPage } from './desk-page'
import { fieldOf, requireOwnForm, sendHtml, toDesk } from './desk-requests'
import { createDeskSessions, sessionCookieHeader, sessionIdIn, type DeskSession } from './desk-sessions'
import { createSignIn } from './desk-sign-in'
import { createDeskStatus, type DeskStatusOptions } from './desk-status'
import type { DeskToken } from './desk-tokens'

export interface DeskOptions extends DeskStatusOptions {
  tokens: readonly DeskToken[]
  logger?: ServerOptions['logger']
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => unknown

const maxFormBytes = 4096
const securityHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-store',
}

/**
 * The rebuild desk for marketers, without a port: what is live, what has changed, the button, the progress, the last
 * builds and the way back. Every page and action needs a session, which a token opens; every form carries the session's
 * own token (contracts, section 2).
 */
export function buildDesk({ tokens, logger, ...options }: DeskOptions): FastifyInstance {
  const app = createServer({ logger, speaksJson: () => false })
  const { rebuilds, dataDir, releases } = options
  const sessions = createDeskSessions()
  const readStatus = createDeskStatus(options)
  const events = createDeskEvents(rebuilds, readStatus)
  app.register(formbody, { bodyLimit: maxFormBytes })
  app.register(deskAssets, { releases })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securityHeaders)
    done()
  })
  app.addHook('preClose', (done) => {
    events.close()
    done()
  })

  const sessionOf = (request: FastifyRequest) => sessions.find(sessionIdIn(request.headers.cookie))
  const inBoth = (address: string) => [address, `/en${address}`]
  const get = (address: string, answer: Answer) => inBoth(address).forEach((url) => app.get(url, answer))
  const post = (address: string, answer: Answer) =>
    inBoth(address).forEach((url) => app.post(url, { bodyLimit: maxFormBytes }, answer))
  /** A form of a session; without a session it leads to the page that asks for the token. */
  const action = (address: string, act: (request: FastifyRequest, session: DeskSession) => Promise<unknown>) =>
    post(address, async (request, reply) => {
      const session = sessionOf(request)
      if (!session) return toDesk(request, reply)
      requireOwnForm(request, session)
      await act(request, session)
      return toDesk(request, reply)
    })

  get('/', async (request, reply) => {
    const language = languageOf(request.url)
    const session = sessionOf(request)
    return sendHtml(reply, 200, session ? deskPage(language, session, await readStatus()) : signInPage(language, null))
  })
  post('/sign-in', createSignIn({ tokens, sessions, limit: createAttemptLimit() }))
  post('/sign-out', (request, reply) => {
    const session = sessionOf(request)
    if (session) {
      requireOwnForm(request, session)
      events.close(session)
    }
    sessions.close(sessionIdIn(request.headers.cookie))
    return toDesk(request, reply.header('set-cookie', sessionCookieHeader('', { lifetimeS: 0 })))
  })
  action('/rebuild', (_request, { name }) => rebuilds.queue.trigger(`desk: ${name}`))
  action('/rollback', async (request) => {
    await switchRelease(dataDir, fieldOf(request, 'release')).catch(() => {
      throw notFound('There is no such release any more')
    })
    await releases.reload()
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
  return app
}
