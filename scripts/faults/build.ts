import { tryBuilds } from '../../e2e/variants/main'
import type { FaultGroup } from './fault'

/** Builds against blog APIs of every kind, failing ones among them, in a copy of the project. */
export const buildFaults: FaultGroup = {
  help: 'builds of hostile, broken and missing articles, and of an API that fails in every way; takes several minutes',
  run: async () =>
    (await tryBuilds()).map(({ what, faults }) => ({
      fault: what,
      place: 'build',
      rounds: 1,
      sent: 1,
      acknowledged: 1,
      refused: 0,
      lost: 0,
      halfWritten: 0,
      doubled: 0,
      problems: faults,
    })),
}
