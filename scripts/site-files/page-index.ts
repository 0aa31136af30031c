import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { readPageFacts, type PageFacts } from './page-facts'

/** A page of the built site. */
export interface IndexedPage extends PageFacts {
  /** Decoded, with slashes at both ends. */
  path: string
}

interface Remembered {
  size: number
  mtimeMs: number
  facts: PageFacts
}

interface State {
  code: string
  pages: Record<string, Remembered>
}

const readsAtOnce = 16
const stateFile = (folder: string) => path.join(folder, '.cache', 'page-facts.json')
const codeOfFacts = () =>
  createHash('sha256')
    .update(fs.readFileSync(path.join(__dirname, 'page-facts.ts')))
    .digest('hex')

function readState(folder: string): State['pages'] {
  try {
    const { code, pages } = JSON.parse(fs.readFileSync(stateFile(folder), 'utf8')) as State
    return code === codeOfFacts() ? pages : {}
  } catch {
    return {}
  }
}

/** Folders of public/ that hold no pages. */
const otherFolders = new Set(['_gatsby', 'builds', 'page-data', 'search-index', 'share-cards', 'static'])

async function findPages(publicFolder: string, folder = ''): Promise<string[]> {
  const entries = await fs.promises.readdir(path.join(publicFolder, folder), { withFileTypes: true })
  const below = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory() && !(folder === '' && otherFolders.has(entry.name)))
      .map(({ name }) => findPages(publicFolder, path.join(folder, name))),
  )
  return entries.some(({ name }) => name === 'index.html') ? [folder, ...below.flat()] : below.flat()
}

async function readPage(file: string, known: Remembered | undefined): Promise<Remembered> {
  const { size, mtimeMs } = await fs.promises.stat(file)
  if (known?.size === size && known.mtimeMs === mtimeMs) return known
  return { size, mtimeMs, facts: readPageFacts(await fs.promises.readFile(file, 'utf8')) }
}

/**
 * What the heads of all pages say, in the order of their paths. Only pages whose file has changed since the last call are read.
 *
 * @param projectFolder the folder that holds package.json
 */
export async function indexPages(projectFolder: string): Promise<IndexedPage[]> {
  const publicFolder = path.join(projectFolder, 'public')
  const known = readState(projectFolder)
  const folders = await findPages(publicFolder)
  const pages = new Map<string, Remembered>()
  const queue = folders.values()
  const work = async () => {
    for (const folder of queue) {
      pages.set(folder, await readPage(path.join(publicFolder, folder, 'index.html'), known[folder]))
    }
  }
  await Promise.all(Array.from({ length: readsAtOnce }, work))
  fs.mkdirSync(path.join(projectFolder, '.cache'), { recursive: true })
  const state: State = { code: codeOfFacts(), pages: Object.fromEntries(pages) }
  fs.writeFileSync(stateFile(projectFolder), JSON.stringify(state))
  const pathOf = (folder: string) => `/${folder.split(path.sep).join('/')}/`.replace('//', '/').normalize('NFC')
  return [...pages]
    .map(([folder, { facts }]) => ({ path: pathOf(folder), ...facts }))
    .sort((left, right) => (left.path < right.path ? -1 : 1))
}
