import { runCommand } from '../../lib/command'
import { hasSampleArticles } from './edited-api'
import { takeEditsBack } from './taken-back'

const edits = 5
const seed = 20261120
const faultsPrinted = 20

/** The step "Resident builder" of `npm test`: after a build, edits that are taken back must leave public/ as it was. */
void runCommand(async () => {
  if (!hasSampleArticles()) {
    console.log('Skipped: the resident builder is tried on the sample articles, and others are configured')
    return 0
  }
  const faults = await takeEditsBack({ edits, seed, print: (line) => console.log(line) })
  for (const fault of faults.slice(0, faultsPrinted)) console.error(fault)
  console.log(faults.length === 0 ? `${edits} edits: as a full build` : `${faults.length} differences`)
  return faults.length === 0 ? 0 : 1
})
