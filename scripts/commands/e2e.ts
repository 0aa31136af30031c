import { runCommand } from '../lib/command'
import { ensureChromium } from '../lib/ensure-chromium'
import { browserWords, runJest } from '../lib/jest'
import { withBrowserTestServer } from '../lib/test-server'

/** `npm run e2e [-- …]`: browser tests against the built site; the words go to Jest. */
void runCommand(async (words) => {
  const CHROMIUM_PATH = await ensureChromium()
  return withBrowserTestServer((environment) => runJest([...browserWords, ...words], { CHROMIUM_PATH, ...environment }))
})
