import type { BuildRecord } from '../rebuild/build-record'

/** What the people who run the site are told about its rebuilds. */
export interface Notice {
  type: 'rebuild.failed' | 'rebuild.recovered'
  /** ISO time at which the build ended. */
  timestamp: string
  data: {
    /** Id of the build. */
    build: string
    reasons: string[]
    /** Why it failed; of a recovery, what had been wrong. */
    problem: string
    /** ISO time of the first failure in a row. */
    failing_since: string
    /** The release that is live because of the build; null where nothing has changed. */
    release: string | null
  }
}

/** What is remembered while rebuilds fail. */
export interface Failing {
  since: string
  problem: string
  /** When each failure was told last, in milliseconds since 1970, by its words without numbers. */
  told: Record<string, number>
}

/** A failure that goes on is told again after this time. */
export const remindAfterMs = 24 * 60 * 60_000

/** The same failure may name another port, time or count each time. */
const keyOf = (problem: string) => problem.replace(/[\d.]+/g, '#').slice(0, 300)

const noticeOf = (type: Notice['type'], record: BuildRecord, { since, problem }: Failing, nowMs: number): Notice => ({
  type,
  timestamp: record.finishedAt ?? new Date(nowMs).toISOString(),
  data: { build: record.id, reasons: record.reasons, problem, failing_since: since, release: record.release },
})

/**
 * What to tell after a build: a failure once a day for each reason, and the first good build after failures.
 *
 * @param failing what was remembered; null when the last build was good
 * @param record a build that has ended
 * @returns what to remember now, and the notice; null when there is nothing to tell
 */
export function noticeAfter(
  failing: Failing | null,
  record: BuildRecord,
  nowMs: number,
): { failing: Failing | null; notice: Notice | null } {
  if (record.state !== 'failed') {
    return { failing: null, notice: failing && noticeOf('rebuild.recovered', record, failing, nowMs) }
  }
  const problem = record.problem ?? 'no reason is known'
  const since = failing?.since ?? record.finishedAt ?? new Date(nowMs).toISOString()
  const toldAtMs = failing?.told[keyOf(problem)]
  const isKnown = toldAtMs !== undefined && Math.abs(nowMs - toldAtMs) < remindAfterMs
  const told = { ...failing?.told, [keyOf(problem)]: isKnown ? toldAtMs : nowMs }
  const now: Failing = { since, problem, told }
  return { failing: now, notice: isKnown ? null : noticeOf('rebuild.failed', record, now, nowMs) }
}
