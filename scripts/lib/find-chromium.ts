import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { CommandError } from './command'

const namesOnPath = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const versionTimeoutMs = 20_000

function isExecutable(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.X_OK)
    return fs.statSync(file).isFile()
  } catch {
    return false
  }
}

/** Whether the program runs here: a stub that only names a package to install, or one without its libraries, does not. */
function runs(file: string): boolean {
  return (
    isExecutable(file) && spawnSync(file, ['--version'], { timeout: versionTimeoutMs, stdio: 'ignore' }).status === 0
  )
}

/**
 * Looks for a Chromium: CHROMIUM_PATH, then `chromium`, `chromium-browser` and `google-chrome` on PATH, then the one that
 * Playwright has downloaded.
 *
 * @param environment variables, of which CHROMIUM_PATH and PATH are read
 * @param downloaded where Playwright keeps its own
 * @returns absolute path; null when there is none
 * @throws {CommandError} when CHROMIUM_PATH names something that does not run
 */
export function findChromium(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  downloaded: string = chromium.executablePath(),
): string | null {
  const named = environment['CHROMIUM_PATH']
  if (named) {
    if (runs(named)) return path.resolve(named)
    throw new CommandError(`CHROMIUM_PATH: got "${named}", takes the path of a Chromium that runs`)
  }
  const folders = (environment['PATH'] ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder))
  const onPath = namesOnPath.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...onPath, downloaded].find(runs) ?? null
}
