import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
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
export function runBuild(
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
      GATSBY_BLOG_API_URL: apiUrl,
      GATSBY_BLOG_API_TOKEN: apiToken,
      DATA_DIR: '.data',
      ...environment,
    },
  })
  const forget = onShutdown(() => void child.kill('SIGTERM'))
  const parts: Buffer[] = []
  child.stdout.on('data', (part: Buffer) => parts.push(part))
  child.stderr.on('data', (part: Buffer) => parts.push(part))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      forget()
      const output = Buffer.concat(parts).toString()
      resolve({ exitCode: code ?? -1, output, seconds: Math.round((Date.now() - startMs) / 1000) })
    })
  })
}

/** What Gatsby did of one of its steps, such as `run page queries`: done, of how many; 0 when it did not come to it. */
export function stepCount(output: string, step: string): number {
  const line = output.split('\n').find((text) => text.includes(step) && / \d+\/\d+ /.test(`${text} `))
  return Number(/ (\d+)\/\d+/.exec(line ?? '')?.[1] ?? 0)
}

/** The errors that Gatsby named by a number, in order. */
export const numberedErrors = (output: string): string[] => output.match(/ERROR\s+#\w+/g) ?? []

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
