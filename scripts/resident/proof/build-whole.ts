import type { Builder, BuildRun } from '../../../server/rebuild/builder'

/**
 * Has lists of a few pages be treated as long ones are: whatever an edit moves in them is left to a second build, in resident
 * builders that are made afterwards.
 */
export function postponeAllMoves(): void {
  process.env['RESIDENT_MOVES_PAGES'] = '0'
}

/** Builds as the server does: again, until nothing is left. @returns how many builds it took */
export async function buildWhole(builder: Builder, run: BuildRun): Promise<number> {
  for (let builds = 1; ; builds += 1) {
    const { hasMore } = await builder.exclusively((work) => work(run))
    if (!hasMore) return builds
  }
}
