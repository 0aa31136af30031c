import fs from 'node:fs/promises'
import path from 'node:path'
import { readManifests, readPointer, type Manifest } from '../../server/releases/manifest'
import { exportRelease } from '../../server/releases/export-release'
import { switchRelease } from '../../server/releases/switch-release'
import { CommandError } from '../lib/command'
import type { Subcommand, Subcommands } from '../lib/subcommands'
import { tableOf } from '../lib/table'

/** What the subcommands work on. */
export interface ReleasesContext {
  /** DATA_DIR as an absolute path. */
  dataDir: string
}

type ReleasesCommand = Subcommand<ReleasesContext>

const leastLetters = 4

const isPage = (sitePath: string) => sitePath.endsWith('/index.html')

const timeInBangkok = (moment: string) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Asia/Bangkok' }).format(
    new Date(moment),
  )

/** The release of an id, or of its first letters where they are those of one alone. */
async function releaseOf(dataDir: string, given: string): Promise<Manifest> {
  const manifests = await readManifests(dataDir)
  const found =
    manifests.find(({ id }) => id === given) ??
    manifests.filter(({ id }) => given.length >= leastLetters && id.startsWith(given))
  if (!Array.isArray(found)) return found
  if (found.length === 1 && found[0]) return found[0]
  if (manifests.length === 0) throw new CommandError(`There is no release in ${dataDir}: run npm run serve first`)
  const known = manifests.map(({ id }) => id).join(', ')
  throw new CommandError(`releases: got "${given}", takes one of ${known}`)
}

const listCommand: ReleasesCommand = {
  help: 'the releases that are kept, newest first',
  options: {},
  rest: [],
  run: async ({ dataDir }) => {
    const [manifests, pointer] = await Promise.all([readManifests(dataDir), readPointer(dataDir)])
    if (manifests.length === 0) {
      console.log(`There is no release in ${dataDir}`)
      return 0
    }
    const stateOf = (id: string) =>
      id === pointer?.current ? 'live' : pointer?.skipped.includes(id) ? 'rolled back' : ''
    const rows = manifests.map(({ id, releasedAt, files }) => {
      const pages = files.pathsOf(isPage).length
      return [id, timeInBangkok(releasedAt), String(pages), String(files.size), stateOf(id)]
    })
    console.log(tableOf(['id', 'released (Bangkok)', 'pages', 'files', ''], rows))
    return 0
  },
}

const rollbackCommand: ReleasesCommand = {
  help: 'makes a kept release live; a running server serves it within a second',
  options: {},
  rest: ['ID'],
  run: async ({ dataDir }, { rest: [given = ''] }) => {
    const { id } = await releaseOf(dataDir, given)
    const isLive = (await readPointer(dataDir))?.current === id
    await switchRelease(dataDir, id)
    console.log(isLive ? `Release ${id} is live already` : `Release ${id} is live`)
    return 0
  },
}

async function requireEmpty(folder: string): Promise<void> {
  const names = await fs.readdir(folder).catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return []
    throw new CommandError(`releases export: got ${folder}, takes a folder that can be written to (${code})`)
  })
  if (names.length > 0) throw new CommandError(`${folder} is not empty: choose another folder`)
}

const exportCommand: ReleasesCommand = {
  help: 'writes a release as plain files, for nginx and other hosts',
  options: { compressed: { help: 'with the .br and .gz forms beside them, for servers that send those' } },
  rest: ['ID', 'DIR'],
  run: async ({ dataDir }, words) => {
    const [given = '', place = ''] = words.rest
    const folder = path.resolve(process.env['INIT_CWD'] ?? '.', place)
    const manifest = await releaseOf(dataDir, given)
    await requireEmpty(folder)
    const isCompressed = words.isOn('compressed')
    const count = await exportRelease(dataDir, manifest, folder, { isCompressed }).catch((error: unknown) => {
      throw new CommandError(`The release could not be written: ${(error as Error).message}`)
    })
    console.log(`Release ${manifest.id}: ${count} files in ${folder}`)
    return 0
  },
}

/** What `npm run releases` does. */
export const releasesCommands: Subcommands<ReleasesContext> = {
  list: listCommand,
  rollback: rollbackCommand,
  export: exportCommand,
}
