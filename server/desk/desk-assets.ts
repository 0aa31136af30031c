import fs from 'node:fs/promises'
import path from 'node:path'
import type { FastifyPluginCallback } from 'fastify'
import { notFound } from '../http/http-error'
import type { Releases } from '../releases/open-releases'

const files = [
  ['/desk.css', 'desk.css', 'text/css; charset=utf-8'],
  ['/builds.css', 'builds.css', 'text/css; charset=utf-8'],
  ['/desk.js', 'desk.js', 'text/javascript; charset=utf-8'],
] as const

const faceName = /^(?:anuphan|trirong)-(?:latin|thai)-400(?:-600)?$/

/** The desk's own styles and script; typefaces and icon are those of the site that is live. */
export const deskAssets: FastifyPluginCallback<{ releases: Releases }> = (app, { releases }, done) => {
  for (const [address, file, type] of files) {
    app.get(address, async (_request, reply) =>
      reply.type(type).send(await fs.readFile(path.join(__dirname, 'assets', file))),
    )
  }
  const contentOf = async (matches: (sitePath: string) => boolean) => {
    const live = releases.current?.files
    const file = live?.get([...live.keys()].find(matches) ?? '')
    if (!file) throw notFound()
    return fs.readFile(releases.contentPath(file.hash))
  }
  app.get<{ Params: { face: string } }>('/fonts/:face.woff2', async ({ params: { face } }, reply) => {
    if (!faceName.test(face)) throw notFound()
    const content = await contentOf((sitePath) => sitePath.startsWith(`/fonts/${face}.core`))
    return reply.type('font/woff2').header('cache-control', 'private, max-age=3600').send(content)
  })
  app.get('/favicon.svg', async (_request, reply) =>
    reply.type('image/svg+xml').send(await contentOf((sitePath) => sitePath === '/favicon.svg')),
  )
  done()
}
