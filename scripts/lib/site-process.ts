import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { buildStamp } from '../../server/testing/sample-build'
import { temporaryFolder, writeFiles } from '../../server/testing/temporary-folder'
import { CommandError } from './command'
import { inProject } from './project'

/** The server in a process of its own, as `npm run serve` has it. */
export interface SiteProcess {
  /** Such as `http://localhost:41234`. */
  url: string
  pid: number
  /** Ends it at once, as a crash or a power cut does. */
  kill: () => Promise<void>
  /** Asks it to end. */
  stop: () => Promise<void>
}

export interface SiteProcessOptions {
  /** A folder of `smallProject`. */
  projectFolder: string
  dataDir: string
  databaseUrl: string | null
}

const startTimeoutMs = 60_000
const running = new Set<ChildProcess>()
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')))

/** A project with the smallest site, and the contents of this one; `removeFolders` takes it away. */
export async function smallProject(): Promise<string> {
  const folder = await temporaryFolder()
  await writeFiles(`${folder}/public`, { 'index.html': '<!doctype html><title>Site</title>', ...buildStamp('build1') })
  await fs.symlink(inProject('content'), `${folder}/content`)
  return folder
}

async function untilListening(child: ChildProcess, output: () => string): Promise<string> {
  const deadlineMs = Date.now() + startTimeoutMs
  while (child.exitCode === null && Date.now() < deadlineMs) {
    const url = /Site: (http:\S+)\//.exec(output())?.[1]
    if (url) return url
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new CommandError(`The server did not start: ${output().slice(-2000)}`)
}

/**
 * Starts the server on a free port, without a limit that one machine's submissions would reach.
 *
 * @throws {CommandError} when it does not come up
 */
export async function startSite({ projectFolder, dataDir, databaseUrl }: SiteProcessOptions): Promise<SiteProcess> {
  const tsx = pathToFileURL(inProject('node_modules', 'tsx', 'dist', 'loader.mjs')).href
  const child = spawn(process.execPath, ['--import', tsx, inProject('server', 'main.ts')], {
    cwd: projectFolder,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      RATE_LIMIT_MAX: '1000000',
    },
  })
  running.add(child)
  const exited = once(child, 'exit').finally(() => running.delete(child))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => (output = `${output}${part.toString()}`.slice(-20_000)))
  }
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await exited
  }
  const url = await untilListening(child, () => output)
  return { url, pid: child.pid ?? 0, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}
