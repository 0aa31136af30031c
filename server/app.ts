import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../src/settings/settings'
import { createArticleStore } from './blog-api/article-store'
import { blogApi } from './blog-api/blog-api'
import type { KeptDatabase } from './database/keep-database'
import { createReleaseHeaders } from './headers/release-headers'
import { serviceHeaders } from './headers/security-headers'
import { health } from './health/health'
import { isServicePath } from './http/answer-error'
import { createServer, type ServerOptions } from './http/create-server'
import { mainApi } from './main-api/main-api'
import { rebuildHook } from './rebuild/rebuild-hook'
import type { RebuildQueue } from './rebuild/rebuild-queue'
import type { SeenIds } from './rebuild/seen-ids'
import type { Releases } from './releases/open-releases'
import { embeddedLookup, remoteLookup } from './site/article-lookup'
import { site } from './site/site'

export interface AppOptions {
  settings: Settings
  releases: Releases
  logger?: ServerOptions['logger']
  /** Folder of the embedded blog API's articles. Default: content/articles */
  articlesDir?: string
  /** Where the forms are stored. Left out: there is no main API. */
  leads?: LeadsOptions
  /** What `POST /hooks/rebuild` asks for builds. Left out: there is no such address. */
  rebuildQueue?: RebuildQueue
  /** Answers to signed calls of that address, kept over a restart. Left out: until the server ends. */
  seenWebhooks?: SeenIds
}

export interface LeadsOptions {
  database: KeptDatabase
  /** DATA_DIR as an absolute path. */
  dataDir: string
  /** Folder of the positions that people can apply for. Default: content/positions */
  positionsDir?: string
}

/**
 * The whole server, without a port: the site at `/`, the main API at `/api`, the embedded blog API at `/blog-api`, `/healthz` and
 * `/readyz`, the rebuild hook (contracts, sections 5 and 6). The caller listens, or injects.
 */
export function buildApp({
  settings,
  releases,
  logger,
  articlesDir,
  leads,
  rebuildQueue,
  seenWebhooks: seen,
}: AppOptions): FastifyInstance {
  const headers = createReleaseHeaders(releases, settings, (message) => app.log.warn(message))
  const ofService = serviceHeaders(settings)
  const app: FastifyInstance = createServer({
    logger,
    trustedProxies: settings.TRUSTED_PROXIES,
    headersFor: (url) => (isServicePath(url) ? ofService : headers.current),
  })
  const folder = path.resolve(articlesDir ?? 'content/articles')
  const store = createArticleStore({ articlesDir: folder, log: (message) => app.log.warn(message) })
  const { GATSBY_BLOG_API_URL: apiUrl, GATSBY_BLOG_API_TOKEN: token } = settings

  app.register(health, { releases, database: leads?.database })
  if (rebuildQueue) {
    const { REBUILD_WEBHOOK_SECRET: secret, REBUILD_WEBHOOK_TOKEN: hookToken } = settings
    app.register(rebuildHook, { queue: rebuildQueue, secret, token: hookToken, ...(seen && { seen }) })
  }
  if (leads) app.register(mainApi, { prefix: '/api', settings, positionsDir: 'content/positions', ...leads })
  app.register(blogApi, { prefix: '/blog-api', articlesDir: folder, token, store, allowedOrigin: settings.SITE_URL })
  const lookup = apiUrl ? remoteLookup(apiUrl, token) : embeddedLookup(store)
  app.register(site, { releases, headers, lookup, apiUrl: apiUrl ?? '/blog-api' })
  return app
}
