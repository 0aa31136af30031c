import type { BuildRecord } from '../rebuild/build-record'

/** How far a running build is, by how long the earlier ones took. */
export interface BuildProgress {
  /** From 0 to 1, never quite 1; null when no earlier build tells. */
  share: number | null
  leftMs: number | null
}

const comparedBuilds = 5

const durationMs = ({ startedAt, finishedAt }: BuildRecord) =>
  startedAt && finishedAt ? Date.parse(finishedAt) - Date.parse(startedAt) : null

function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}

/**
 * @param records newest first
 * @param nowMs milliseconds since 1970
 */
export function progressOf(build: BuildRecord, records: readonly BuildRecord[], nowMs: number): BuildProgress {
  const earlier = records.filter(({ state }) => state === 'live').slice(0, comparedBuilds)
  const expectedMs = median(earlier.map(durationMs).filter((duration) => duration !== null))
  if (!build.startedAt || expectedMs === null || expectedMs <= 0) return { share: null, leftMs: null }
  const { phase } = build
  const elapsedMs = nowMs - Date.parse(build.startedAt)
  const phaseStarts = earlier.flatMap(({ phaseStartsMs }) => (phase && phaseStartsMs[phase]) ?? [])
  const reachedMs = Math.max(elapsedMs, median(phaseStarts) ?? 0)
  return { share: Math.min(reachedMs / expectedMs, 0.98), leftMs: Math.max(expectedMs - reachedMs, 1000) }
}
