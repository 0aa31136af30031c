import fs from 'node:fs/promises'
import { readManifests, readPointer, type Manifest } from './manifest'
import type { ReleaseFile, ReleaseFiles } from './release-files'
import { releasePaths } from './release-paths'
import { isRetainedPath } from './retained-paths'

/** The live release, as it is in memory. */
export interface LiveRelease {
  readonly id: string
  readonly builtAt: string
  readonly files: ReleaseFiles
}

/** The releases of a DATA_DIR, for the server. */
export interface Releases {
  /** The live release; null when there is none yet. */
  readonly current: LiveRelease | null
  /** A file of the live release, or one of an earlier release that a page still open may ask for. */
  find(sitePath: string): ReleaseFile | null
  /** Where a content lies on disk. */
  contentPath(hash: string, encoding?: 'br' | 'gz'): string
  /** Reads which release is live, when that has changed since; cheap enough for every request. */
  refresh(): Promise<void>
  /** The same, without waiting for its turn: for whoever has just made a release. */
  reload(): Promise<void>
}

interface State {
  version: string
  current: LiveRelease | null
  /** Newest first. */
  earlier: readonly Manifest[]
}

const refreshIntervalMs = 500

/** A file that the newest of some releases has; looked for when it is asked for, which is seldom. */
function findIn(manifests: readonly Manifest[], sitePath: string): ReleaseFile | null {
  if (!isRetainedPath(sitePath)) return null
  const holder = manifests.find(({ files }) => files.has(sitePath))
  return holder?.files.get(sitePath) ?? null
}

async function pointerVersion(file: string): Promise<string> {
  const stat = await fs.stat(file, { bigint: true }).catch(() => null)
  return stat ? `${stat.mtimeNs} ${stat.ino}` : ''
}

/**
 * Opens the releases of a DATA_DIR. A DATA_DIR without a release is fine: `current` is null until there is one.
 *
 * @throws when the folder is there and cannot be read
 */
export async function openReleases(dataDir: string): Promise<Releases> {
  const locations = releasePaths(dataDir)
  const load = async (): Promise<State> => {
    const version = await pointerVersion(locations.pointer)
    const pointer = await readPointer(dataDir)
    const manifests = await readManifests(dataDir)
    // A live release whose manifest is damaged must not take the site down while there is another one.
    const current = (pointer && (manifests.find(({ id }) => id === pointer.current) ?? manifests[0])) ?? null
    return { version, current, earlier: manifests.filter(({ id }) => id !== current?.id) }
  }
  let state = await load()
  let checkedAtMs = performance.now()
  let running: Promise<void> | null = null

  const check = async () => {
    if ((await pointerVersion(locations.pointer)) !== state.version) {
      const next = await load()
      if (next.current) state = next
    }
    checkedAtMs = performance.now()
  }

  const checkOnce = () => {
    running ??= check().finally(() => (running = null))
    return running
  }

  return {
    get current() {
      return state.current
    },
    find: (sitePath) => state.current?.files.get(sitePath) ?? findIn(state.earlier, sitePath),
    contentPath: locations.content,
    refresh() {
      return performance.now() - checkedAtMs < refreshIntervalMs ? Promise.resolve() : checkOnce()
    },
    async reload() {
      await running
      await checkOnce()
    },
  }
}
