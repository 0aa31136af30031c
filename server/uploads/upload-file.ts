import path from 'node:path'

/** A name that was made here: nothing else may become part of a path. */
const storedNamePattern = /^[0-9a-f]{32}$/

const uploadsFolder = (dataDir: string) => path.join(dataDir, 'uploads')

/** Folder of what is being received; a file leaves it once the whole submission is right. */
export const incomingFolder = (dataDir: string): string => path.join(uploadsFolder(dataDir), 'incoming')

export const allUploads = uploadsFolder

/**
 * File of a stored upload: DATA_DIR/uploads/{first two letters}/{stored name}.
 *
 * @throws {TypeError} when the name is not one that the server makes
 */
export function uploadFile(dataDir: string, storedName: string): string {
  if (!storedNamePattern.test(storedName)) {
    throw new TypeError(`stored name: got ${JSON.stringify(storedName)}, takes 32 hexadecimal digits`)
  }
  return path.join(uploadsFolder(dataDir), storedName.slice(0, 2), storedName)
}
