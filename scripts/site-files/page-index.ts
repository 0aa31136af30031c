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

function writeState(folder: string, pages: State['pages']): void {
  fs.mkdirSync(path.dirname(stateFile(folder)), { recursive: true })
  fs.writeFileSync(stateFile(folder), JSON.stringify({ code: codeOfFacts(), pages } satisfies State))
}

/** What the last call in this process found: a process that stays alive reads nothing twice. */
let inMemory: { projectFolder: string; pages: State['pages'] } | null = null

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

/** Where the page of a path stands below public/. @param pagePath decoded, with slashes at both ends */
const folderOf = (pagePath: string) => path.join(...pagePath.split('/').filter(Boolean), '.').replace(/^\.$/, '')

/** Folders of all pages, when only some have been written or removed since the last call. */
function foldersAfter(known: State['pages'], publicFolder: string, changed: readonly string[]): string[] {
  const folders = new Set(Object.keys(known))
  for (const folder of changed.map(folderOf)) {
    if (fs.existsSync(path.join(publicFolder, folder, 'index.html'))) folders.add(folder)
    else folders.delete(folder)
  }
  return [...folders].sort()
}

/**
 * What the heads of all pages say, in the order of their paths. Only pages whose file has changed since the last call are read.
 *
 * @param projectFolder the folder that holds package.json
 * @param changed paths of all pages that were written or removed since the last call, decoded, where the caller knows them: then no
 * other page is looked at. The first call of a process looks at all pages in any case
 */
export async function indexPages(projectFolder: string, changed?: readonly string[]): Promise<IndexedPage[]> {
  const publicFolder = path.join(projectFolder, 'public')
  const isKnown = changed !== undefined && inMemory?.projectFolder === projectFolder
  const known = isKnown && inMemory ? inMemory.pages : readState(projectFolder)
  const folders = isKnown ? foldersAfter(known, publicFolder, changed) : await findPages(publicFolder)
  const stale = isKnown ? new Set(changed.map(folderOf)) : null
  const pages = new Map<string, Remembered>()
  const queue = folders.values()
  const work = async () => {
    for (const folder of queue) {
      const before = known[folder]
      const isSame = before && stale && !stale.has(folder)
      pages.set(folder, isSame ? before : await readPage(path.join(publicFolder, folder, 'index.html'), before))
    }
  }
  await Promise.all(Array.from({ length: readsAtOnce }, work))
  inMemory = { projectFolder, pages: Object.fromEntries(pages) }
  // What is not written here, the next process reads from the pages themselves, whose times have changed
  if (!isKnown) writeState(projectFolder, inMemory.pages)
  const pathOf = (folder: string) => `/${folder.split(path.sep).join('/')}/`.replace('//', '/').normalize('NFC')
  return [...pages]
    .map(([folder, { facts }]) => ({ path: pathOf(folder), ...facts }))
    .sort((left, right) => (left.path < right.path ? -1 : 1))
}
