import path from 'node:path'
import type { Settings } from '../../src/settings/settings'
import { projectFolder } from './project'

/** The blog API that a build reads. */
export interface BlogApiForBuild {
  /** Variables that tell the site's configuration where it is. */
  environment: { BLOG_API_BUILD_URL: string; BLOG_API_ADDRESS_KEY: string }
  /** Stops it, where it is the embedded one. */
  close: () => Promise<void>
}

/** Folder of the embedded API's articles; ARTICLES_DIR names another one for a trial. */
export const articlesFolder = (): string =>
  path.resolve(projectFolder, process.env['ARTICLES_DIR'] || path.join('content', 'articles'))

/** What stands for the embedded API's address: another folder of articles counts as another API, which may have fewer. */
const embeddedKey = (): string => ['embedded', process.env['ARTICLES_DIR']].filter(Boolean).join(' ')

/**
 * The configured blog API, else the one that whoever started this process names, else the embedded one, started on a free port of this machine (contracts, section 1).
 *
 * @throws when the embedded one cannot start
 */
export async function blogApiForBuild(settings: Settings): Promise<BlogApiForBuild> {
  const configured = settings.GATSBY_BLOG_API_URL
  if (configured !== null) {
    const environment = { BLOG_API_BUILD_URL: configured, BLOG_API_ADDRESS_KEY: configured }
    return { environment, close: () => Promise.resolve() }
  }
  const { BLOG_API_BUILD_URL, BLOG_API_ADDRESS_KEY = embeddedKey() } = process.env
  if (BLOG_API_BUILD_URL) {
    return { environment: { BLOG_API_BUILD_URL, BLOG_API_ADDRESS_KEY }, close: () => Promise.resolve() }
  }
  const { startBlogApi } = await import('../../server/blog-api/main')
  const api = await startBlogApi({
    articlesDir: articlesFolder(),
    token: settings.GATSBY_BLOG_API_TOKEN,
    port: 0,
    // Each build sees the files as they are when it asks
    checkIntervalMs: 0,
  })
  return {
    environment: { BLOG_API_BUILD_URL: api.url, BLOG_API_ADDRESS_KEY: embeddedKey() },
    close: async () => {
      await api.close()
    },
  }
}
