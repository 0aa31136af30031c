import fs from 'node:fs/promises'
import { setImmediate as othersTurn } from 'node:timers/promises'
import { openContentStore, type ContentStore } from './content-store'
import { readManifests, readPointer, releasePaths, type Manifest } from './manifest'

const releasesKept = 5

/** Files that are looked at in one go, by a thread that answers requests in between. */
const filesAtOnce = 5_000

/** Calls back for every file of a release. */
async function eachFile({ files }: Manifest, look: (sitePath: string, hash: string) => void): Promise<void> {
  const sitePaths = Object.keys(files)
  for (let start = 0; start < sitePaths.length; start += filesAtOnce) {
    for (const sitePath of sitePaths.slice(start, start + filesAtOnce)) look(sitePath, files[sitePath]?.hash ?? '')
    await othersTurn()
  }
}

/** Contents of releases that are to go which no other has: most are where they were in a newer one. */
async function contentsOfNone(going: readonly Manifest[], kept: readonly Manifest[]): Promise<Set<string>> {
  const unused = new Set<string>()
  for (const release of going) {
    await eachFile(release, (sitePath, hash) => {
      if (!kept.some(({ files }) => files[sitePath]?.hash === hash)) unused.add(hash)
    })
  }
  for (const release of unused.size > 0 ? kept : []) await eachFile(release, (_sitePath, hash) => unused.delete(hash))
  return unused
}

/** Removes the lists of all releases but the newest five and the live one (contracts, section 6). */
async function removeManifests(dataDir: string) {
  const pointer = await readPointer(dataDir)
  const manifests = await readManifests(dataDir)
  const live = manifests.filter(({ id }) => id === pointer?.current)
  const others = manifests.filter(({ id }) => id !== pointer?.current)
  const going = others.slice(releasesKept - live.length)
  for (const { id } of going) await fs.rm(releasePaths(dataDir).manifest(id), { force: true })
  return { going, kept: [...live, ...others.slice(0, releasesKept - live.length)] }
}

/** Removes old releases with the contents that none of the rest has. What it costs depends on what they had changed. */
export async function removeOldReleases(dataDir: string): Promise<void> {
  const { going, kept } = await removeManifests(dataDir)
  const store = await openContentStore(dataDir, [])
  await store.remove(await contentsOfNone(going, kept))
}

/**
 * Removes old releases, and every content that none of the rest has, whatever has left it there.
 *
 * @param store opened whole
 */
export async function removeAllUnused(dataDir: string, store: ContentStore): Promise<void> {
  const { kept } = await removeManifests(dataDir)
  await store.prune(new Set(kept.flatMap(({ files }) => Object.values(files).map(({ hash }) => hash))))
}
