import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { loadSettings } from '../src/settings/environment'
import { SettingsError, type Settings } from '../src/settings/settings'
import { buildApp } from './app'
import { settingsUnlikeBuild } from './build-settings'
import { openLeads, type OpenLeads } from './open-leads'
import { openReleases } from './releases/open-releases'
import { listen, localUrl } from './listen'
import { prepareRelease } from './prepare-release'
import { rebuildsOf } from './rebuilds-of'
import type { Builder } from './rebuild/builder'
import { StartError } from './start-error'
import type { RunningRebuilds } from './start-rebuilds'

export interface ServeOptions {
  /** The folder that holds package.json, content/ and public/. */
  projectFolder?: string
  settings?: Settings
  /** Builds the site again; left out: nothing is rebuilt. */
  builder?: Builder
  /** Told what a person at the terminal should know, line by line. */
  print?: (line: string) => void
}

/** The server while it listens. */
export interface RunningServer {
  /** Address that a browser on this machine can open. */
  url: string
  close: () => Promise<void>
}

const closeLimitMs = 10_000
/** Asked for after a release, so that no visitor waits for them. */
const warmedPaths = ['/', '/en/', '/project/', '/en/project/', '/content/', '/en/content/']

/** Finishes the requests that run, for ten seconds at most, and then closes the database. */
function createClose(app: FastifyInstance, leads: OpenLeads, rebuilds: RunningRebuilds | null) {
  let closing: Promise<void> | null = null
  return () => {
    closing ??= (async () => {
      const timer = setTimeout(() => app.server.closeAllConnections(), closeLimitMs)
      app.server.closeIdleConnections()
      await app.close().finally(() => clearTimeout(timer))
      await rebuilds?.close()
      await leads.close()
    })()
    return closing
  }
}

/**
 * Starts the server: makes a release of public/ when there is a new build, listens on PORT and HOST.
 *
 * @throws {StartError} when there is nothing to serve or the port cannot be used
 * @throws {SettingsError} when a setting is wrong
 */
export async function startServer({
  projectFolder = process.cwd(),
  settings = loadSettings(projectFolder),
  builder,
  print = (line) => process.stdout.write(`${line}\n`),
}: ServeOptions = {}): Promise<RunningServer> {
  const publicDir = path.join(projectFolder, 'public')
  const dataDir = path.resolve(projectFolder, settings.DATA_DIR)
  await prepareRelease({ publicDir, dataDir, mayLoseArticles: settings.ALLOW_ARTICLE_LOSS, print, builder })
  const different = await settingsUnlikeBuild(publicDir, settings)
  for (const name of different) print(`${name} differs from the build; the build's value counts until the next build`)

  const releases = await openReleases(dataDir)
  const articlesDir = path.resolve(projectFolder, process.env['ARTICLES_DIR'] ?? 'content/articles')
  const logError = (line: string) => process.stderr.write(`${line}\n`)
  const leads = await openLeads(dataDir, settings, logError)
  const warmUp = async () => {
    for (const url of warmedPaths) await app.inject({ url, headers: { 'accept-encoding': 'br' } })
  }
  const rebuilds = builder
    ? await rebuildsOf({
        builder,
        projectFolder,
        dataDir,
        articlesDir,
        settings,
        releases,
        warmUp,
        print,
        log: logError,
        leads,
      })
    : null
  const app = buildApp({
    settings,
    releases,
    articlesDir,
    ...(rebuilds && { rebuildQueue: rebuilds.rebuilds.queue, seenWebhooks: rebuilds.rebuilds.seenWebhooks }),
    leads: { database: leads.database, dataDir, positionsDir: path.join(projectFolder, 'content/positions') },
    logger: { level: 'warn', stream: process.stderr },
  })
  try {
    await listen(app, settings)
  } catch (error) {
    await rebuilds?.close()
    await leads.close()
    throw error
  }
  const url = localUrl(app, settings.HOST)
  print(`Site: ${url}/`)
  if (settings.SITE_URL !== url) print(`Public address (SITE_URL): ${settings.SITE_URL}/`)
  if (!settings.GATSBY_BLOG_API_URL) print(`Blog API (embedded): ${url}/blog-api`)
  await rebuilds?.openDesk()
  builder?.getReady?.()
  return { url, close: createClose(app, leads, rebuilds) }
}

/**
 * The `serve` command: starts the server and stays until SIGTERM or SIGINT. What a person can put right is printed
 * without a stack, and the process ends with exit code 1.
 */
export async function serve(options: ServeOptions = {}): Promise<void> {
  try {
    const server = await startServer(options)
    await new Promise<void>((resolve) => {
      process.once('SIGTERM', resolve)
      process.once('SIGINT', resolve)
    })
    await server.close()
  } catch (error) {
    if (!(error instanceof StartError) && !(error instanceof SettingsError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

if (require.main === module) void serve()
