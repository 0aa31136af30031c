import { runChild, runNode } from './child'
import { CommandError } from './command'
import { findChromium } from './find-chromium'
import { inProject } from './project'

const downloadTimeoutMs = 5 * 60_000
const connectTimeoutMs = 15_000

function downloadPlaywrights(): Promise<number> {
  console.log("No Chromium found: trying Playwright's download (a minute or two)")
  return runNode([inProject('node_modules', 'playwright-core', 'cli.js'), 'install', 'chromium'], {
    environment: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(connectTimeoutMs) },
    timeoutMs: downloadTimeoutMs,
    heartbeat: "Playwright's download",
  })
}

async function installDebians(): Promise<void> {
  if (process.getuid?.() !== 0) return
  console.log("Installing Debian's Chromium with apt-get (a minute or two)")
  const environment = { DEBIAN_FRONTEND: 'noninteractive' }
  await runChild('apt-get', ['update'], { environment, heartbeat: 'apt-get update' })
  await runChild('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
    environment,
    heartbeat: 'apt-get install',
  })
}

/**
 * Finds a Chromium for the browser tests, or installs one: Playwright's, else Debian's when root.
 *
 * @returns absolute path
 * @throws {CommandError} when there is none and none can be installed; says what to do
 */
export async function ensureChromium(): Promise<string> {
  for (const install of [() => Promise.resolve(), downloadPlaywrights, installDebians]) {
    await Promise.resolve(install()).catch((error: unknown) => console.error(String(error)))
    const found = findChromium()
    if (found) return found
  }
  throw new CommandError(
    'The browser tests need a Chromium and none could be installed. Install one (Debian: `sudo apt-get install chromium`), ' +
      'or set CHROMIUM_PATH to the program, and run the command again.',
  )
}
