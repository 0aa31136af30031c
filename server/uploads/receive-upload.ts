import { createHash, randomBytes } from 'node:crypto'
import fs, { type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { fileTypeFromBuffer } from 'file-type/core'
import { cleanFileName } from './file-name'
import { syncFolder } from './sync-folder'
import { incomingFolder, uploadFile } from './upload-file'

/** A file that has arrived whole and is on disk, not yet part of a lead. */
export interface Upload {
  field: string
  /** Cleaned; for people to read. */
  originalName: string
  /** By content, not by what the browser says; empty when unknown. */
  mediaType: string
  sizeBytes: number
  sha256: string
  storedName: string
  /** Where it lies until it is kept. */
  incomingFile: string
}

/** How much of a file is looked at to tell its type. */
const headBytes = 4100

/** Media type by the first bytes of a file; empty when unknown. */
async function mediaTypeOf(head: Uint8Array): Promise<string> {
  const type = await fileTypeFromBuffer(head).catch(() => undefined)
  return type?.mime ?? ''
}

/** Writes a stream into a file as it comes; the stream is read to its end also when the disk fails. */
async function write(content: AsyncIterable<Buffer>, handle: FileHandle) {
  const hash = createHash('sha256')
  const failures: unknown[] = []
  let head = Buffer.alloc(0)
  let sizeBytes = 0
  for await (const chunk of content) {
    if (head.length < headBytes) head = Buffer.concat([head, chunk]).subarray(0, headBytes)
    hash.update(chunk)
    sizeBytes += chunk.length
    if (failures.length === 0) await handle.writeFile(chunk).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
  await handle.sync()
  return { sizeBytes, sha256: hash.digest('hex'), mediaType: await mediaTypeOf(head) }
}

/**
 * Writes an upload to disk under a random name, readable by the server's user alone, and syncs it. A failure leaves
 * nothing behind.
 *
 * @param content ends early when the file is over the limit; the caller knows and discards it
 * @param givenName name of the file on the visitor's device
 * @throws the file system's error when the disk is full or away
 */
export async function receiveUpload(
  content: AsyncIterable<Buffer>,
  { field, givenName, dataDir }: { field: string; givenName: string; dataDir: string },
): Promise<Upload> {
  const storedName = randomBytes(16).toString('hex')
  const folder = incomingFolder(dataDir)
  await fs.mkdir(folder, { recursive: true, mode: 0o700 })
  const incomingFile = path.join(folder, storedName)
  const handle = await fs.open(incomingFile, 'wx', 0o600)
  try {
    const written = await write(content, handle)
    return { field, originalName: cleanFileName(givenName), storedName, incomingFile, ...written }
  } catch (error) {
    await fs.rm(incomingFile, { force: true })
    throw error
  } finally {
    await handle.close()
  }
}

/** Moves uploads to their place for good; the names are on disk when it returns. */
export async function keepUploads(uploads: readonly Upload[], dataDir: string): Promise<void> {
  for (const { storedName, incomingFile } of uploads) {
    const file = uploadFile(dataDir, storedName)
    const folder = path.dirname(file)
    const isNew = (await fs.mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined
    await fs.rename(incomingFile, file)
    await syncFolder(folder)
    if (isNew) await syncFolder(path.dirname(folder)).then(() => syncFolder(dataDir))
  }
}

/** Removes the files of a submission that is done with; those that were kept are elsewhere by now. */
export async function discardIncoming(uploads: readonly Upload[]): Promise<void> {
  for (const { incomingFile } of uploads) await fs.rm(incomingFile, { force: true }).catch(() => undefined)
}

/** Removes uploads that became part of no lead, wherever they are by now. */
export async function discardUploads(uploads: readonly Upload[], dataDir: string): Promise<void> {
  for (const { storedName, incomingFile } of uploads) {
    await fs.rm(incomingFile, { force: true })
    await fs.rm(uploadFile(dataDir, storedName), { force: true })
  }
}
