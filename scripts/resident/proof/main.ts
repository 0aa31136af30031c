import { runCommand } from '../../lib/command'
import { hasSampleArticles } from './edited-api'
import { takeEditsBack } from './taken-back'

const usualEdits = 5
/** Among its first five edits are a new, a renamed and a removed article, a new picture and a tag less. */
const seed = 436
const faultsPrinted = 20

/**
 * The step "Resident builder" of `npm test`: after a build, edits that are taken back must leave public/ as it was. By hand,
 * the number of edits may be given.
 */
void runCommand(async ([count]) => {
  const edits = count === undefined ? usualEdits : Number(count)
  if (!hasSampleArticles()) {
    console.log('Skipped: the resident builder is tried on the sample articles, and others are configured')
    return 0
  }
  const faults = await takeEditsBack({ edits, seed, print: (line) => console.log(line) })
  for (const fault of faults.slice(0, faultsPrinted)) console.error(fault)
  console.log(faults.length === 0 ? `${edits} edits: as a full build` : `${faults.length} differences`)
  return faults.length === 0 ? 0 : 1
})
