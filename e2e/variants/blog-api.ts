import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

/** How the API behaves: as the contract says, or in one of the ways in which APIs fail. */
export type Behaviour = 'well' | 'garbage' | 'wrong shape' | 'hangs' | 'status 500'

export const apiToken = 'variant-token'

type Item = Record<string, unknown> | null

const sendJson = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const listEntry = (item: unknown) => {
  if (typeof item !== 'object' || item === null) return item
  const { id, name, category, updatedAt } = item as Record<string, unknown>
  return { id, name, category, updatedAt }
}

/**
 * A blog API of its own on a free port of this machine, which stays the same over `stop` and `start`. What it answers is
 * changed by its members.
 */
export class VariantBlogApi {
  items: unknown[] = []
  behaviour: Behaviour = 'well'
  requests = 0
  private port = 0
  private server: ReturnType<typeof createServer> | null = null

  get url(): string {
    return `http://127.0.0.1:${this.port}/cms/v2`
  }

  async start(): Promise<void> {
    const picture = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#406050' } })
      .png()
      .toBuffer()
    this.server = createServer((request, response) => this.answer(request, response, picture))
    const { server } = this
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve))
    this.port = (server.address() as AddressInfo).port
  }

  async stop(): Promise<void> {
    const { server } = this
    this.server = null
    if (!server) return
    await new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
  }

  private answer({ url, headers }: IncomingMessage, response: ServerResponse, picture: Buffer): void {
    this.requests += 1
    const { pathname, searchParams } = new URL(url ?? '', this.url)
    const path = decodeURIComponent(pathname.replace('/cms/v2', ''))
    if (path.startsWith('/images/')) return this.sendPicture(path, response, picture)
    if (headers.authorization !== `Bearer ${apiToken}`) return void sendJson(response, { error: {} }, 401)
    if (this.behaviour === 'hangs') return
    if (this.behaviour === 'garbage') return void response.end('<!doctype html><title>Log in</title>')
    if (this.behaviour === 'wrong shape') return void sendJson(response, { data: { articles: [] } })
    if (this.behaviour === 'status 500') return void sendJson(response, { error: {} }, 500)
    this.sendArticles(path, searchParams, response)
  }

  private sendPicture(path: string, response: ServerResponse, picture: Buffer): void {
    if (path === '/images/good.png') response.end(picture)
    else if (path === '/images/broken.png') response.end(picture.subarray(0, 60))
    else response.writeHead(404).end()
  }

  private sendArticles(path: string, query: URLSearchParams, response: ServerResponse): void {
    if (path === '/blogs/contents/active') return void sendJson(response, { data: this.items.map(listEntry) })
    if (path === '/blogs/contents') {
      const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))]
      const data = this.items.slice((page - 1) * limit, page * limit)
      return void sendJson(response, { data, meta: { page, limit, total: this.items.length } })
    }
    const named = this.items.find((item) => path === `/blogs/contents/name/${String((item as Item)?.['name'])}`)
    sendJson(response, { data: named ?? null }, named ? 200 : 404)
  }
}
