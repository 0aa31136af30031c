import fs from 'node:fs/promises'
import path from 'node:path'
import type { Dialect } from '../database/migrate'
import { BackupError } from './tar'

/** An upload as the backup holds it. */
export interface BackedUpFile {
  storedName: string
  sizeBytes: number
  sha256: string
}

/** What a backup says of itself, in backup.json. */
export interface Manifest {
  format: 1
  /** ISO time. */
  createdAt: string
  /** With `postgres` the database is not in the backup: pg_dump takes it. */
  database: Dialect
  leads: number
  files: readonly BackedUpFile[]
}

const manifestFile = (folder: string) => path.join(folder, 'backup.json')

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  fs.writeFile(manifestFile(folder), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 })

/** @throws {BackupError} when what was unpacked is no backup of this kind */
export async function readManifest(folder: string): Promise<Manifest> {
  let manifest: Partial<Manifest>
  try {
    manifest = JSON.parse(await fs.readFile(manifestFile(folder), 'utf8')) as Partial<Manifest>
  } catch (cause) {
    throw new BackupError('The archive is no backup of this program: it holds no readable backup.json', { cause })
  }
  if (manifest.format !== 1) throw new BackupError(`backup.json: got format ${String(manifest.format)}, takes 1`)
  return manifest as Manifest
}
