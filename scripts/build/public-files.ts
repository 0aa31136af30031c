import fs from 'node:fs'
import path from 'node:path'
import { findFiles } from './find-files'
import { foldersOfEdits, isFolderOfEdits, isOfEdits } from './folders-of-edits'
import { filesOfPage } from './page-files'

/** A folder that was written to so shortly before it was read may have been written to since, in the same tick of the clock. */
const settledMs = 2000

/** What tells that a file has changed. */
export interface FileStamp {
  size: number
  mtimeMs: number
}

/** Whether a file is as it was; never where one of the two is not known. */
export const isSameStamp = (one: FileStamp | undefined, other: FileStamp | undefined): boolean =>
  one !== undefined && one.size === other?.size && one.mtimeMs === other.mtimeMs

/**
 * The files of a built public/ by path, with slashes and without one at its start: looked at once for all steps that follow
 * Gatsby. What a step writes, it writes here.
 */
export class PublicFiles {
  private readonly stamps = new Map<string, FileStamp>()
  /** Names of files that were found otherwise than before, the latest last. */
  private readonly log: string[] = []
  private readonly folders = new Set([''])
  /** Names of the files that an edit may write to besides those of its pages. */
  private readonly ofEdits = new Set<string>()
  /** What was written last, with the stamp that the file had then: what is the same again need not be read. */
  private readonly texts = new Map<string, { text: string; stamp: FileStamp | undefined }>()
  /** When all folders were looked at last, in milliseconds since 1970. */
  lookedMs = Date.now()

  private constructor(readonly folder: string) {}

  /** @param folder absolute path of public/ */
  static async of(folder: string): Promise<PublicFiles> {
    const publicFiles = new PublicFiles(folder)
    await findFiles(
      folder,
      (name, stat) => publicFiles.note(name, stat),
      (name) => publicFiles.folders.add(name),
    )
    publicFiles.log.length = 0
    return publicFiles
  }

  /**
   * The same for an eighth of the work, where most is as the last build has left it: looks at each of its files, and only into the
   * folders that were written to since, and those of edits.
   *
   * @param folder absolute path of public/
   * @param known files of the last build, and when it had looked at them, in milliseconds since 1970
   * @returns null where one of them is gone
   */
  static since(
    folder: string,
    known: { files: Readonly<Record<string, FileStamp>>; lookedMs: number },
  ): PublicFiles | null {
    const publicFiles = new PublicFiles(folder)
    for (const [name, stamp] of Object.entries(known.files)) {
      publicFiles.note(name, stamp)
      for (let end = name.lastIndexOf('/'); end > 0; end = name.lastIndexOf('/', end - 1)) {
        if (publicFiles.folders.has(name.slice(0, end))) break
        publicFiles.folders.add(name.slice(0, end))
      }
    }
    publicFiles.lookAgain([...publicFiles.folders], known.lookedMs)
    publicFiles.refresh([...publicFiles.stamps.keys()])
    publicFiles.lookIntoFoldersOfEdits()
    publicFiles.log.length = 0
    return Object.keys(known.files).every((name) => publicFiles.stamps.has(name)) ? publicFiles : null
  }

  /** A moment, for `changedSince`. */
  now(): number {
    return this.log.length
  }

  /** Names of the files that were found otherwise, new or gone since a moment. */
  changedSince(moment: number): ReadonlySet<string> {
    return new Set(this.log.slice(moment))
  }

  get(name: string): FileStamp | undefined {
    return this.stamps.get(name)
  }

  /** Names of the files that are wanted. */
  *names(isWanted: (name: string) => boolean): Generator<string> {
    for (const name of this.stamps.keys()) if (isWanted(name)) yield name
  }

  entries(): IterableIterator<[string, FileStamp]> {
    return this.stamps.entries()
  }

  /** Absolute path of a file. */
  pathOf(name: string): string {
    return path.join(this.folder, ...name.split('/'))
  }

  /** Looks again at files that may have been written or removed. */
  refresh(names: Iterable<string>): void {
    for (const name of names) {
      const stat = fs.statSync(this.pathOf(name), { throwIfNoEntry: false })
      if (stat?.isFile()) this.note(name, stat)
      else this.forget(name)
    }
  }

  /**
   * Looks again at what a build may have written: the files of its pages, each file that is of no page, and the folders of no page that
   * were written to since all were looked at. At ten thousand articles, a tenth of the files.
   *
   * @param pagePaths paths of the pages that were made or removed, as Gatsby has them
   */
  refreshAfterBuild(pagePaths: readonly string[]): void {
    const folders = [...this.folders].filter((name) => !this.isOfPage(name))
    this.lookAgain(folders, this.lookedMs)
    this.refreshPages(pagePaths)
    this.refresh([...this.stamps.keys()].filter((name) => !this.isPageFile(name)))
  }

  /**
   * Looks again at what an edit of articles may have written: the files of its pages, and the folders that are not of pages.
   *
   * @param pagePaths paths of the pages that were made or removed, as Gatsby has them
   */
  refreshAfterEdit(pagePaths: readonly string[]): void {
    this.refreshPages(pagePaths)
    for (const name of this.ofEdits) if (!fs.existsSync(this.pathOf(name))) this.forget(name)
    this.lookIntoFoldersOfEdits()
  }

  /**
   * Writes a file, whole or not at all, unless it holds this text already.
   *
   * @returns whether it was written
   */
  write(name: string, text: string): boolean {
    const file = this.pathOf(name)
    const known = this.texts.get(name)
    if (known?.text === text && isSameStamp(known.stamp, this.get(name))) return false
    const isSame = fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text
    if (!isSame) {
      fs.mkdirSync(path.dirname(file), { recursive: true })
      fs.writeFileSync(`${file}.part`, text)
      fs.renameSync(`${file}.part`, file)
      this.refresh([name])
    }
    this.texts.set(name, { text, stamp: this.get(name) })
    return !isSame
  }

  remove(name: string): void {
    fs.rmSync(this.pathOf(name), { force: true })
    this.forget(name)
  }

  /** Whether a folder holds the files of a page and no others. */
  private isOfPage(folder: string): boolean {
    return (
      !isFolderOfEdits(folder) &&
      (this.isPageFile(`${folder}/index.html`) || this.stamps.has(`${folder}/page-data.json`))
    )
  }

  /** Whether a file is one of those that Gatsby makes of a page with a folder of its own. */
  private isPageFile(name: string): boolean {
    if (/^page-data\/.+\/page-data\.json$/.test(name)) return true
    const [, pagePath] = /^(|.+\/)index\.html$/.exec(name) ?? []
    return pagePath !== undefined && this.stamps.has(filesOfPage(pagePath).data)
  }

  private refreshPages(pagePaths: readonly string[]): void {
    this.refresh(
      pagePaths.flatMap((pagePath) => {
        const { html, data } = filesOfPage(pagePath)
        return [html, data]
      }),
    )
  }

  /** Keeps the known stamp where nothing has changed: a hundred thousand new objects an edit are work for the collector. */
  private note(name: string, { size, mtimeMs }: FileStamp): void {
    if (isSameStamp(this.stamps.get(name), { size, mtimeMs })) return
    if (!this.stamps.has(name) && isOfEdits(name)) this.ofEdits.add(name)
    this.stamps.set(name, { size, mtimeMs })
    this.log.push(name)
  }

  private forget(name: string): void {
    if (!this.stamps.delete(name)) return
    this.log.push(name)
    this.ofEdits.delete(name)
    this.texts.delete(name)
  }

  private lookIntoFoldersOfEdits(): void {
    for (const { folder, isDeep } of foldersOfEdits) this.lookInto(folder, () => isDeep)
  }

  /** Looks into those folders that were written to since they were looked at. */
  private lookAgain(folders: readonly string[], lookedMs: number): void {
    for (const name of folders) {
      const stat = fs.statSync(this.pathOf(name), { throwIfNoEntry: false })
      if (!stat?.isDirectory()) this.folders.delete(name)
      else if (stat.mtimeMs >= lookedMs - settledMs) this.lookInto(name, (inside) => !this.folders.has(inside))
    }
  }

  private lookInto(folder: string, isWanted: (inside: string) => boolean): void {
    const absolute = this.pathOf(folder)
    if (!fs.existsSync(absolute)) return
    for (const entry of fs.readdirSync(absolute, { withFileTypes: true })) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isFile()) this.note(name, fs.statSync(this.pathOf(name)))
      if (!entry.isDirectory() || !isWanted(name)) continue
      this.folders.add(name)
      this.lookInto(name, isWanted)
    }
  }
}

/** The files of public/ in the folder that holds package.json. */
export const publicFilesOf = (projectFolder: string): Promise<PublicFiles> =>
  PublicFiles.of(path.join(projectFolder, 'public'))
