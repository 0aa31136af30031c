import { spawn } from 'node:child_process'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { CommandError } from '../../lib/command'
import { onShutdown } from '../../lib/shutdown'
import { watchMemory } from './process-memory'

/** A build that ended well. */
export interface BuildFigures {
  seconds: number
  /** Most memory at one time, of the command and all that it starts; 0 where the system does not tell. */
  peakBytes: number
  /** What it printed, without colours. */
  output: string
}

const lastLines = 15

/**
 * Builds a copy of the project as `npm run build` does.
 *
 * @param folder the copy
 * @param articlesDir folder of its articles
 * @throws {CommandError} with the end of its output when it fails
 */
export async function runBuild(folder: string, articlesDir: string): Promise<BuildFigures> {
  const startMs = performance.now()
  const child = spawn(process.execPath, [path.join('scripts', 'run.mjs'), 'build'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: undefined,
      NO_COLOR: '1',
      // One line for one message; the other logger cuts lines at 80 letters
      GATSBY_LOGGER: 'yurnalist',
      GATSBY_BLOG_API_URL: '',
      ARTICLES_DIR: articlesDir,
      DATA_DIR: '.data',
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
  const peak = watchMemory(child.pid ?? 0)
  const parts: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part))
  const code = await closed
  forget()
  const output = stripVTControlCharacters(Buffer.concat(parts).toString())
  const figures = { seconds: (performance.now() - startMs) / 1000, peakBytes: peak(), output }
  if (code === 0) return figures
  throw new CommandError(`A build of the benchmark failed: ${output.trim().split('\n').slice(-lastLines).join('\n')}`)
}
