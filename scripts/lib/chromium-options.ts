import { CommandError } from './command'
import { findChromium } from './find-chromium'

/** What Playwright's `chromium.launch` takes. The fresh user-data-dir is Playwright's own doing. */
export interface ChromiumOptions {
  executablePath: string
  args: string[]
}

const quietArguments = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Launch options for the Chromium of this machine, for browser tests and screenshots.
 *
 * @throws {CommandError} when there is none
 */
export function chromiumOptions(): ChromiumOptions {
  const executablePath = findChromium()
  if (executablePath === null) {
    throw new CommandError('No Chromium found: set CHROMIUM_PATH, or run `npm test`, which installs one')
  }
  return { executablePath, args: [...quietArguments] }
}
