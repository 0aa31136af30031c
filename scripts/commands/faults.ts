import { buildFaults } from '../faults/build'
import type { FaultGroup } from '../faults/fault'
import { formsFaults } from '../faults/forms/forms'
import { realRebuildFaults, rebuildFaults } from '../faults/rebuild/rebuild'
import { residentFaults } from '../faults/resident/resident'
import { runFaults } from '../faults/run-faults'
import { chosen } from '../lib/chosen'
import { runCommand } from '../lib/command'

/** What can be tried with faults; a further part adds its line. */
const groups: Readonly<Record<string, FaultGroup>> = {
  forms: formsFaults,
  rebuild: rebuildFaults,
  'rebuild-real': realRebuildFaults,
  resident: residentFaults,
  build: buildFaults,
}

const rounds = { takes: 'NUMBER', help: 'how often what happens by chance is repeated; 20 if left out', default: 20 }

/** `npm run faults [-- NAME] [--rounds NUMBER]`: what is acknowledged outlives faults; without a name, all are tried. */
void runCommand(async (words) => {
  const choice = chosen('faults', groups, words, { rounds })
  if (!choice) return 0
  return runFaults(choice.entries, { rounds: choice.numbers.rounds, print: (line) => console.log(line) })
})
