import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { readBuildRecords } from '../../../server/rebuild/build-history'
import type { BuildRecord } from '../../../server/rebuild/build-record'
import { CommandError } from '../../lib/command'
import { inProject } from '../../lib/project'

const startTimeoutMs = 120_000
const hookToken = 'token-of-the-faults'
const running = new Set<ChildProcess>()
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')))

export const pause = (timeMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, timeMs))

export interface RebuildServerOptions {
  /** Folder that the server runs in. */
  folder: string
  /** TypeScript file that serves. */
  program: string
  dataDir: string
  environment: Readonly<Record<string, string>>
}

/** A server that rebuilds, in a process of its own. */
export interface RebuildServer {
  url: string
  pid: number
  /** Asks for a build by the hook. @returns its id */
  trigger: () => Promise<string>
  /** The builds, newest first. */
  records: () => Promise<BuildRecord[]>
  /** Milliseconds that its clock is wrong by, from now on. */
  setClock: (offsetMs: number) => Promise<void>
  kill: () => Promise<void>
  stop: () => Promise<void>
}

async function untilListening(child: ChildProcess, output: () => string): Promise<string> {
  const deadlineMs = performance.now() + startTimeoutMs
  while (child.exitCode === null && performance.now() < deadlineMs) {
    const url = /Site: (http:\S+)\//.exec(output())?.[1]
    if (url) return url
    await pause(50)
  }
  throw new CommandError(`The server did not start: ${output().slice(-2000)}`)
}

/**
 * Starts a server on a free port; triggers come from the caller alone.
 *
 * @throws {CommandError} when it does not come up
 */
export async function startRebuildServer(options: RebuildServerOptions): Promise<RebuildServer> {
  const { folder, program, dataDir, environment } = options
  const loader = (...parts: string[]) => pathToFileURL(inProject(...parts)).href
  const clockFile = path.join(folder, '.clock-offset')
  await fs.writeFile(clockFile, '0')
  const words = ['--import', loader('scripts', 'faults', 'rebuild', 'clock.mjs')]
  const child = spawn(
    process.execPath,
    [...words, '--import', loader('node_modules', 'tsx', 'dist', 'loader.mjs'), program],
    {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        TMPDIR: process.env['TMPDIR'],
        HOME: process.env['HOME'],
        GATSBY_TELEMETRY_DISABLED: '1',
        PORT: '0',
        DESK_PORT: '0',
        DATA_DIR: dataDir,
        REBUILD_SCHEDULE: '',
        REBUILD_WEBHOOK_TOKEN: hookToken,
        CLOCK_OFFSET_FILE: clockFile,
        ...environment,
      },
    },
  )
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
  return {
    url,
    pid: child.pid ?? 0,
    async trigger() {
      const headers = { authorization: `Bearer ${hookToken}` }
      const response = await fetch(`${url}/hooks/rebuild`, { method: 'POST', headers })
      const { data } = (await response.json()) as { data?: { id: string } }
      if (!data) throw new CommandError(`The rebuild hook answered ${response.status}`)
      return data.id
    },
    records: () => readBuildRecords(dataDir),
    setClock: async (offsetMs) => {
      await fs.writeFile(clockFile, String(offsetMs))
      await pause(120)
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}
