import fs from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { readBuildRecords } from '../../../server/rebuild/build-history'
import type { BuildRecord } from '../../../server/rebuild/build-record'
import { CommandError } from '../../lib/command'
import { inProject } from '../../lib/project'
import { startServerProcess, type ServerProcess } from '../../lib/server-process'

const hookToken = 'token-of-the-faults'

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
export interface RebuildServer extends ServerProcess {
  /** Asks for a build by the hook. @returns its id */
  trigger: () => Promise<string>
  /** The builds, newest first. */
  records: () => Promise<BuildRecord[]>
  /** Milliseconds that its clock is wrong by, from now on. */
  setClock: (offsetMs: number) => Promise<void>
}

/**
 * Starts a server on a free port; triggers come from the caller alone.
 *
 * @throws {CommandError} when it does not come up
 */
export async function startRebuildServer(options: RebuildServerOptions): Promise<RebuildServer> {
  const { folder, program, dataDir, environment } = options
  const clockFile = path.join(folder, '.clock-offset')
  await fs.writeFile(clockFile, '0')
  const clock = pathToFileURL(inProject('scripts', 'faults', 'rebuild', 'clock.mjs')).href
  const server = await startServerProcess({
    program,
    cwd: folder,
    words: ['--import', clock],
    environment: {
      TMPDIR: process.env['TMPDIR'],
      HOME: process.env['HOME'],
      GATSBY_TELEMETRY_DISABLED: '1',
      DESK_PORT: '0',
      DATA_DIR: dataDir,
      REBUILD_SCHEDULE: '',
      REBUILD_WEBHOOK_TOKEN: hookToken,
      CLOCK_OFFSET_FILE: clockFile,
      ...environment,
    },
  })
  return {
    ...server,
    async trigger() {
      const headers = { authorization: `Bearer ${hookToken}` }
      const response = await fetch(`${server.url}/hooks/rebuild`, { method: 'POST', headers })
      const { data } = (await response.json()) as { data?: { id: string } }
      if (!data) throw new CommandError(`The rebuild hook answered ${response.status}`)
      return data.id
    },
    records: () => readBuildRecords(dataDir),
    setClock: async (offsetMs) => {
      await fs.writeFile(clockFile, String(offsetMs))
      await pause(120)
    },
  }
}
