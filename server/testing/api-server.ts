import fs from 'node:fs/promises'
import path from 'node:path'
import type { AddressInfo } from 'node:net'
import { readSettings } from '../../src/settings/settings'
import { buildApp } from '../app'
import { keepDatabase } from '../database/keep-database'
import type { OpenDatabase } from '../database/open-database'
import { openReleases } from '../releases/open-releases'
import { temporaryFolder } from './temporary-folder'

/** A server with the main API that listens, and what is behind it. */
export interface ApiServer {
  /** Such as `http://127.0.0.1:41234`. */
  url: string
  dataDir: string
  database: () => OpenDatabase
  /** What the server has logged, as lines of JSON. */
  log: () => string
  close: () => Promise<void>
}

export interface ApiServerOptions {
  databaseUrl?: string | null
  /** Default: a new folder. */
  dataDir?: string
  /** Settings by name, as the environment has them. Default: a rate limit that no test reaches. */
  environment?: Readonly<Record<string, string>>
}

/** Starts the whole server on a free port of the loopback, without a release. */
export async function startApiServer(options: ApiServerOptions = {}): Promise<ApiServer> {
  const { databaseUrl = null, dataDir = await temporaryFolder(), environment = {} } = options
  let logged = ''
  const log = (text: string) => (logged += text)
  const database = await keepDatabase({ dataDir, databaseUrl, log, retryMs: 100 })
  const app = buildApp({
    settings: readSettings({ RATE_LIMIT_MAX: '100000', ...environment }),
    releases: await openReleases(dataDir),
    leads: { database, dataDir },
    logger: { level: 'info', stream: { write: log } },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    database: () => database.get(),
    log: () => logged,
    close: async () => {
      app.server.closeAllConnections()
      await app.close()
      await database.close()
    },
  }
}

/** Every file below DATA_DIR/uploads. */
export async function uploadsOf({ dataDir }: ApiServer): Promise<string[]> {
  const folder = path.join(dataDir, 'uploads')
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}
