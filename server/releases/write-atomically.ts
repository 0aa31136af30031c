import fs from 'node:fs/promises'
import path from 'node:path'

/** Temporary names start so; what is left of a crash is removed with the next release. */
export const temporaryPrefix = '.tmp-'

let count = 0

/** A name beside the final one that no other writer uses. */
export const temporaryName = (file: string) =>
  path.join(path.dirname(file), `${temporaryPrefix}${process.pid}-${(count += 1)}-${Date.now().toString(36)}`)

/** Makes the content of a file durable. */
export async function syncFile(file: string) {
  const handle = await fs.open(file, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Writes a file so that, whatever happens, either the old content or the whole new one is there.
 * The folder must exist.
 */
export async function writeAtomically(file: string, content: string | Uint8Array) {
  const temporary = temporaryName(file)
  try {
    await fs.writeFile(temporary, content, { flag: 'wx', flush: true })
    await fs.rename(temporary, file)
  } catch (error) {
    await fs.rm(temporary, { force: true })
    throw error
  }
}
