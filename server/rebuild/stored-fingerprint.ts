import { readJson, readPointer } from '../releases/manifest'
import { writeAtomically } from '../releases/write-atomically'
import { rebuildPaths } from './build-history'
import type { ContentFingerprint } from './content-fingerprint'

/** Remembers what the live release is made of. */
export const storeFingerprint = (dataDir: string, fingerprint: ContentFingerprint, release: string) =>
  writeAtomically(rebuildPaths(dataDir).fingerprint, JSON.stringify({ ...fingerprint, release }))

/** What the live release is made of; null when that is not known, as after going back to an earlier one. */
export async function readFingerprint(dataDir: string): Promise<ContentFingerprint | null> {
  const stored = await readJson(rebuildPaths(dataDir).fingerprint)
  const { value, articles, release } = (stored ?? {}) as Partial<ContentFingerprint & { release: string }>
  const live = (await readPointer(dataDir))?.current
  if (typeof value !== 'string' || typeof articles !== 'object' || release !== live) return null
  return { value, articles }
}
