import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { isSameStamp, type FileStamp, type PublicFiles } from './public-files'

/** What was worked out of a file, beside the size and time that the file had then. */
export type Known<Facts> = FileStamp & Facts

const readsAtOnce = 16

/**
 * Works out facts of files in public/; a file whose size and time are as they were is not read again.
 *
 * @param publicFiles all files of public/
 * @param names files that are wanted
 * @param knownOf what is known of a file
 * @param read works out the facts of a file that has changed
 * @returns by name, in the order of `names`
 */
export async function factsOf<Facts extends object>(
  publicFiles: PublicFiles,
  names: Iterable<string>,
  knownOf: (name: string) => Known<Facts> | undefined,
  read: (name: string) => Promise<Facts>,
): Promise<Map<string, Known<Facts>>> {
  const found = new Map<string, Known<Facts>>()
  const changed: [name: string, stamp: FileStamp][] = []
  for (const name of names) {
    const stamp = publicFiles.get(name)
    if (!stamp) continue
    const known = knownOf(name)
    if (!isSameStamp(known, stamp)) changed.push([name, stamp])
    // Takes its place now, whenever it is read
    found.set(name, known as Known<Facts>)
  }
  const queue = changed.values()
  const work = async () => {
    for (const [name, { size, mtimeMs }] of queue) found.set(name, { ...(await read(name)), size, mtimeMs })
  }
  await Promise.all(Array.from({ length: readsAtOnce }, work))
  return found
}

interface Stored<Facts> {
  code: string
  files: Record<string, Known<Facts>>
}

export interface RememberedFactsOptions<Facts> {
  /** Name of the file in .cache that outlives the process. */
  stateName: string
  /** The module that `read` is in: what other code has worked out is forgotten. */
  module: string
  isWanted: (name: string) => boolean
  /** Facts that JSON can hold, out of what the file holds. */
  read: (text: string) => Facts
}

const hashOfFile = (file: string) => createHash('sha256').update(fs.readFileSync(file)).digest('hex')

/** A piece of a text keeps the whole text in memory: at ten thousand articles, two gigabytes of pages. */
const inOwnMemory = <Facts>(facts: Facts): Facts => JSON.parse(JSON.stringify(facts)) as Facts

/** Facts of the texts in public/, remembered in this process and, as they were at its first look, for the next one. */
export class RememberedFacts<Facts extends object> {
  private inMemory: { projectFolder: string; files: ReadonlyMap<string, Known<Facts>> } | null = null

  constructor(private readonly options: RememberedFactsOptions<Facts>) {}

  /**
   * The facts of all files that are wanted, by name.
   *
   * @param projectFolder the folder that holds package.json
   * @param publicFiles all files of public/
   */
  async of(projectFolder: string, publicFiles: PublicFiles): Promise<ReadonlyMap<string, Known<Facts>>> {
    const { isWanted, read } = this.options
    const isKnown = this.inMemory?.projectFolder === projectFolder
    const known = isKnown && this.inMemory ? this.inMemory.files : this.load(projectFolder)
    const files = await factsOf(
      publicFiles,
      publicFiles.names(isWanted),
      (name) => known.get(name),
      async (name) => inOwnMemory(read(await fs.promises.readFile(publicFiles.pathOf(name), 'utf8'))),
    )
    this.inMemory = { projectFolder, files }
    // What is not written here, the next process reads from the files themselves, whose times have changed
    if (!isKnown) this.store(projectFolder, files)
    return files
  }

  private stateFile(projectFolder: string): string {
    return path.join(projectFolder, '.cache', this.options.stateName)
  }

  private load(projectFolder: string): ReadonlyMap<string, Known<Facts>> {
    try {
      const { code, files } = JSON.parse(fs.readFileSync(this.stateFile(projectFolder), 'utf8')) as Stored<Facts>
      return new Map(code === hashOfFile(this.options.module) ? Object.entries(files) : [])
    } catch {
      return new Map()
    }
  }

  private store(projectFolder: string, files: ReadonlyMap<string, Known<Facts>>): void {
    const stored: Stored<Facts> = { code: hashOfFile(this.options.module), files: Object.fromEntries(files) }
    fs.mkdirSync(path.dirname(this.stateFile(projectFolder)), { recursive: true })
    fs.writeFileSync(this.stateFile(projectFolder), JSON.stringify(stored))
  }
}
