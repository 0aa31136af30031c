import fs from 'node:fs'
import { inProject } from '../lib/project'
import { baselineFile, moduleSizes } from './base/script-baseline'
import type { ScriptReport } from './base/script-report'

/** Keeps the sizes of the modules of the last build, to hold later ones against: `npx tsx scripts/check-build/write-script-baseline.ts`. */
function main(): void {
  const text = fs.readFileSync(inProject('.cache', 'script-report.json'), 'utf8')
  const { modules } = JSON.parse(text) as ScriptReport
  const sizes = Object.entries(moduleSizes(Object.keys(modules), modules)).sort(([one], [other]) =>
    one < other ? -1 : 1,
  )
  fs.writeFileSync(baselineFile, `${JSON.stringify(Object.fromEntries(sizes), null, 2)}\n`)
}

main()
