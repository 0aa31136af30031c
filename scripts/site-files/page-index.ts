import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { publicFilesOf, type FileStamp } from '../build/public-files'
import { readPageFacts, type PageFacts } from './page-facts'

/** A page of the built site. */
export interface IndexedPage extends PageFacts {
  /** Decoded, with slashes at both ends. */
  path: string
}

interface Remembered extends FileStamp {
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

const pagePattern = /^(?!(?:_gatsby|builds|page-data|search-index|share-cards|static)\/)(?:.+\/)?index\.html$/

/**
 * What the heads of all pages say, in the order of their paths. Only pages whose file has changed since the last call are read.
 *
 * @param projectFolder the folder that holds package.json
 * @param publicFiles all files of public/
 */
export async function indexPages(
  projectFolder: string,
  publicFiles = publicFilesOf(projectFolder),
): Promise<IndexedPage[]> {
  const isKnown = inMemory?.projectFolder === projectFolder
  const known = isKnown && inMemory ? inMemory.pages : readState(projectFolder)
  const pages: State['pages'] = {}
  const changed: [name: string, FileStamp][] = []
  for (const [name, stamp] of publicFiles.entries()) {
    if (!pagePattern.test(name)) continue
    const before = known[name]
    if (before?.size === stamp.size && before.mtimeMs === stamp.mtimeMs) pages[name] = before
    else changed.push([name, stamp])
  }
  const queue = changed.values()
  const work = async () => {
    for (const [name, { size, mtimeMs }] of queue) {
      const html = await fs.promises.readFile(publicFiles.pathOf(name), 'utf8')
      pages[name] = { size, mtimeMs, facts: readPageFacts(html) }
    }
  }
  await Promise.all(Array.from({ length: readsAtOnce }, work))
  inMemory = { projectFolder, pages }
  // What is not written here, the next process reads from the pages themselves, whose times have changed
  if (!isKnown) writeState(projectFolder, pages)
  return Object.entries(pages)
    .map(([name, { facts }]) => ({ path: `/${name.slice(0, -'index.html'.length)}`.normalize('NFC'), ...facts }))
    .sort((left, right) => (left.path < right.path ? -1 : 1))
}
