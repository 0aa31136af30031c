import cors from '@fastify/cors'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { formPaths, type FormName } from '../../src/forms/fields'
import type { Settings } from '../../src/settings/settings'
import type { KeptDatabase } from '../database/keep-database'
import { hasBearer } from '../http/bearer'
import { methodNotAllowed, notFound, unauthorized } from '../http/http-error'
import { channelsOf } from '../outbox/channels'
import { createScan } from '../uploads/scan'
import { answerApiError } from './answer-api-error'
import type { MainApiContext } from './context'
import { createFormHandler } from './form-route'
import { formRouteSchema, openApiOptions } from './openapi'
import { readOpenPositions } from './open-positions'
import { isPagePost, requireSameHost } from './page-request'
import { tooMany } from './problems'
import { multipartOptions } from './read-multipart'

export interface MainApiOptions {
  settings: Settings
  database: KeptDatabase
  /** DATA_DIR as an absolute path. */
  dataDir: string
  /** Folder of the JSON files of the positions; they are read once. */
  positionsDir: string
}

const bodyLimitBytes = 256 * 1024
const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** Forms in an hour, as a multiple of those in a minute, above which they are stored as suspected. */
const suspectedPerHour = 10

/** Last value of each name, in a table without a prototype's names. */
const parseForm = (text: string) => Object.fromEntries(new URLSearchParams(text))

async function createContext(app: FastifyInstance, options: MainApiOptions): Promise<MainApiContext> {
  const { settings } = options
  const positions = await readOpenPositions(options.positionsDir)
  const perMinute = app.createRateLimit({ max: settings.RATE_LIMIT_MAX, timeWindow: minuteMs })
  const perHour = app.createRateLimit({ max: settings.RATE_LIMIT_MAX * suspectedPerHour, timeWindow: hourMs })
  const isExceeded = (limit: Awaited<ReturnType<typeof perMinute>>) => !limit.isAllowed && limit.isExceeded
  return {
    database: options.database,
    dataDir: options.dataDir,
    token: settings.GATSBY_MAIN_API_TOKEN,
    channels: channelsOf(settings),
    scan: createScan({ settings, warn: (message) => app.log.warn(message) }),
    positions,
    positionSlugs: positions.map(({ slug }) => slug),
    isOverRate: async (request) => isExceeded(await perHour(request)),
    requireRate: async (request) => {
      const limit = await perMinute(request)
      if (!limit.isAllowed && limit.isExceeded) throw tooMany(limit.ttlInSeconds)
    },
  }
}

/** Says once that all visitors count as one: somebody has put a proxy in front without saying so. */
function warnOfProxy(app: FastifyInstance, { TRUSTED_PROXIES: proxies }: Settings) {
  let hasWarned = proxies !== null
  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined) {
      hasWarned = true
      app.log.warn('X-Forwarded-For is not believed, so that all visitors share one rate limit: set TRUSTED_PROXIES')
    }
    done()
  })
}

/** Programs show the bearer token and are counted before anything of the body is read; pages are checked in the handler. */
const admit =
  ({ token, requireRate }: MainApiContext, siteUrl: string) =>
  async (request: FastifyRequest) => {
    if (isPagePost(request)) return requireSameHost(request, siteUrl)
    if (!hasBearer(request.headers.authorization, token)) throw unauthorized()
    await requireRate(request)
  }

/** Refuses the methods that an address does not take. */
function refuseOtherMethods(app: FastifyInstance, url: string, allowed: string) {
  const taken = allowed.split(', ')
  const others = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !taken.includes(method))
  const onRequest = () => {
    throw methodNotAllowed(allowed)
  }
  app.route({ method: others, url, schema: { hide: true }, exposeHeadRoute: false, onRequest, handler: onRequest })
}

async function registerPlugins(app: FastifyInstance, siteUrl: string) {
  await app.register(cors, {
    origin: siteUrl,
    methods: ['GET', 'POST'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'Accept'],
    exposedHeaders: ['Retry-After'],
    maxAge: hourMs / 1000,
    strictPreflight: false,
  })
  await app.register(multipart, multipartOptions)
  await app.register(formbody, { parser: parseForm, bodyLimit: bodyLimitBytes })
  await app.register(rateLimit, { global: false })
  await app.register(swagger, openApiOptions)
}

/**
 * The main API, which takes what the forms send (contracts, section 4). Registered with the prefix `/api`.
 */
export async function mainApi(app: FastifyInstance, options: MainApiOptions): Promise<void> {
  const { SITE_URL: siteUrl } = options.settings
  await registerPlugins(app, siteUrl)
  const context = await createContext(app, options)
  app.removeContentTypeParser('text/plain')
  // The schemas of the routes are for the document alone: yup does the checking
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
  app.setErrorHandler(answerApiError)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store')
    done()
  })

  warnOfProxy(app, options.settings)
  const onRequest = admit(context, siteUrl)
  for (const [form, url] of Object.entries(formPaths) as [FormName, string][]) {
    const handler = createFormHandler(form, context)
    app.post(url, { onRequest, bodyLimit: bodyLimitBytes, schema: formRouteSchema(form) }, handler)
    refuseOtherMethods(app, url, 'POST')
  }
  app.get('/openapi.json', { schema: { hide: true } }, (_request, reply: FastifyReply) => reply.send(app.swagger()))
  refuseOtherMethods(app, '/openapi.json', 'GET, HEAD')
  app.all('/*', { schema: { hide: true } }, () => {
    throw notFound()
  })
}
