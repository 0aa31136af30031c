import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { onShutdown } from '../../scripts/lib/shutdown'
import { apiToken } from './blog-api'

/** How a build ended. */
export interface BuildResult {
  exitCode: number
  /** Everything that it printed, without colours. */
  output: string
  seconds: number
}

/**
 * Runs `build` in a copy of the project, against a blog API.
 *
 * @param folder the copy
 * @param environment variables on top
 */
export async function runBuild(
  folder: string,
  apiUrl: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<BuildResult> {
  const startMs = Date.now()
  const child = spawn(process.execPath, [path.join('scripts', 'run.mjs'), 'build'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: undefined,
      NO_COLOR: '1',
      // One line for one message; the other logger cuts lines at 80 letters
      GATSBY_LOGGER: 'yurnalist',
      GATSBY_BLOG_API_URL: apiUrl,
      GATSBY_BLOG_API_TOKEN: apiToken,
      DATA_DIR: '.data',
      ...environment,
    },
  })
  const closed = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const forget = onShutdown(async () => {
    child.kill('SIGTERM')
    await closed
  })
  const parts: Buffer[] = []
  child.stdout.on('data', (part: Buffer) => parts.push(part))
  child.stderr.on('data', (part: Buffer) => parts.push(part))
  const code = await closed
  forget()
  const output = stripVTControlCharacters(Buffer.concat(parts).toString())
  return { exitCode: code ?? -1, output, seconds: Math.round((Date.now() - startMs) / 1000) }
}

/**
 * How much Gatsby did of one of its steps.
 *
 * @param step matches the line of the step, such as that of `Building static HTML for pages`
 * @returns 0 when it did not come to it
 */
export function stepCount(output: string, step: RegExp): number {
  const line = output.split('\n').find((text) => step.test(text)) ?? ''
  return Number(/ (\d+)\/\d+/.exec(line)?.[1] ?? 0)
}

/** The errors that Gatsby printed, one line each. */
export const errorLines = (output: string): string[] =>
  output.split('\n').filter((line) => /^\s*(error|ERROR)\b/.test(line))

/** What is in builds/latest.json of a built copy; empty when there is none. */
export function readLatest(folder: string): string {
  const file = path.join(folder, 'public', 'builds', 'latest.json')
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
}

/** Paths of pages that the last build changed, from builds/meta/{id}.json. */
export function changedPages(folder: string): string[] {
  const { id } = JSON.parse(readLatest(folder)) as { id: string }
  const meta = fs.readFileSync(path.join(folder, 'public', 'builds', 'meta', `${id}.json`), 'utf8')
  return (JSON.parse(meta) as { changed: string[] }).changed
}
