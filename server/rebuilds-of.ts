import path from 'node:path'
import type { Settings } from '../src/settings/settings'
import type { OpenLeads } from './open-leads'
import type { Builder } from './rebuild/builder'
import { alonePerDatabase } from './rebuild/alone-per-database'
import { sourcesOf } from './rebuild-sources'
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

/** The rebuilds of a server, as its settings say. */
export function rebuildsOf(options: RebuildsOfOptions): Promise<RunningRebuilds> {
  const { builder, projectFolder, dataDir, settings, releases, leads, warmUp, print, log } = options
  return startRebuilds({
    settings,
    builder,
    dataDir,
    publicDir: path.join(projectFolder, 'public'),
    sources: sourcesOf(options),
    releases,
    ...(settings.DATABASE_URL !== null && { alone: alonePerDatabase(leads.database) }),
    warmUp,
    print,
    log,
  })
}
