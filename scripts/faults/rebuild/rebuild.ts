import type { FaultGroup, FaultOptions, FaultRow, SkippedFault } from '../fault'
import { faultKinds, type FaultKind } from './kinds'
import { quickPlace, realPlace, type RebuildPlace } from './place'
import { rebuildWell, type Trial } from './trial'
import { startVisitors, type Visits } from './visitors'

/** The real build takes half a minute, and each round has two or three. */
const realRounds = 2

function rowOf(kind: FaultKind, place: RebuildPlace, rounds: number, visits: Visits, problems: string[]): FaultRow {
  const strange = [...visits.strange].map(([what, count]) => `answered ${what} ${count} times`)
  return {
    fault: kind.name,
    place: place.name,
    rounds,
    sent: visits.sent,
    acknowledged: visits.answered,
    refused: visits.refused,
    lost: visits.lost,
    halfWritten: visits.halfWritten,
    doubled: 0,
    problems: [...problems, ...strange, ...(visits.refused > 0 ? [`answered 503 ${visits.refused} times`] : [])],
  }
}

async function oneRound(kind: FaultKind, trial: Trial): Promise<string[]> {
  try {
    const disturbed = await kind.disturb(trial)
    return [...disturbed, ...(await rebuildWell(trial, 'the good build afterwards'))]
  } catch (error) {
    return [(error as Error).message]
  }
}

async function tryKind(
  kind: FaultKind,
  place: RebuildPlace,
  { rounds, print }: FaultOptions,
): Promise<FaultRow | SkippedFault> {
  const server = await place.start()
  const visitors = startVisitors(['/', '/en/', '/en/content/', '/project/', place.articlePath])
  const trial: Trial = { place, server, visitors, round: 0, buildMs: place.buildMs }
  const problems: string[] = []
  try {
    const skipped = kind.missing?.(trial) ?? null
    if (skipped !== null) return { fault: kind.name, place: place.name, skipped }
    if (trial.buildMs === 0) problems.push(...(await rebuildWell(trial, 'the first build')))
    visitors.goTo(server.url)
    for (trial.round = 1; trial.round <= rounds; trial.round += 1) {
      const found = await oneRound(kind, trial)
      print(`${place.name}, ${kind.name}, round ${trial.round}: ${found.join('; ') || 'good'}`)
      problems.push(...found.map((problem) => `round ${trial.round}: ${problem}`))
    }
    place.buildMs = trial.buildMs
    visitors.goTo(null)
    await visitors.stop()
    return rowOf(kind, place, rounds, visitors.visits, problems)
  } finally {
    visitors.goTo(null)
    await visitors.stop()
    await trial.server.stop()
  }
}

async function tryAll(place: RebuildPlace, options: FaultOptions): Promise<(FaultRow | SkippedFault)[]> {
  const rows: (FaultRow | SkippedFault)[] = []
  try {
    for (const kind of faultKinds) rows.push(await tryKind(kind, place, options))
    return rows
  } finally {
    await place.close()
  }
}

/** What happens to the site when its rebuilds are disturbed, with builds of a second. */
export const rebuildFaults: FaultGroup = {
  help: 'rebuilds while builds and server are killed, the disk is full, the API or the clock fails; builds of a second',
  run: async (options) => tryAll(await quickPlace(), options),
}

/** The same with the real build, twice each at most. */
export const realRebuildFaults: FaultGroup = {
  help: `the same with the real build in a copy of the project, ${realRounds} rounds each; takes ten minutes`,
  run: async (options) => tryAll(await realPlace(), { ...options, rounds: Math.min(options.rounds, realRounds) }),
}
