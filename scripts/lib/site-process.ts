import fs from 'node:fs/promises'
import { temporaryFolder } from '../../server/testing/temporary-folder'
import { writeWholeBuild } from '../../server/testing/whole-build'
import { inProject } from './project'
import { startServerProcess, type ServerProcess } from './server-process'

export interface SiteProcessOptions {
  /** A folder of `smallProject`. */
  projectFolder: string
  dataDir: string
  databaseUrl: string | null
}

/** A project with the smallest site that may go live, and the contents of this one; `removeFolders` takes it away. */
export async function smallProject(): Promise<string> {
  const folder = await temporaryFolder()
  await writeWholeBuild(`${folder}/public`, 'build1')
  await fs.symlink(inProject('content'), `${folder}/content`)
  return folder
}

/**
 * Starts the server as `npm run serve` does, without a limit that one machine's submissions would reach.
 *
 * @throws {CommandError} when it does not come up
 */
export async function startSite({ projectFolder, dataDir, databaseUrl }: SiteProcessOptions): Promise<ServerProcess> {
  return startServerProcess({
    program: inProject('server', 'main.ts'),
    cwd: projectFolder,
    environment: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', RATE_LIMIT_MAX: '1000000' },
  })
}
