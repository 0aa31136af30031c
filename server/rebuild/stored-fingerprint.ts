import { readJson } from '../releases/read-json'
import { writeAtomically } from '../releases/write-atomically'
import { rebuildPaths } from './build-history'
import type { ContentFingerprint } from './content-fingerprint'

/** What a release is made of. */
export interface StoredFingerprint extends ContentFingerprint {
  release: string
}

/** Remembers what the newest release is made of. */
export const storeFingerprint = (dataDir: string, fingerprint: StoredFingerprint) =>
  writeAtomically(rebuildPaths(dataDir).fingerprint, JSON.stringify(fingerprint))

/**
 * What the newest release is made of; null when that is not known. After going back to an earlier release it stays as it
 * was: the same content is not built again, and so does not come back by itself.
 */
export async function readFingerprint(dataDir: string): Promise<StoredFingerprint | null> {
  const stored = await readJson(rebuildPaths(dataDir).fingerprint)
  const { value, articles, release } = (stored ?? {}) as Partial<StoredFingerprint>
  if (typeof value !== 'string' || typeof articles !== 'object' || typeof release !== 'string') return null
  return { value, articles, release }
}
