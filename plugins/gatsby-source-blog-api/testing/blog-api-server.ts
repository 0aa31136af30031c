import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Item = Record<string, unknown>
type Handler = (request: IncomingMessage, response: ServerResponse) => void

export const sendJson = (response: ServerResponse, body: unknown, status = 200) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** The four fields that a list of active articles must have. */
const listEntry = ({ id, name, category, updatedAt }: Item): Item => ({ id, name, category, updatedAt })

/**
 * A blog API on a port of its own, base path /blog-api. A test changes `articles` or `listed`, or answers a path itself
 * with `handlers`; `requests` has what was asked since it was last emptied, decoded.
 */
export async function startBlogApi() {
  const api = {
    articles: [] as unknown[],
    /** What the list of active articles has, when it is not the four fields of `articles`. */
    listed: null as unknown[] | null,
    handlers: new Map<string, Handler>(),
    requests: [] as string[],
    headers: [] as IncomingMessage['headers'][],
    url: '',
    stop: () => new Promise<unknown>((done) => [server.close(done), server.closeAllConnections()]),
    /** The requests of the API proper, without pictures. */
    apiRequests: () => api.requests.filter((path) => path.startsWith('/blogs/')),
    pictureRequests: () => api.requests.filter((path) => path.startsWith('/images/')),
  }
  const answer: Handler = (request, response) => {
    const { pathname, searchParams, search } = new URL(request.url ?? '', 'http://localhost')
    const path = decodeURIComponent(pathname).replace('/blog-api', '')
    api.requests.push(path + search)
    api.headers.push(request.headers)
    const handler = api.handlers.get(path)
    if (handler) return handler(request, response)
    if (path === '/blogs/contents/active')
      return sendJson(response, { data: api.listed ?? api.articles.map((item) => listEntry(item as Item)) })
    if (path === '/blogs/contents') {
      const [page, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))]
      const data = api.articles.slice((page - 1) * limit, page * limit)
      return sendJson(response, { data, meta: { page, limit, total: api.articles.length } })
    }
    const article = api.articles.find((item) => path === `/blogs/contents/name/${String((item as Item).name)}`)
    return article ? sendJson(response, { data: article }) : sendJson(response, { error: 'not found' }, 404)
  }
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  api.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/blog-api`
  return api
}

export type BlogApi = Awaited<ReturnType<typeof startBlogApi>>
