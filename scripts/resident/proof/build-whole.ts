import type { Builder, BuildRun } from '../../../server/rebuild/builder'

/**
 * Has lists of a few pages be treated as long ones are: whatever an edit moves in them is left to a second build, in resident
 * builders that are made afterwards.
 */
export function postponeAllMoves(): void {
  process.env['RESIDENT_MOVES_PAGES'] = '0'
}

/** Builds as the server does: again, until nothing is left. */
export async function buildWhole(builder: Builder, run: BuildRun): Promise<void> {
  let { hasMore } = await builder.exclusively((work) => work(run))
  while (hasMore) {
    run.print('Pages of lists were left to a second build')
    ;({ hasMore } = await builder.exclusively((work) => work(run)))
  }
}
