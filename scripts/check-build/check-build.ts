import fs from 'node:fs'
import type { Settings } from '../../src/settings/settings'
import { createRules } from './rules'
import { readBuild } from './steps/read-build'
import { countRules, reportLines } from './steps/report'
import { runRules } from './steps/run-rules'

/**
 * Checks the built site in public/ and prints a report.
 *
 * @param projectFolder the folder that holds package.json
 * @param reportFile where the counts go as `{"passed": n, "failed": n}`, if anywhere
 * @returns exit code: 0 when every rule holds
 * @throws {CommandError} when there is no finished build
 */
export async function checkBuild(
  projectFolder: string,
  settings: Settings,
  reportFile?: string,
  print: (line: string) => void = console.log,
): Promise<number> {
  const build = readBuild(projectFolder, settings.SITE_NOINDEX)
  const { outcomes } = await runRules(createRules(projectFolder, settings), build)
  reportLines(outcomes).forEach((line) => print(line))
  const counts = countRules(outcomes)
  if (reportFile) fs.writeFileSync(reportFile, `${JSON.stringify(counts)}\n`)
  return counts.failed > 0 ? 1 : 0
}
