import fs from 'node:fs'
import path from 'node:path'
import type { BuildChanges } from '../../server/releases/scan-public'
import type { IndexedFile, PublicIndex } from './public-index'

interface Changes extends Pick<PublicIndex, 'id' | 'builtAt' | 'files'> {
  /** Id of the build before. */
  since: string
  /** Files that are new, others or gone since then. */
  names: readonly string[]
}

/**
 * Writes what a build has changed in public/, so that a release that follows the last one need not read the list of all files.
 *
 * @param folder the folder that holds package.json
 */
export function writeBuildChanges(folder: string, { id, builtAt, since, names, files }: Changes): void {
  const changed: Record<string, IndexedFile | null> = {}
  for (const name of names) changed[name] = files[name] ?? null
  const file = path.join(folder, '.cache', 'build-changes.json')
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, JSON.stringify({ id, builtAt, since, files: changed } satisfies BuildChanges))
}
