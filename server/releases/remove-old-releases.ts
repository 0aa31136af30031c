import fs from 'node:fs/promises'
import { setImmediate as othersTurn } from 'node:timers/promises'
import { openContentStore, type ContentStore } from './content-store'
import { removeUnusedLists } from './file-lists'
import { readManifests, readPointer, type Manifest } from './manifest'
import { releasePaths } from './release-paths'

const releasesKept = 5

/** Looked at in one go, by a thread that answers requests in between. */
const itemsAtOnce = 5_000

/** Calls back for each item of what may be long. */
async function forEachInTurn<Item>(items: Iterable<Item>, look: (item: Item) => void): Promise<void> {
  let count = 0
  for (const item of items) {
    look(item)
    count += 1
    if (count % itemsAtOnce === 0) await othersTurn()
  }
}

/** Contents of releases that are to go which no other has: most are where they were in a newer one. */
async function contentsOfNone(going: readonly Manifest[], kept: readonly Manifest[]): Promise<Set<string>> {
  const unused = new Set<string>()
  const isKept = (sitePath: string, hash: string) => kept.some(({ files }) => files.get(sitePath)?.hash === hash)
  for (const { files } of going) {
    const nearest = kept.find((release) => release.files.list === files.list) ?? kept[0]
    await forEachInTurn(nearest ? files.pathsUnlike(nearest.files) : files.keys(), (sitePath) => {
      const hash = files.get(sitePath)?.hash
      if (hash !== undefined && !isKept(sitePath, hash)) unused.add(hash)
    })
  }
  if (unused.size === 0) return unused
  for (const list of new Set(kept.map(({ files }) => files.list))) {
    await forEachInTurn(list, ([sitePath, { hash }]) => {
      if (unused.has(hash) && isKept(sitePath, hash)) unused.delete(hash)
    })
  }
  for (const { files } of kept) for (const file of files.changes.values()) if (file) unused.delete(file.hash)
  return unused
}

/** Removes the manifests of all releases but the newest five and the live one (contracts, section 6). */
async function removeManifests(dataDir: string) {
  const pointer = await readPointer(dataDir)
  const manifests = await readManifests(dataDir)
  const live = manifests.filter(({ id }) => id === pointer?.current)
  const others = manifests.filter(({ id }) => id !== pointer?.current)
  const going = others.slice(releasesKept - live.length)
  for (const { id } of going) await fs.rm(releasePaths(dataDir).manifest(id), { force: true })
  const kept = [...live, ...others.slice(0, releasesKept - live.length)]
  await removeUnusedLists(dataDir, new Set(kept.map(({ files }) => files.list)))
  return { going, kept }
}

/** Removes old releases with the contents that none of the rest has. What it costs depends on what they had changed. */
export async function removeOldReleases(dataDir: string): Promise<void> {
  const { going, kept } = await removeManifests(dataDir)
  const store = await openContentStore(dataDir, { isForFew: true })
  await store.remove(await contentsOfNone(going, kept))
}

/**
 * Removes old releases, and every content that none of the rest has, whatever has left it there.
 *
 * @param store opened whole
 */
export async function removeAllUnused(dataDir: string, store: ContentStore): Promise<void> {
  const { kept } = await removeManifests(dataDir)
  await store.prune(new Set(kept.flatMap(({ files }) => [...files.entries()].map(([, { hash }]) => hash))))
}
