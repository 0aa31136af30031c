import fs from 'node:fs'
import path from 'node:path'
import type { BuildStamp } from '../../server/releases/manifest'
import type { Settings } from '../../src/settings/settings'
import { writeBuildChanges } from './build-changes'
import { publicFilesOf, type PublicFiles } from './public-files'
import { PublicHashes, readPublicIndex, writePublicIndex, type PublicIndex } from './public-index'

const keptMetaFiles = 5

/** What `/builds/meta/{id}.json` holds (contracts, section 6). */
interface BuildMeta extends BuildStamp {
  changed: string[]
}

/** What became of a build. */
export interface FinishedBuild extends BuildMeta {
  /** False when public/ is what it was after the last build. */
  isNew: boolean
  /** Number of files in public/ that make up the build. */
  files: number
  /** Stores the list of all files, which the next build goes on from. */
  storeIndex: () => void
}

const jsonOf = (value: unknown) => `${JSON.stringify(value)}\n`

function readJson<Value>(file: string): Partial<Value> {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<Value>
  } catch {
    return {}
  }
}

/** The settings that the build fixes, for the server to compare with its own; tokens among them are public. */
function buildSettings(settings: Settings): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(settings).filter(([name]) => /^(GATSBY_|GTM_ID$|SITE_URL$|SITE_NOINDEX$)/.test(name)),
  )
}

/** Paths of the pages among some files. */
const pagesAmong = (names: readonly string[]): string[] =>
  names
    .filter((name) => /(^|\/)index\.html$/.test(name))
    .map((name) => `/${name.slice(0, -'index.html'.length)}`)
    .sort()

function removeOldMeta(metaFolder: string, currentId: string): void {
  const metas = fs
    .readdirSync(metaFolder)
    .map((name) => ({ name, builtAt: readJson<BuildMeta>(path.join(metaFolder, name)).builtAt ?? '' }))
    .filter(({ name }) => name !== `${currentId}.json`)
    .sort((left, right) => (left.builtAt > right.builtAt ? -1 : 1))
  for (const { name } of metas.slice(keptMetaFiles - 1)) fs.rmSync(path.join(metaFolder, name))
}

export interface FinishOptions {
  /** The last build, with its files unless `hashes` knows them; give it when the build may have cleared .cache since. */
  last?: (BuildStamp & Partial<PublicIndex>) | null
  publicFiles?: PublicFiles
  /** What a process that stays knows of them since the last build. */
  hashes?: PublicHashes
  /** The caller stores the list of all files (`storeIndex`), when nobody waits any more. */
  postponesIndex?: boolean
}

/**
 * Gives a built public/ its id and writes public/builds/settings.json, meta/<id>.json and, last, latest.json (contracts,
 * section 6). When public/ is what it was after the last build, id and builtAt stay.
 *
 * @param folder the folder that holds package.json
 * @param settings what the build used
 */
export async function finishBuild(
  folder: string,
  settings: Settings,
  options: FinishOptions = {},
): Promise<FinishedBuild> {
  const { last = readPublicIndex(folder), publicFiles = await publicFilesOf(folder) } = options
  const { hashes = new PublicHashes(last?.files), postponesIndex = false } = options
  publicFiles.write('builds/settings.json', jsonOf(buildSettings(settings)))
  const changes = await hashes.update(publicFiles)
  const { id } = hashes
  const metaFile = publicFiles.pathOf(`builds/meta/${id}.json`)
  const latest: Partial<BuildStamp> = last ?? readJson(publicFiles.pathOf('builds/latest.json'))
  const isNew = latest.id !== id || !latest.builtAt
  const builtAt = (!isNew && latest.builtAt) || new Date().toISOString()
  const changed = isNew ? pagesAmong(last ? [...changes.keys()] : []) : (readJson<BuildMeta>(metaFile).changed ?? [])
  if (isNew && last) writeBuildChanges(folder, { id, builtAt, since: last.id, changes })
  publicFiles.write(`builds/meta/${id}.json`, jsonOf({ id, builtAt, changed } satisfies BuildMeta))
  removeOldMeta(path.dirname(metaFile), id)
  publicFiles.write('builds/latest.json', jsonOf({ id, builtAt }))
  const { lookedMs } = publicFiles
  const storeIndex = () => writePublicIndex(folder, { id, builtAt, lookedMs, files: hashes.toFiles() })
  if (!postponesIndex) storeIndex()
  return { id, builtAt, changed, isNew, files: hashes.size, storeIndex }
}
