import fs from 'node:fs/promises'
import { loadSettings } from '../../src/settings/environment'
import { createServer } from '../http/create-server'
import { createArticleStore } from './article-store'
import { blogApi } from './blog-api'

export interface StartBlogApiOptions {
  /** Folder of the article files. Default: content/articles */
  articlesDir?: string
  /** The bearer token that the API takes. */
  token: string
  /** 0: any free one. */
  port: number
  /** Told about article files that are left out. Default: standard error. */
  log?: (message: string) => void
  /** How long an answer stands before the files are looked at again. Default: the store's own. */
  checkIntervalMs?: number
}

/** The blog API while it listens on loopback. */
export interface RunningBlogApi {
  /** Base address without a slash at its end. */
  url: string
  close: () => Promise<void>
}

/**
 * Starts the embedded blog API alone, on 127.0.0.1: what the build and the development server ask.
 *
 * @throws when the folder of articles cannot be read, or the port is in use
 */
export async function startBlogApi({
  articlesDir = 'content/articles',
  token,
  port,
  log = (message) => process.stderr.write(`${message}\n`),
  checkIntervalMs,
}: StartBlogApiOptions): Promise<RunningBlogApi> {
  const store = createArticleStore({ articlesDir, log, ...(checkIntervalMs !== undefined && { checkIntervalMs }) })
  await fs.readdir(articlesDir).catch((cause: unknown) => {
    throw new Error(`The folder of articles cannot be read: ${articlesDir}`, { cause })
  })
  // Whoever asks first need not wait for all of it; nor need whoever starts it
  void store.list().catch(() => undefined)
  const app = createServer({ speaksJson: () => true })
  app.register(blogApi, { articlesDir, token, store })
  const url = await app.listen({ port, host: '127.0.0.1' })
  return {
    url,
    close: async () => {
      app.server.closeAllConnections()
      await app.close()
    },
  }
}

if (require.main === module) {
  const token = loadSettings().GATSBY_BLOG_API_TOKEN
  void startBlogApi({ token, port: 9002 }).then(({ url }) => process.stdout.write(`Blog API: ${url}\n`))
}
