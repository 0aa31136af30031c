import path from 'node:path'
import { readJson } from '../releases/read-json'

/**
 * How many pages a build changed, as public/builds/meta/{id}.json says; null when it does not.
 *
 * @param id of the build in public/
 */
export async function changedPagesOf(publicDir: string, id: string): Promise<number | null> {
  const meta = await readJson(path.join(publicDir, 'builds', 'meta', `${id}.json`))
  const changed = typeof meta === 'object' && meta !== null && 'changed' in meta ? meta.changed : null
  return Array.isArray(changed) ? changed.length : null
}
