import type { Settings } from '../src/settings/settings'
import { createArticleStore } from './blog-api/article-store'
import { articlesOfApi, type FingerprintSources } from './rebuild/content-fingerprint'

export interface SourcesOfOptions {
  projectFolder: string
  /** Folder of the embedded blog API's articles. */
  articlesDir: string
  settings: Settings
  log: (line: string) => void
}

/** The articles of now: of the configured blog API, or of the folder, read anew each time. */
function articlesOf({ settings, articlesDir, log }: SourcesOfOptions): FingerprintSources['articles'] {
  const { GATSBY_BLOG_API_URL: url, GATSBY_BLOG_API_TOKEN: token } = settings
  if (url) return articlesOfApi(url, token)
  const store = createArticleStore({ articlesDir, log, checkIntervalMs: 0 })
  return async () => (await store.list()).articles
}

/** What a build is made of, as the settings say. */
export function sourcesOf(options: SourcesOfOptions): FingerprintSources {
  const { projectFolder, settings } = options
  const fixedByBuild = Object.entries(settings).filter(([name]) => /^(GATSBY_|GTM_ID$|SITE_|PHUKET_)/.test(name))
  return { projectFolder, articles: articlesOf(options), settings: Object.fromEntries(fixedByBuild) }
}
