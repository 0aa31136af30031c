import { readBuildStamp, readManifest, readPointer, writePointer } from './manifest'

/**
 * Goes back (or forward again) to a release that DATA_DIR holds. The one that was live until now, and any that came
 * after the chosen one, are remembered as skipped, so that starting the server does not bring them back.
 *
 * @throws {Error} when there is no such release
 */
export async function switchRelease(dataDir: string, id: string): Promise<void> {
  if (!(await readManifest(dataDir, id))) throw new Error(`There is no release ${JSON.stringify(id)} in ${dataDir}`)
  const pointer = await readPointer(dataDir)
  if (pointer?.current === id) return
  const skipped = new Set([...(pointer?.skipped ?? []), ...(pointer ? [pointer.current] : [])])
  skipped.delete(id)
  await writePointer(dataDir, { current: id, skipped: [...skipped], refused: pointer?.refused ?? [] })
}

/**
 * Remembers that a build must not go live by itself, so that the next start of a server does not bring it there. It may
 * once it has passed the checks of a rebuild, or those of a start that allows what they found.
 *
 * @param id of the build in public/
 */
export async function refuseBuild(dataDir: string, id: string): Promise<void> {
  const pointer = await readPointer(dataDir)
  if (!pointer || pointer.current === id || pointer.refused.includes(id)) return
  await writePointer(dataDir, { ...pointer, refused: [...pointer.refused, id] })
}

/**
 * Whether the build in public/ should become a release: DATA_DIR does not know it, or it was built again after the
 * release of the same content (an edit taken back), and nobody has rolled it back, nor has it been refused.
 *
 * @param mayBeRefused whether one that has been refused counts too: its checks may be passed now
 * @throws {NoBuildError} when there is no finished build
 */
export async function isNewBuild(publicDir: string, dataDir: string, mayBeRefused = false): Promise<boolean> {
  const [stamp, pointer] = await Promise.all([readBuildStamp(publicDir), readPointer(dataDir)])
  if (!pointer) return true
  if (pointer.skipped.includes(stamp.id)) return false
  if (pointer.refused.includes(stamp.id)) return mayBeRefused
  const known = await readManifest(dataDir, stamp.id)
  if (!known) return true
  return stamp.id !== pointer.current && Date.parse(stamp.builtAt) > Date.parse(known.builtAt)
}
