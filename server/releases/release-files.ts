/** A file of a release. `br` and `gz` are the sizes in bytes of its compressed forms, where they are kept. */
export interface ReleaseFile {
  /** SHA-256 of the content, 64 hex digits; also its name in the store. */
  hash: string
  /** Bytes. */
  size: number
  br?: number
  gz?: number
}

/** Files by their paths on the site: decoded, NFC, with a leading slash. */
export type FileList = ReadonlyMap<string, ReleaseFile>

/** By path; null for a file that is not there. */
export type FileChanges = ReadonlyMap<string, ReleaseFile | null>

/** Beside a list of fifty thousand they are nothing; an edit makes thirty to two hundred. */
const mostChanges = 2_000

const isSame = (one: ReleaseFile | null, other: ReleaseFile | undefined) =>
  one?.hash === other?.hash && one?.br === other?.br && one?.gz === other?.gz

type IsWanted = (sitePath: string) => boolean

/** Paths that were chosen from a list, by what they were chosen with. */
const chosenPaths = new WeakMap<FileList, WeakMap<IsWanted, readonly string[]>>()

function choose(list: FileList, isWanted: IsWanted): readonly string[] {
  const known = chosenPaths.get(list) ?? new WeakMap<IsWanted, readonly string[]>()
  const chosen = known.get(isWanted) ?? [...list.keys()].filter(isWanted)
  chosenPaths.set(list, known.set(isWanted, chosen))
  return chosen
}

/**
 * The files of a release: a list, and what the release has otherwise. Releases that edits have made one after the other share
 * the list, so that an edit costs what it changes.
 */
export class ReleaseFiles {
  constructor(
    readonly list: FileList,
    readonly changes: FileChanges = new Map(),
  ) {}

  get(sitePath: string): ReleaseFile | undefined {
    const changed = this.changes.get(sitePath)
    return changed === undefined ? this.list.get(sitePath) : (changed ?? undefined)
  }

  has(sitePath: string): boolean {
    return this.get(sitePath) !== undefined
  }

  /** Number of files. */
  get size(): number {
    let size = this.list.size
    for (const [sitePath, file] of this.changes) size += Number(file !== null) - Number(this.list.has(sitePath))
    return size
  }

  *entries(): Generator<[string, ReleaseFile]> {
    for (const entry of this.list) if (!this.changes.has(entry[0])) yield entry
    for (const [sitePath, file] of this.changes) if (file) yield [sitePath, file]
  }

  *keys(): Generator<string> {
    for (const [sitePath] of this.entries()) yield sitePath
  }

  /**
   * Paths that are wanted.
   *
   * @param isWanted the same function each time: a list is looked through once for each
   */
  pathsOf(isWanted: IsWanted): string[] {
    const unchanged = choose(this.list, isWanted).filter((sitePath) => !this.changes.has(sitePath))
    const changed = [...this.changes].filter(([sitePath, file]) => file !== null && isWanted(sitePath))
    return [...unchanged, ...changed.map(([sitePath]) => sitePath)]
  }

  /** Paths of files that another release may have otherwise. */
  pathsUnlike(other: ReleaseFiles): Iterable<string> {
    return other.list === this.list ? new Set([...this.changes.keys(), ...other.changes.keys()]) : this.keys()
  }

  /**
   * These files with others instead; in a list of their own where that shares too little with this one.
   *
   * @param present by path
   * @param gone paths of files that are not there any more
   */
  with(present: Iterable<readonly [string, ReleaseFile]>, gone: readonly string[] = []): ReleaseFiles {
    const removed = gone.map((sitePath) => [sitePath, null] as const)
    const all = [...new Map([...this.changes, ...removed, ...present])]
    const files = new ReleaseFiles(this.list, new Map(all.filter(([path, file]) => !isSame(file, this.list.get(path)))))
    return files.changes.size > mostChanges ? new ReleaseFiles(new Map(files.entries())) : files
  }
}
