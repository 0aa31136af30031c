import { isCompressible } from './compress'
import { concurrently } from './concurrently'
import { openContentStore, type ContentStore } from './content-store'
import {
  NoBuildError,
  readBuildStamp,
  readManifests,
  readPointer,
  writeManifest,
  writePointer,
  type Manifest,
} from './manifest'
import { ReleaseFiles, type ReleaseFile } from './release-files'
import { releasePaths } from './release-paths'
import { removeAllUnused } from './remove-old-releases'
import { filesOfBuild, readScanIndex, type ChangedFiles, type ScanIndex, type ScannedFile } from './scan-public'
import { writeAtomically } from './write-atomically'

export interface CreateReleaseOptions {
  /** The folder of the finished build. */
  publicDir: string
  /** DATA_DIR. */
  dataDir: string
  /** All files of `publicDir`, where the caller has just looked. */
  files?: readonly ScannedFile[]
  /** Instead of `files`: what the build has otherwise than the release before it, which is taken over for the rest. */
  changes?: ChangedFiles & { before: Manifest }
  /**
   * Somebody waits for an edit to show: compresses a little less well, in a twentieth of the time, and leaves it to the caller to
   * remove old releases.
   */
  isUrgent?: boolean
  /** Milliseconds since 1970; another one in tests. */
  now?: () => number
}

/** What making a release did. */
export interface CreatedRelease {
  id: string
  /** Files of the release. */
  files: number
  /** Files that were read, because their size or time had changed. */
  read: number
  /** Contents that were compressed. */
  compressed: number
}

/** Ids of builds that must not go live by themselves, of each kind. */
const idsKept = 20
const copiesAtOnce = 8
const compressionsAtOnce = 8

/** `isNew` where the store did not have its content before. */
type StoredFile = ScannedFile & { hash: string; isNew?: boolean }

/** @throws {NoBuildError} when a file that the build has listed is gone, as after a later one that has failed */
async function addFile({ sitePath, file, size }: ScannedFile, store: ContentStore) {
  try {
    return await store.add(file, size)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    const problem = `public/ is without ${sitePath}, which its last finished build has made: run npm run build first`
    throw new NoBuildError(problem, { cause: error })
  }
}

async function copyChanged(files: readonly ScannedFile[], index: ScanIndex, store: ContentStore) {
  const stored: StoredFile[] = []
  const changed: ScannedFile[] = []
  for (const file of files) {
    const known = index[file.sitePath]
    const isKnown = known?.size === file.size && known.mtimeMs === file.mtimeMs
    const hash = file.hash ?? (isKnown ? known.hash : undefined)
    if (hash !== undefined && store.has(hash)) stored.push({ ...file, hash })
    else changed.push(file)
  }
  await concurrently(changed, copiesAtOnce, async (file) => {
    stored.push({ ...file, ...(await addFile(file, store)) })
  })
  return { stored, read: changed.length }
}

/** Contents that an earlier release has in all their forms, by hash. Most are at the same path there; the rest is looked for everywhere. */
function keptContents(stored: readonly StoredFile[], earlier: readonly Manifest[], store: ContentStore) {
  const byHash = new Map<string, ReleaseFile>()
  const wanted = new Set<string>()
  for (const { sitePath, hash, isNew } of stored) {
    const file = earlier.map(({ files }) => files.get(sitePath)).find((known) => known?.hash === hash)
    if (file && store.holds(file)) byHash.set(hash, file)
    else if (!isNew) wanted.add(hash)
  }
  for (const hash of byHash.keys()) wanted.delete(hash)
  if (wanted.size === 0) return byHash
  const lists = new Set(earlier.flatMap(({ files }) => [files.list, files.changes]))
  for (const list of lists) {
    for (const file of list.values())
      if (file && wanted.has(file.hash) && store.holds(file)) byHash.set(file.hash, file)
  }
  return byHash
}

/** Compresses what no kept release has compressed before; returns the files by hash. */
async function compressNew(
  stored: readonly StoredFile[],
  earlier: readonly Manifest[],
  store: ContentStore,
  isUrgent: boolean,
) {
  const byHash = keptContents(stored, earlier, store)
  const pending = new Map<string, StoredFile>()
  for (const file of stored) {
    if (byHash.has(file.hash)) continue
    if (isCompressible(file.sitePath, file.size)) pending.set(file.hash, file)
  }
  const pendingBytes = isUrgent ? Infinity : [...pending.values()].reduce((sum, { size }) => sum + size, 0)
  const largestFirst = [...pending.values()].sort((a, b) => b.size - a.size)
  await concurrently(largestFirst, compressionsAtOnce, async (file) => {
    byHash.set(file.hash, await store.compress(file, pendingBytes))
  })
  for (const { hash, size } of stored) if (!byHash.has(hash)) byHash.set(hash, { hash, size })
  return { byHash, compressed: pending.size }
}

async function writeScanIndex(file: string, stored: readonly StoredFile[]): Promise<void> {
  const index: ScanIndex = {}
  for (const { sitePath, size, mtimeMs, hash } of stored) index[sitePath] = { size, mtimeMs, hash }
  await writeAtomically(file, JSON.stringify(index))
}

/** The time of a release: now, and later than every earlier one also when the clock has been put back. */
function releaseTime(earlier: readonly Manifest[], nowMs: number): string {
  const times = earlier.map(({ releasedAt }) => Date.parse(releasedAt) + 1).filter(Number.isFinite)
  return new Date(Math.max(nowMs, ...times)).toISOString()
}

/** The files of a release. */
function filesOfRelease(
  stored: readonly StoredFile[],
  byHash: ReadonlyMap<string, ReleaseFile>,
  changes: CreateReleaseOptions['changes'],
): Manifest['files'] {
  const present = stored.flatMap(({ sitePath, hash }) => {
    const file = byHash.get(hash)
    return file ? [[sitePath, file] as const] : []
  })
  if (!changes) return new ReleaseFiles(new Map(present))
  return changes.before.files.with(present, changes.gone)
}

/**
 * Makes a release of the build in public/ and puts it live in one rename. Only files that changed since the last
 * release are read, each content is stored and compressed once, five releases are kept (contracts, section 6).
 *
 * @throws {NoBuildError} when there is no finished build
 */
export async function createRelease(options: CreateReleaseOptions): Promise<CreatedRelease> {
  const { publicDir, dataDir, changes, isUrgent = false, now = Date.now } = options
  const files = changes?.changed ?? options.files ?? (await filesOfBuild(publicDir))
  const stamp = await readBuildStamp(publicDir)
  const locations = releasePaths(dataDir)
  const store = await openContentStore(dataDir, { isForFew: isUrgent && changes !== undefined })
  const earlier = await readManifests(dataDir)
  const isListed = files.some(({ hash }) => hash !== undefined)
  const scanned = isListed ? {} : await readScanIndex(locations.scan)
  const { stored, read } = await copyChanged(files, scanned, store)
  const { byHash, compressed } = await compressNew(stored, earlier, store, isUrgent)

  const inRelease = filesOfRelease(stored, byHash, changes)
  await writeManifest(dataDir, { ...stamp, releasedAt: releaseTime(earlier, now()), files: inRelease })
  const pointer = await readPointer(dataDir)
  const others = (ids: readonly string[] = []) => ids.filter((id) => id !== stamp.id).slice(-idsKept)
  const [skipped, refused] = [others(pointer?.skipped), others(pointer?.refused)]
  await writePointer(dataDir, { current: stamp.id, skipped, refused })

  if (!isListed) await writeScanIndex(locations.scan, stored)
  if (!isUrgent) await removeAllUnused(dataDir, store)
  return { id: stamp.id, files: inRelease.size, read, compressed }
}
