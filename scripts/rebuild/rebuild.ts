import path from 'node:path'
import type { Settings } from '../../src/settings/settings'
import { rebuildPaths } from '../../server/rebuild/build-history'
import type { BuildRecord } from '../../server/rebuild/build-record'
import type { Builder } from '../../server/rebuild/builder'
import { rebuildOnce } from '../../server/rebuild-once'
import { askServer, followBuild } from './ask-server'
import { createProgressPrinter, describeEnd } from './describe-build'

export interface RebuildOptions {
  projectFolder: string
  articlesDir: string
  settings: Settings
  /** Builds where no server runs. */
  builder: Builder
  print: (line: string) => void
}

/** Who the desk says has asked. */
const reason = 'command'

/**
 * Rebuilds the site: by the server that runs on DATA_DIR, or here where none does.
 *
 * @returns exit code: 0 when the site is up to date afterwards
 */
export async function rebuild({
  projectFolder,
  articlesDir,
  settings,
  builder,
  print,
}: RebuildOptions): Promise<number> {
  const dataDir = path.resolve(projectFolder, settings.DATA_DIR)
  const onChange = createProgressPrinter(print)
  const answer = await askServer(dataDir, reason)
  print(answer ? 'The running server rebuilds' : 'No server runs on this DATA_DIR: rebuilding here')
  const record: BuildRecord = answer
    ? await followBuild(dataDir, answer, onChange)
    : await rebuildOnce({ projectFolder, articlesDir, settings, builder, reason, onChange, log: print })
  print(describeEnd(record, path.join(rebuildPaths(dataDir).logs, `${record.id}.log`)))
  return record.state === 'failed' ? 1 : 0
}
