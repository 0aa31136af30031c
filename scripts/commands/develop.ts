import { parseArgs } from 'node:util'
import { loadSettings } from '../../src/settings/environment'
import type { Settings } from '../../src/settings/settings'
import { forgetFingerprint } from '../build/code-fingerprint'
import { articlesFolder, blogApiForBuild } from '../lib/blog-api-for-build'
import { CommandError, runCommand } from '../lib/command'
import { startGatsby } from '../lib/start-gatsby'
import { projectFolder } from '../lib/project'
import { withProjectLock } from '../lib/project-lock'
import { watchArticles } from '../lib/watch-articles'

const refreshTimeoutMs = 60_000

/** The port that `--port` or `-p` names. */
function portFrom(words: string[]): number {
  const options = { port: { type: 'string', short: 'p', default: '8000' } } as const
  let word: string
  try {
    word = parseArgs({ args: words, options }).values.port
  } catch (error) {
    throw new CommandError(`develop takes --port 8000 and nothing else: ${(error as Error).message}`)
  }
  const port = Number(word)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new CommandError(`--port: got "${word}", takes a port from 1 to 65535`)
}

/** Has the development server read the articles again; before it is ready it reads them anyway. */
async function refresh(address: string): Promise<void> {
  const signal = AbortSignal.timeout(refreshTimeoutMs)
  const response = await fetch(`${address}/__refresh`, { method: 'POST', signal }).catch(() => null)
  console.log(response?.ok ? 'An article has changed: reading again' : 'An article has changed (server not ready yet)')
}

async function develop(settings: Settings, port: number): Promise<number> {
  const api = await blogApiForBuild(settings)
  const address = `http://localhost:${port}`
  console.log(`When it is ready: site ${address}/, GraphiQL ${address}/___graphql; stop it with Ctrl+C`)
  forgetFingerprint(projectFolder)
  const environment = {
    NODE_ENV: 'development',
    ENABLE_GATSBY_REFRESH_ENDPOINT: 'true',
    ...api.environment,
  }
  const isEmbedded = settings.GATSBY_BLOG_API_URL === null
  const stopWatching = isEmbedded ? watchArticles(articlesFolder(), () => void refresh(address)) : () => undefined
  try {
    return await startGatsby(['develop', '--port', String(port)], environment).exited
  } finally {
    stopWatching()
    await api.close()
  }
}

/** `npm run develop [-- --port 8000]`: Gatsby's development server, which follows edited articles. */
void runCommand(async (words) => {
  const port = portFrom(words)
  const settings = loadSettings(projectFolder)
  return withProjectLock(projectFolder, 'develop', () => develop(settings, port))
})
