import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { isSameStamp, type FileStamp, type PublicFiles } from './public-files'

/** What was worked out of a file, beside the size and time that the file had then. */
export type Known<Facts> = FileStamp & Facts

const readsAtOnce = 16

export interface FollowedFactsOptions<Facts> {
  /** Which files have such facts, by their names. */
  isWanted: (name: string) => boolean
  /** Works out the facts of a file. */
  read: (name: string, publicFiles: PublicFiles) => Facts | Promise<Facts>
  /** Told of each file whose facts were read again, or which is gone, what was known of it before. */
  onChange?: (name: string, before: Known<Facts> | undefined) => void
}

/**
 * Facts of the files in public/ that are wanted, brought up to date whenever they are asked for. The first time each file is
 * looked at, and read where its size or time is another one than is known; after that only what has changed meanwhile is.
 */
export class FollowedFacts<Facts extends object> {
  private followed: { publicFiles: PublicFiles; moment: number } | null = null

  /** @param known facts by file, to go on from; changed in place */
  constructor(
    private readonly known: Map<string, Known<Facts>>,
    private readonly options: FollowedFactsOptions<Facts>,
  ) {}

  /** By name, as they were brought up to date last. */
  get files(): ReadonlyMap<string, Known<Facts>> {
    return this.known
  }

  /**
   * Brings the facts up to date.
   *
   * @returns names of the files that are new, were read again or are gone
   */
  async update(publicFiles: PublicFiles): Promise<ReadonlySet<string>> {
    const changed = new Set<string>()
    const names = this.namesToLookAt(publicFiles).values()
    const work = async () => {
      for (const name of names) {
        const stamp = publicFiles.get(name)
        const known = this.known.get(name)
        if (stamp ? isSameStamp(known, stamp) : !known) continue
        changed.add(name)
        const facts = stamp && (await this.options.read(name, publicFiles))
        if (stamp && facts) this.known.set(name, { ...facts, size: stamp.size, mtimeMs: stamp.mtimeMs })
        else this.known.delete(name)
        this.options.onChange?.(name, known)
      }
    }
    const moment = publicFiles.now()
    await Promise.all(Array.from({ length: readsAtOnce }, work))
    this.followed = { publicFiles, moment }
    return changed
  }

  private namesToLookAt(publicFiles: PublicFiles): string[] {
    const { isWanted } = this.options
    if (this.followed?.publicFiles === publicFiles)
      return [...publicFiles.changedSince(this.followed.moment)].filter(isWanted)
    const gone = [...this.known.keys()].filter((name) => !publicFiles.get(name))
    return [...publicFiles.names(isWanted), ...gone]
  }
}

/** The names of files in order; where they are those of before, they are in order already. */
export function namesInOrder(files: ReadonlyMap<string, unknown>, before: readonly string[]): readonly string[] {
  const isSame = before.length === files.size && before.every((name) => files.has(name))
  return isSame ? before : [...files.keys()].sort()
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

/** So much of all files may have changed without their facts being stored anew: to read as many again takes less. */
const unstoredShare = 0.01

/** Whether facts are to be stored for the next process, which reads again what has changed since. */
export const isWorthStoring = (unstored: number, { size }: ReadonlyMap<string, unknown>): boolean =>
  unstored > size * unstoredShare

interface InMemory<Facts extends object> {
  projectFolder: string
  facts: FollowedFacts<Facts>
  /** Number of changes since they were stored. */
  unstored: number
}

/** Facts of the texts in public/, remembered in this process and, but for the last few changes, for the next one. */
export class RememberedFacts<Facts extends object> {
  private inMemory: InMemory<Facts> | null = null

  constructor(private readonly options: RememberedFactsOptions<Facts>) {}

  /** Reads what is remembered, so that `of` need not: for whoever waits for something else. */
  preload(projectFolder: string): void {
    this.inMemory = this.remembered(projectFolder)
  }

  /**
   * The facts of all files that are wanted, by name. To be used at once: the next call changes them.
   *
   * @param projectFolder the folder that holds package.json
   * @param publicFiles all files of public/
   */
  async of(projectFolder: string, publicFiles: PublicFiles): Promise<ReadonlyMap<string, Known<Facts>>> {
    const inMemory = this.remembered(projectFolder)
    const { facts } = inMemory
    this.inMemory = inMemory
    inMemory.unstored += (await facts.update(publicFiles)).size
    // What is not written here, the next process reads from the files themselves, whose times have changed
    if (isWorthStoring(inMemory.unstored, facts.files)) {
      this.store(projectFolder, facts.files)
      inMemory.unstored = 0
    }
    return facts.files
  }

  private remembered(projectFolder: string): InMemory<Facts> {
    if (this.inMemory?.projectFolder === projectFolder) return this.inMemory
    return { projectFolder, facts: this.load(projectFolder), unstored: 0 }
  }

  private stateFile(projectFolder: string): string {
    return path.join(projectFolder, '.cache', this.options.stateName)
  }

  private load(projectFolder: string): FollowedFacts<Facts> {
    const { isWanted, read } = this.options
    return new FollowedFacts(this.stored(projectFolder), {
      isWanted,
      read: async (name, publicFiles) =>
        inOwnMemory(read(await fs.promises.readFile(publicFiles.pathOf(name), 'utf8'))),
    })
  }

  private stored(projectFolder: string): Map<string, Known<Facts>> {
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
