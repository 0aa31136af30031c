import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify'
import { serviceHeaders, type Headers } from '../headers/security-headers'
import { answerError, isServicePath } from './answer-error'
import { methodNotAllowed, notFound } from './http-error'
import { loggedError } from './logged-error'
import { trackConnections } from './unused-connections'

/** How the HTTP server of a part of the project is made. */
export interface ServerOptions {
  logger?: FastifyServerOptions['logger']
  /** Whether an address is answered with JSON when something is wrong. Left out: the services of contracts, section 5. */
  speaksJson?: (url: string) => boolean
  /** Reverse proxies whose X-Forwarded-For says who a visitor is. Left out: none is believed. */
  trustedProxies?: readonly string[] | null
  /** Security headers of an answer, by the address that was asked for. Left out: those of a service without pages. */
  headersFor?: (url: string) => Headers
}

const serviceOnly = serviceHeaders({ SITE_URL: '' })
/** Longer than any path that the site has: a name has at most 200 bytes, which are 600 letters percent-encoded. */
const maxParamLength = 2000
const headersTimeoutMs = 15_000
/** Long enough for three files of 5 MB from a phone with a weak signal. */
const requestTimeoutMs = 600_000

/**
 * A Fastify instance with what every server here shares: one error handler, security headers, time limits, no port.
 * Addresses that Fastify itself refuses (malformed encoding) go through the same error handler.
 */
export function createServer({
  logger = false,
  speaksJson = isServicePath,
  trustedProxies,
  headersFor = () => serviceOnly,
}: ServerOptions = {}): FastifyInstance {
  const answer = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    answerError(error, request, reply, speaksJson)
  const app = fastify({
    logger: typeof logger === 'object' ? { ...logger, serializers: { err: (error) => loggedError(error) } } : logger,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength },
    requestTimeout: requestTimeoutMs,
    trustProxy: trustedProxies ? [...trustedProxies] : false,
    http: { headersTimeout: headersTimeoutMs },
    frameworkErrors: (error, request, reply) => {
      answer(error, request, reply.headers(headersFor(request.url)))
    },
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersFor(request.url))
    done()
  })
  app.setErrorHandler((error, request, reply) => answer(error, request, reply))
  app.setNotFoundHandler((request) => {
    const isKnownMethod = ['GET', 'HEAD'].includes(request.method) || speaksJson(request.url)
    throw isKnownMethod ? notFound() : methodNotAllowed('GET, HEAD')
  })
  const closeUnused = trackConnections(app.server)
  app.addHook('preClose', (done) => {
    closeUnused()
    done()
  })
  return app
}
