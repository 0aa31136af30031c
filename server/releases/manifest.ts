import fs from 'node:fs/promises'
import path from 'node:path'
import { readFileList, writeFileList } from './file-lists'
import { isRecord, readJson } from './read-json'
import { ReleaseFiles, type ReleaseFile } from './release-files'
import { releasePaths } from './release-paths'
import { writeAtomically } from './write-atomically'

/** What a release holds. */
export interface Manifest {
  id: string
  builtAt: string
  /** When the release was made; the order of releases. */
  releasedAt: string
  files: ReleaseFiles
}

/** A manifest as it is stored. */
interface StoredManifest extends Omit<Manifest, 'files'> {
  /** Name of a list of files, which releases may share. */
  list: string
  /** By path; null for a file of the list that the release has not. */
  changes: Record<string, ReleaseFile | null>
}

/** Which release is live, and which builds must not go live by themselves. */
export interface Pointer {
  current: string
  /** Rolled back. */
  skipped: string[]
  /** Did not pass the checks. */
  refused: string[]
}

/** `public/builds/latest.json`. */
export interface BuildStamp {
  id: string
  builtAt: string
}

/** There is nothing to release: no finished build in public/. */
export class NoBuildError extends Error {
  override readonly name = 'NoBuildError'
}

/** Names in the folder of the releases that are no releases. */
const reservedIds = new Set(['current', 'scan'])

const isBuildId = (id: unknown): id is string =>
  typeof id === 'string' && /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(id) && !reservedIds.has(id)

/**
 * The id and time of the build in public/.
 *
 * @throws {NoBuildError} when there is no finished build
 */
export async function readBuildStamp(publicDir: string): Promise<BuildStamp> {
  const stamp = await readJson(path.join(publicDir, 'builds', 'latest.json'))
  if (!isRecord(stamp)) throw new NoBuildError('There is no build in public/: run npm run build first')
  const { id, builtAt } = stamp
  if (!isBuildId(id)) {
    throw new NoBuildError(`public/builds/latest.json: id is ${JSON.stringify(id)}, takes letters, digits, _ and -`)
  }
  return { id, builtAt: typeof builtAt === 'string' ? builtAt : '' }
}

/** Manifests that were read, by file. Each release asks for all of them several times, and those of a large site are megabytes. */
const known = new Map<string, { stamp: string; manifest: Manifest | null }>()

async function stampOf(file: string): Promise<string | null> {
  const stat = await fs.stat(file, { bigint: true }).catch(() => null)
  return stat && `${stat.mtimeNs} ${stat.ino} ${stat.size}`
}

/** A release as it was stored; null where its files cannot be read. */
async function toManifest(dataDir: string, stored: Record<string, unknown>): Promise<Manifest | null> {
  const {
    id,
    builtAt,
    releasedAt,
    list: name,
    changes,
    files,
  } = stored as Partial<StoredManifest> & { files?: unknown }
  if (id === undefined || builtAt === undefined || releasedAt === undefined) return null
  // Earlier versions wrote all files into the manifest itself
  const list = isRecord(files)
    ? new Map(Object.entries(files as Record<string, ReleaseFile>))
    : await readFileList(dataDir, name)
  return list && { id, builtAt, releasedAt, files: new ReleaseFiles(list, new Map(Object.entries(changes ?? {}))) }
}

/** The manifest of a release, not to be changed; null when there is none, or it is not one. */
export async function readManifest(dataDir: string, id: string): Promise<Manifest | null> {
  if (!isBuildId(id)) return null
  const file = releasePaths(dataDir).manifest(id)
  const stamp = await stampOf(file)
  const earlier = known.get(file)
  if (stamp !== null && earlier?.stamp === stamp) return earlier.manifest
  known.delete(file)
  const read = await readJson(file)
  const manifest = isRecord(read) && read['id'] === id ? await toManifest(dataDir, read) : null
  if (stamp !== null) known.set(file, { stamp, manifest })
  return manifest
}

/** Stores the manifest of a release, under its id. */
export async function writeManifest(dataDir: string, manifest: Manifest): Promise<void> {
  const { files, ...about } = manifest
  const file = releasePaths(dataDir).manifest(manifest.id)
  const list = await writeFileList(dataDir, files.list)
  const stored: StoredManifest = { ...about, list, changes: Object.fromEntries(files.changes) }
  await writeAtomically(file, JSON.stringify(stored))
  const stamp = await stampOf(file)
  if (stamp !== null) known.set(file, { stamp, manifest })
}

/** Forgets manifests of a folder that are not there any more. */
function forgetRemoved(dataDir: string, ids: readonly string[]): void {
  const { folder, manifest } = releasePaths(dataDir)
  const present = new Set(ids.map(manifest))
  for (const file of known.keys()) if (path.dirname(file) === folder && !present.has(file)) known.delete(file)
}

/** All releases that DATA_DIR holds, newest first. */
export async function readManifests(dataDir: string): Promise<Manifest[]> {
  const names = await fs.readdir(releasePaths(dataDir).folder).catch(() => [])
  const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length))
  forgetRemoved(dataDir, ids)
  const manifests = await Promise.all(ids.map((id) => readManifest(dataDir, id)))
  return manifests
    .filter((manifest) => manifest !== null)
    .sort((a, b) => (a.releasedAt < b.releasedAt ? 1 : a.releasedAt > b.releasedAt ? -1 : 0))
}

/** Which release is live; null when there is none yet. */
export async function readPointer(dataDir: string): Promise<Pointer | null> {
  const pointer = await readJson(releasePaths(dataDir).pointer)
  if (!isRecord(pointer) || !isBuildId(pointer['current'])) return null
  const idsOf = (list: unknown): string[] => (Array.isArray(list) ? list.filter(isBuildId) : [])
  return { current: pointer['current'], skipped: idsOf(pointer['skipped']), refused: idsOf(pointer['refused']) }
}

/** Makes a release live, in one rename. */
export const writePointer = (dataDir: string, pointer: Pointer) =>
  writeAtomically(releasePaths(dataDir).pointer, JSON.stringify(pointer))
