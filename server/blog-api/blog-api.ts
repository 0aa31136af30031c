import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasBearer } from '../http/bearer'
import { methodNotAllowed, notFound, unauthorized } from '../http/http-error'
import { decodePathPart, splitTarget } from '../http/request-target'
import { createArticleStore, type ArticleStore } from './article-store'
import { sendImage } from './images'
import {
  isUpdatedSince,
  matchesListQuery,
  readLanguage,
  readListQuery,
  readSearchQuery,
  type RawQuery,
} from './list-query'
import { searchArticles } from './search'

export interface BlogApiOptions {
  /** Folder of the article files; the pictures are in `images` below it. */
  articlesDir: string
  /** The bearer token that the API takes. */
  token: string
  /** The origin whose pages may read the API from another host. Left out: none. */
  allowedOrigin?: string
  /** The articles, where they are shared with something else. Left out: read from `articlesDir`. */
  store?: ArticleStore
}

/** The rest of the path behind a marker, decoded once; the marker is the last folder of the route. */
function restOfPath(request: FastifyRequest, marker: string): string {
  const { rawPath } = splitTarget(request.url)
  return decodePathPart(rawPath.slice(rawPath.indexOf(marker) + marker.length))
}

function allowOrigin(app: FastifyInstance, origin: string) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('vary', 'Origin')
    if (request.headers.origin === origin) reply.header('access-control-allow-origin', origin)
    done()
  })
  app.options('/*', (request, reply) => {
    if (request.headers.origin === origin) {
      reply.headers({
        'access-control-allow-methods': 'GET',
        'access-control-allow-headers': 'authorization, content-type',
        'access-control-max-age': '600',
      })
    }
    return reply.code(204).header('allow', 'GET, HEAD').send()
  })
}

const sendData = (reply: FastifyReply, data: unknown, meta?: Record<string, number>) =>
  reply.header('cache-control', 'no-cache').send(meta ? { data, meta } : { data })

/** Who asks for articles one by one, or by pages, has asked for the list of all before. */
const afterListMs = 1000

function addListRoutes(app: FastifyInstance, store: ArticleStore) {
  app.get('/active', async (_request, reply) => {
    const { articles } = await store.list()
    const active = articles.map(({ id, name, category, updatedAt }) => ({ id, name, category, updatedAt }))
    return sendData(reply, active)
  })
  app.get<{ Querystring: RawQuery }>('/', async (request, reply) => {
    const query = readListQuery(request.query)
    const { articles } = await store.list(afterListMs)
    const matching = articles.filter((article) => matchesListQuery(article, query))
    const start = (query.page - 1) * query.limit
    const { page, limit } = query
    return sendData(reply, matching.slice(start, start + limit), { page, limit, total: matching.length })
  })
}

function addArticleRoutes(app: FastifyInstance, store: ArticleStore) {
  app.get('/name/*', async (request, reply) => {
    const article = (await store.list(afterListMs)).byName.get(restOfPath(request, '/name/'))
    if (!article) throw notFound('There is no article with this name')
    return sendData(reply, article)
  })
  app.get<{ Querystring: RawQuery }>('/search/*', async (request, reply) => {
    const language = readLanguage(request.query)
    const { limit, updatedSinceMs } = readSearchQuery(request.query)
    const { articles } = await store.list()
    const recent = articles.filter(({ updatedAt }) => isUpdatedSince(updatedAt, updatedSinceMs))
    return sendData(reply, searchArticles(recent, restOfPath(request, '/search/'), language).slice(0, limit))
  })
}

/**
 * The embedded blog API (contracts, section 3) as a Fastify plugin; mount it under a prefix or use it alone.
 * Everything but the pictures takes the bearer token.
 */
export function blogApi(app: FastifyInstance, options: BlogApiOptions, done: () => void) {
  const { articlesDir, token, allowedOrigin } = options
  const log = (message: string) => app.log.warn(message)
  const store = options.store ?? createArticleStore({ articlesDir, log })
  if (allowedOrigin) allowOrigin(app, allowedOrigin)

  app.get('/images/*', (request, reply) =>
    sendImage(path.join(articlesDir, 'images'), restOfPath(request, '/images/'), request, reply),
  )
  app.register((guarded, _options, ready) => {
    guarded.addHook('onRequest', (request, _reply, next) => {
      next(hasBearer(request.headers.authorization, token) ? undefined : unauthorized())
    })
    guarded.register(
      (contents, _contentOptions, contentsReady) => {
        addListRoutes(contents, store)
        addArticleRoutes(contents, store)
        contentsReady()
      },
      { prefix: '/blogs/contents' },
    )
    guarded.get('/*', () => {
      throw notFound()
    })
    ready()
  })
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    onRequest: () => {
      throw methodNotAllowed('GET, HEAD')
    },
    handler: (_request, reply) => reply.send(),
  })
  done()
}
