import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { concurrently } from './concurrently'
import type { Manifest } from './manifest'
import type { ReleaseFile } from './release-files'
import { releasePaths } from './release-paths'

export interface ExportOptions {
  /** Writes the compressed forms too, as `name.br` and `name.gz`. */
  isCompressed: boolean
}

const copiesAtOnce = 8

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** The place of a file of the site; a path that leads elsewhere is no file of a site. */
function placeIn(folder: string, sitePath: string): string {
  const place = path.join(folder, sitePath)
  if (!place.startsWith(`${folder}${path.sep}`)) throw new Error(`${JSON.stringify(sitePath)} is outside of the folder`)
  return place
}

async function writeFile(dataDir: string, place: string, sitePath: string, file: ReleaseFile, isCompressed: boolean) {
  const { content } = releasePaths(dataDir)
  await fs.mkdir(path.dirname(place), { recursive: true })
  await fs.copyFile(content(file.hash), place, fs.constants.COPYFILE_FICLONE)
  if ((await hashOf(place)) !== file.hash) throw new Error(`the stored content of ${sitePath} is damaged`)
  const forms = (['br', 'gz'] as const).filter((form) => isCompressed && file[form] !== undefined)
  for (const form of forms) await fs.copyFile(content(file.hash, form), `${place}.${form}`)
  return 1 + forms.length
}

/**
 * Writes a release as plain files, each checked by its hash. It is whole or not there: the files come into place by one
 * rename of their folder.
 *
 * @param folder absolute path of a folder that is empty or not there
 * @returns how many files were written
 * @throws {Error} naming the file that is missing or damaged in the store
 */
export async function exportRelease(
  dataDir: string,
  { files }: Manifest,
  folder: string,
  { isCompressed }: ExportOptions,
): Promise<number> {
  const target = path.resolve(folder)
  const making = `${target}.part-${process.pid}`
  let written = 0
  try {
    await fs.mkdir(making, { recursive: true })
    await concurrently([...files.entries()], copiesAtOnce, async ([sitePath, file]) => {
      const count = await writeFile(dataDir, placeIn(making, sitePath), sitePath, file, isCompressed)
      written += count
    })
    // Only an empty folder goes; whatever somebody has put there meanwhile stops the rename
    await fs.rmdir(target).catch(() => undefined)
    await fs.rename(making, target)
    return written
  } catch (error) {
    await fs.rm(making, { recursive: true, force: true })
    throw error
  }
}
