import { randomInt } from 'node:crypto'
import { compareEdits } from '../../resident/proof/compared'
import type { FaultGroup } from '../fault'

const editsOfRound = 10
const editsBetween = 50

/** Random edits through the resident builder against clean full builds; ten edits a round. */
export const residentFaults: FaultGroup = {
  help: `random edits of articles, ${editsOfRound} a round: the resident builder makes what a clean full build makes`,
  run: async ({ rounds, print }) => {
    const seed = randomInt(2 ** 31)
    const edits = rounds * editsOfRound
    print(`Random edits from seed ${seed}`)
    // Each build takes the project's lock itself
    const { built, comparisons, differing, problems } = await compareEdits({ edits, editsBetween, seed, print })
    const row = { fault: `random edits, ${comparisons} comparisons`, place: `seed ${seed}`, rounds, sent: edits }
    return [{ ...row, acknowledged: built, refused: 0, lost: differing, halfWritten: 0, doubled: 0, problems }]
  },
}
