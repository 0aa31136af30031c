import fs from 'node:fs/promises'
import path from 'node:path'
import { writeAtomically } from './write-atomically'

/** A file of a release. `br` and `gz` are the sizes in bytes of its compressed forms, where they are kept. */
export interface ReleaseFile {
  /** SHA-256 of the content, 64 hex digits; also its name in the store. */
  hash: string
  /** Bytes. */
  size: number
  br?: number
  gz?: number
}

/** What a release holds. Paths are decoded, NFC, with a leading slash. */
export interface Manifest {
  id: string
  builtAt: string
  /** When the release was made; the order of releases. */
  releasedAt: string
  files: Record<string, ReleaseFile>
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

/** The folders and files of the releases in DATA_DIR. */
export const releasePaths = (dataDir: string) => {
  const folder = path.resolve(dataDir, 'releases')
  return {
    folder,
    store: path.join(folder, 'store'),
    scan: path.join(folder, 'scan.json'),
    pointer: path.join(folder, 'current.json'),
    manifest: (id: string) => path.join(folder, `${id}.json`),
    content: (hash: string, encoding?: 'br' | 'gz') =>
      path.join(folder, 'store', hash.slice(0, 2), encoding ? `${hash}.${encoding}` : hash),
  }
}

/** Reads a JSON file; null when it is not there or is not JSON. */
export async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await fs.readFile(file, 'utf8')) as unknown
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

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

/** The manifest of a release, not to be changed; null when there is none, or it is not one. */
export async function readManifest(dataDir: string, id: string): Promise<Manifest | null> {
  if (!isBuildId(id)) return null
  const file = releasePaths(dataDir).manifest(id)
  const stamp = await stampOf(file)
  const earlier = known.get(file)
  if (stamp !== null && earlier?.stamp === stamp) return earlier.manifest
  known.delete(file)
  const read = await readJson(file)
  const isManifest = isRecord(read) && read['id'] === id && isRecord(read['files'])
  const manifest = isManifest ? (read as unknown as Manifest) : null
  if (stamp !== null) known.set(file, { stamp, manifest })
  return manifest
}

/** Stores the manifest of a release, under its id. */
export async function writeManifest(dataDir: string, manifest: Manifest): Promise<void> {
  const file = releasePaths(dataDir).manifest(manifest.id)
  await writeAtomically(file, JSON.stringify(manifest))
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
