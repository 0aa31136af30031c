import fs from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ReleaseHeaders } from '../headers/release-headers'
import { isServicePath } from '../http/answer-error'
import { methodNotAllowed, notFound, unavailable } from '../http/http-error'
import { readRequestTarget, type RequestTarget } from '../http/request-target'
import type { Releases } from '../releases/open-releases'
import type { ArticleLookup } from './article-lookup'
import { caching } from './cache-control'
import { createContentCache } from './content-cache'
import { hasFileType } from './file-types'
import { findLiveArticle, type LiveFinding } from './live-article'
import { createLivePages, isShellFile } from './live-page'
import { isPlainPath, localLocation, slashForm } from './location'
import { isHostFile } from './host-files'
import { createNotFound } from './not-found'
import { findRedirect, readRedirects, type RedirectTable, type Redirection } from './redirects'
import { rememberedLookup } from './remembered-lookup'
import { findSearch } from './search-page'
import { sendFile } from './send-file'

export interface SiteOptions {
  releases: Releases
  /** Security headers of the live release. */
  headers: ReleaseHeaders
  /** Asks the blog API for an article that is not in the release. */
  lookup: ArticleLookup
  /** Base address of the blog API in the browser. */
  apiUrl: string
}

const cacheBytes = 64 * 1024 * 1024
const noReleaseRetryS = 10

/** The redirects of the live release, read again when their content changes. */
function createRedirects(releases: Releases, log: (message: string) => void) {
  let known: { hash: string; table: RedirectTable } | null = null
  return async (): Promise<RedirectTable> => {
    const file = releases.current?.files.get('/builds/redirects.json')
    if (!file) return new Map()
    if (known?.hash === file.hash) return known.table
    const table = await fs
      .readFile(releases.contentPath(file.hash), 'utf8')
      .then((json) => readRedirects(json, log))
      .catch((error: unknown) => {
        log(`The redirects of the build cannot be used: ${String(error)}`)
        return new Map<string, string>()
      })
    known = { hash: file.hash, table }
    return table
  }
}

/** The path of the file that answers a path, if there is one. */
function filePathFor(releases: Releases, path: string): string | null {
  if (isShellFile(path)) return null
  const candidates = path.endsWith('/') ? [`${path}index.html`] : [path]
  return candidates.find((candidate) => releases.find(candidate)) ?? null
}

/** The path of the page whose data Gatsby's scripts ask for; null for any other path. */
function pageOfData(path: string): string | null {
  const [, page] = /^\/page-data(\/.+\/)page-data\.json$/.exec(path) ?? []
  return page ?? null
}

const redirect = (reply: FastifyReply, { status, location }: Redirection) =>
  reply
    .code(status)
    .headers({ location, 'cache-control': status === 301 ? caching.movedInside : caching.movedOutside })
    .send()

/**
 * The built site at `/`, GET and HEAD (contracts, section 5): the search page, files, redirects, the slash rule, articles that are not
 * built yet, the 404 pages; in this order.
 */
export function site(app: FastifyInstance, { releases, headers, lookup, apiUrl }: SiteOptions, done: () => void) {
  const source = { releases, cache: createContentCache(cacheBytes) }
  const redirects = createRedirects(releases, (message) => app.log.warn(message))
  const sendNotFound = createNotFound(releases)
  const askForArticle = rememberedLookup(lookup)
  const sendLive = createLivePages(releases, apiUrl)

  const findElsewhere = async ({ path, query }: RequestTarget): Promise<LiveFinding | Redirection | null> => {
    if (!isPlainPath(path)) return null
    const slashPath = slashForm(path)
    const hasPage = releases.find(`${slashPath}index.html`) !== null
    const moved = hasPage ? null : findRedirect(await redirects(), path, query)
    if (moved) return moved
    if (slashPath === path) return findLiveArticle(askForArticle, path, query)
    return hasFileType(path) ? null : { status: 301, location: localLocation(slashPath, query) }
  }

  /** The data of a page that shows an article; of one that has moved there is none, the browser then asks for itself. */
  const findLiveData = async ({ path, query }: RequestTarget): Promise<LiveFinding | null> => {
    const page = pageOfData(path)
    const finding = page && isPlainPath(page) ? await findLiveArticle(askForArticle, page, query) : null
    return finding && 'article' in finding ? finding : null
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (isServicePath(request.url)) throw notFound()
    const target = readRequestTarget(request.url)
    const begun = headers.current
    await releases.refresh()
    await headers.refresh()
    // The answer was given those of the release that was live when it was asked for
    if (headers.current !== begun) reply.headers(headers.current)
    if (!releases.current) throw unavailable('There is no release yet', noReleaseRetryS)
    if (isHostFile(target.path)) return sendNotFound(target, request, reply)
    const search = findSearch(target)
    if (search && 'location' in search) return redirect(reply, search)
    const filePath = search?.filePath ?? filePathFor(releases, target.path)
    const file = filePath && releases.find(filePath)
    if (file) return sendFile(source, filePath, file, request, reply)
    const elsewhere = (await findLiveData(target)) ?? (await findElsewhere(target))
    if (!elsewhere) return sendNotFound(target, request, reply)
    if ('location' in elsewhere) return redirect(reply, elsewhere)
    return sendLive(elsewhere, pageOfData(target.path) ? 'data' : 'page', request, reply)
  }

  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answer })
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'],
    url: '/*',
    onRequest: (request) => {
      throw isServicePath(request.url) ? notFound() : methodNotAllowed('GET, HEAD')
    },
    handler: (_request, reply) => reply.send(),
  })
  done()
}
