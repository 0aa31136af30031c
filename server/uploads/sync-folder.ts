import fs from 'node:fs/promises'

/** Has the names in a folder on disk, as `fsync` has the content of a file. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
