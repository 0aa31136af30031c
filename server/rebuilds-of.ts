import path from 'node:path'
import type { Settings } from '../src/settings/settings'
import { createArticleStore } from './blog-api/article-store'
import type { OpenLeads } from './open-leads'
import type { Builder } from './rebuild/builder'
import { alonePerDatabase } from './rebuild/alone-per-database'
import { articlesOfApi, type FingerprintSources } from './rebuild/content-fingerprint'
import type { Releases } from './releases/open-releases'
import { startRebuilds, type RunningRebuilds } from './start-rebuilds'

export interface RebuildsOfOptions {
  builder: Builder
  projectFolder: string
  dataDir: string
  articlesDir: string
  settings: Settings
  releases: Releases
  leads: OpenLeads
  warmUp: () => Promise<void>
  print: (line: string) => void
  log: (line: string) => void
}

/** The articles of now: of the configured blog API, or of the folder, read anew each time. */
function articlesOf({ settings, articlesDir, log }: RebuildsOfOptions): FingerprintSources['articles'] {
  const { GATSBY_BLOG_API_URL: url, GATSBY_BLOG_API_TOKEN: token } = settings
  if (url) return articlesOfApi(url, token)
  const store = createArticleStore({ articlesDir, log, checkIntervalMs: 0 })
  return async () => (await store.list()).articles
}

/** The rebuilds of a server, as its settings say. */
export function rebuildsOf(options: RebuildsOfOptions): Promise<RunningRebuilds> {
  const { builder, projectFolder, dataDir, settings, releases, leads, warmUp, print, log } = options
  const fixedByBuild = Object.entries(settings).filter(([name]) => /^(GATSBY_|GTM_ID$|SITE_|PHUKET_)/.test(name))
  return startRebuilds({
    settings,
    builder,
    dataDir,
    publicDir: path.join(projectFolder, 'public'),
    sources: { projectFolder, articles: articlesOf(options), settings: Object.fromEntries(fixedByBuild) },
    releases,
    ...(settings.DATABASE_URL !== null && { alone: alonePerDatabase(leads.database) }),
    warmUp,
    print,
    log,
  })
}
