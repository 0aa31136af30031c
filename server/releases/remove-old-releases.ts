import fs from 'node:fs/promises'
import { openContentStore, type ContentStore } from './content-store'
import { readManifests, readPointer, releasePaths } from './manifest'

const releasesKept = 5

/**
 * Removes all but the newest five releases and the live one, then the contents that none of the rest has (contracts, section 6).
 *
 * @param store where the caller has opened it already
 */
export async function removeOldReleases(dataDir: string, store?: ContentStore): Promise<void> {
  const pointer = await readPointer(dataDir)
  const manifests = await readManifests(dataDir)
  const live = manifests.filter(({ id }) => id === pointer?.current)
  const others = manifests.filter(({ id }) => id !== pointer?.current)
  const kept = [...live, ...others.slice(0, releasesKept - live.length)]
  for (const { id } of others.slice(releasesKept - live.length)) {
    await fs.rm(releasePaths(dataDir).manifest(id), { force: true })
  }
  const used = new Set<string>()
  for (const { files } of kept) for (const { hash } of Object.values(files)) used.add(hash)
  const opened = store ?? (await openContentStore(dataDir))
  await opened.prune(used)
}
