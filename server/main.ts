import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { loadSettings } from '../src/settings/environment'
import { SettingsError, type Settings } from '../src/settings/settings'
import { buildApp } from './app'
import { settingsUnlikeBuild } from './build-settings'
import { openLeads, type OpenLeads } from './open-leads'
import { createRelease } from './releases/create-release'
import { NoBuildError, readPointer } from './releases/manifest'
import { openReleases } from './releases/open-releases'
import { isNewBuild } from './releases/switch-release'

export interface ServeOptions {
  /** The folder that holds package.json, content/ and public/. */
  projectFolder?: string
  settings?: Settings
  /** Told what a person at the terminal should know, line by line. */
  print?: (line: string) => void
}

/** The server while it listens. */
export interface RunningServer {
  /** Address that a browser on this machine can open. */
  url: string
  close: () => Promise<void>
}

/** Something that the person who starts the server has to put right; its message says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

const closeLimitMs = 10_000

/** Makes a release of public/ when its build is new to DATA_DIR; an earlier release stands in for a missing build. */
async function prepareRelease(publicDir: string, dataDir: string, print: (line: string) => void) {
  try {
    if (!(await isNewBuild(publicDir, dataDir))) return
    print('Making a release of the new build …')
    const { id, files, compressed } = await createRelease({ publicDir, dataDir })
    print(`Release ${id}: ${files} files, ${compressed} compressed`)
  } catch (error) {
    if (!(error instanceof NoBuildError)) throw error
    if (!(await readPointer(dataDir))) throw new StartError(error.message, { cause: error })
    print(`${error.message}. Serving the release that DATA_DIR holds meanwhile.`)
  }
}

async function listen(app: FastifyInstance, { PORT: port, HOST: host }: Settings) {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      throw new StartError(`Port ${port} on ${host} is in use: stop what uses it, or set PORT to another one`, {
        cause: error,
      })
    }
    if (code === 'EACCES') {
      throw new StartError(`Port ${port} may not be used without more rights: set PORT to 1024 or above`, {
        cause: error,
      })
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(`HOST: got ${JSON.stringify(host)}, takes a name or address of this machine`, {
        cause: error,
      })
    }
    throw error
  }
}

/** Finishes the requests that run, for ten seconds at most, and then closes the database. */
function createClose(app: FastifyInstance, leads: OpenLeads) {
  let closing: Promise<void> | null = null
  return () => {
    closing ??= (async () => {
      const timer = setTimeout(() => app.server.closeAllConnections(), closeLimitMs)
      app.server.closeIdleConnections()
      await app.close().finally(() => clearTimeout(timer))
      await leads.close()
    })()
    return closing
  }
}

function localUrl(app: FastifyInstance, host: string): string {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
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
  print = (line) => process.stdout.write(`${line}\n`),
}: ServeOptions = {}): Promise<RunningServer> {
  const publicDir = path.join(projectFolder, 'public')
  const dataDir = path.resolve(projectFolder, settings.DATA_DIR)
  await prepareRelease(publicDir, dataDir, print)
  const different = await settingsUnlikeBuild(publicDir, settings)
  for (const name of different) print(`${name} differs from the build; the build's value counts until the next build`)

  const releases = await openReleases(dataDir)
  const articlesDir = path.resolve(projectFolder, process.env['ARTICLES_DIR'] ?? 'content/articles')
  const logError = (line: string) => process.stderr.write(`${line}\n`)
  const leads = await openLeads(dataDir, settings, logError)
  const app = buildApp({
    settings,
    releases,
    articlesDir,
    leads: { database: leads.database, dataDir, positionsDir: path.join(projectFolder, 'content/positions') },
    logger: { level: 'warn', stream: process.stderr },
  })
  try {
    await listen(app, settings)
  } catch (error) {
    await leads.close()
    throw error
  }
  const url = localUrl(app, settings.HOST)
  print(`Site: ${url}/`)
  if (settings.SITE_URL !== url) print(`Public address (SITE_URL): ${settings.SITE_URL}/`)
  if (!settings.GATSBY_BLOG_API_URL) print(`Blog API (embedded): ${url}/blog-api`)
  return { url, close: createClose(app, leads) }
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
