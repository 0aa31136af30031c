import fs from 'node:fs'
import { loadSettings } from '../../src/settings/environment'
import { runCommand } from '../lib/command'
import { projectFolder } from '../lib/project'
import { countComingLinks } from './checks/coming-routes'
import { createRules } from './rules'
import { readBuild } from './steps/read-build'
import { countRules, reportLines } from './steps/report'
import { runRules } from './steps/run-rules'

/** Checks the built site in public/. @returns exit code: 0 when every rule holds */
async function checkBuild(): Promise<number> {
  const settings = loadSettings(projectFolder)
  const build = readBuild(projectFolder, settings.SITE_NOINDEX)
  const { outcomes, site } = await runRules(createRules(projectFolder, settings), build)
  const coming = countComingLinks(site)
  const notes = coming > 0 ? [`coming: ${coming} links`] : []
  console.log(reportLines(outcomes, notes).join('\n'))
  const counts = countRules(outcomes)
  const reportFile = process.env.CHECK_REPORT_FILE
  if (reportFile) fs.writeFileSync(reportFile, `${JSON.stringify(counts)}\n`)
  return counts.failed > 0 ? 1 : 0
}

void runCommand(checkBuild)
