import fs from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { buildApp } from '../../server/app'
import { startBlogApi } from '../../server/blog-api/main'
import { createRelease } from '../../server/releases/create-release'
import { openReleases } from '../../server/releases/open-releases'
import { contentTypeOf } from '../../server/site/file-types'
import { inProject } from '../../scripts/lib/project'
import { languageOf } from '../../src/i18n/paths'
import { readSettings } from '../../src/settings/settings'

/** A host of the built site with a blog API that has articles which are not built. */
export interface LiveHost {
  /** Without a slash at its end. */
  address: string
  close: () => Promise<void>
}

const publicFolder = inProject('public')

const listeningAddress = (address: AddressInfo | string | null) => `http://127.0.0.1:${(address as AddressInfo).port}`

/** A folder for the embedded blog API, with the sample pictures. */
function articlesFolder(articles: readonly object[]): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'live-articles-'))
  fs.cpSync(inProject('content', 'articles', 'images'), path.join(folder, 'images'), { recursive: true })
  articles.forEach((article, index) => {
    fs.writeFileSync(path.join(folder, `${index}.json`), JSON.stringify(article))
  })
  return folder
}

/** The data folder of the server under test, which has made a release already; without one, another with a release of its own. */
async function dataFolderWithRelease(other: string): Promise<string> {
  const known = process.env['E2E_DATA_DIR']
  if (known) return known
  await createRelease({ publicDir: publicFolder, dataDir: other })
  return other
}

/** Our own server with the built site. */
export async function startOurServer(articles: readonly object[]): Promise<LiveHost> {
  const folder = articlesFolder(articles)
  const releases = await openReleases(await dataFolderWithRelease(path.join(folder, '.data')))
  const app = buildApp({ settings: readSettings({}), releases, articlesDir: folder })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    address: listeningAddress(app.server.address()),
    close: async () => {
      app.server.closeAllConnections()
      await app.close()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The file that a plain host answers a path with; null when there is none. */
function fileFor(pathname: string): string | null {
  const file = path.join(publicFolder, decodeURIComponent(pathname), pathname.endsWith('/') ? 'index.html' : '')
  return file.startsWith(publicFolder) && fs.existsSync(file) && fs.statSync(file).isFile() ? file : null
}

function sendFile(request: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(String(request.url), 'http://host.invalid')
  const file = fileFor(pathname)
  // Some hosts look for it in the folder first; a 404 page in the wrong language is put right by the browser with a complaint
  const notFoundPage = languageOf(pathname) === 'en' ? 'en/404.html' : '404.html'
  const found = file ?? path.join(publicFolder, notFoundPage)
  response.writeHead(file ? 200 : 404, { 'content-type': contentTypeOf(found) }).end(fs.readFileSync(found))
}

/**
 * A host that answers with files and knows nothing else: what it does not have is the nearest `404.html` with status 404. The blog
 * API is behind it, as behind a gateway, and can be made to fail.
 */
export async function startPlainHost(articles: readonly object[]) {
  const folder = articlesFolder(articles)
  const api = await startBlogApi({ articlesDir: folder, token: 'public', port: 0 })
  let isFailing = false
  const forward = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = await fetch(api.url + String(request.url).slice('/blog-api'.length), {
      headers: { authorization: String(request.headers.authorization) },
    })
    const type = answer.headers.get('content-type') ?? 'text/plain'
    response.writeHead(answer.status, { 'content-type': type }).end(Buffer.from(await answer.arrayBuffer()))
  }
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/blog-api/')) return sendFile(request, response)
    if (isFailing) return void response.writeHead(503).end('{}')
    void forward(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: listeningAddress(server.address()),
    /** Has the blog API answer 503 from now on, or no longer. */
    setFailing: (failing: boolean) => {
      isFailing = failing
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await api.close()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
