import fs from 'node:fs'
import path from 'node:path'
import type { BuildStamp } from '../../server/releases/manifest'
import type { BuildChanges } from '../../server/releases/scan-public'
import type { IndexedFile } from './public-index'

interface Changes extends BuildStamp {
  /** Id of the build before. */
  since: string
  /** Files that are new or others since then, by path; null for those that are gone. */
  changes: ReadonlyMap<string, IndexedFile | null>
}

/**
 * Writes what a build has changed in public/, so that a release that follows the last one need not read the list of all files.
 *
 * @param folder the folder that holds package.json
 */
export function writeBuildChanges(folder: string, { id, builtAt, since, changes }: Changes): void {
  const file = path.join(folder, '.cache', 'build-changes.json')
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const files = Object.fromEntries(changes)
  fs.writeFileSync(file, JSON.stringify({ id, builtAt, since, files } satisfies BuildChanges))
}
