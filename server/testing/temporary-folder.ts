import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** A new empty folder for a test; the test removes it with `removeFolders`. */
const made: string[] = []

export async function temporaryFolder(): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'server-test-'))
  made.push(folder)
  return folder
}

/** Removes every folder that this test file has made. */
export async function removeFolders() {
  await Promise.all(made.splice(0).map((folder) => fs.rm(folder, { recursive: true, force: true })))
}

/**
 * Writes files below a folder; a value that is not text or bytes is written as JSON.
 *
 * @param files contents by path, with or without a leading slash
 */
export async function writeFiles(folder: string, files: Readonly<Record<string, unknown>>) {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name)
    await fs.mkdir(path.dirname(file), { recursive: true })
    const isPlain = typeof content === 'string' || content instanceof Uint8Array
    await fs.writeFile(file, isPlain ? content : JSON.stringify(content))
  }
}
