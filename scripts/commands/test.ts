import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { runCheckBuild, runEslint, runPrettier, runTypes } from '../lib/checks'
import { runNode } from '../lib/child'
import { CommandError, reportError, runCommand } from '../lib/command'
import { ensureChromium } from '../lib/ensure-chromium'
import { rememberGeneratedTypes } from '../lib/generated-types'
import { browserWords, countJest, unitWords } from '../lib/jest'
import { inProject, projectFolder, typeScriptWords } from '../lib/project'
import { withProjectLock } from '../lib/project-lock'
import { oneCheck, runSteps, type Step, type StepResult } from '../lib/steps'
import { withBrowserTestServer } from '../lib/test-server'

const oneStep = (name: string, check: () => Promise<number>): Step => ({
  name,
  run: async () => oneCheck((await check()) === 0),
})

/** The checks on the built site tell their counts in a file; without one the exit code counts as one check. */
async function countCheckBuild(): Promise<StepResult> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'check-report-'))
  const file = path.join(folder, 'report.json')
  try {
    const code = await runCheckBuild([], { CHECK_REPORT_FILE: file })
    if (!fs.existsSync(file)) return oneCheck(code === 0)
    const { passed, failed } = JSON.parse(fs.readFileSync(file, 'utf8')) as StepResult
    return { passed, failed: failed === 0 && code !== 0 ? 1 : failed }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

function createSteps(): (Step | Step[])[] {
  let chromiumPath = ''
  const typesProblem = rememberGeneratedTypes(inProject('src', 'gatsby-types.d.ts'))
  const buildWords = typeScriptWords(inProject('scripts', 'commands', 'build.ts'))
  return [
    oneStep('Chromium', async () => {
      chromiumPath = await ensureChromium()
      console.log(chromiumPath)
      return 0
    }),
    [oneStep('ESLint', runEslint), oneStep('Prettier', runPrettier), oneStep('Types', runTypes)],
    { name: 'Unit and component tests', run: () => countJest(unitWords) },
    oneStep('Build', () => runNode(buildWords, { cwd: projectFolder })),
    oneStep('Generated GraphQL types', () => {
      const problem = typesProblem()
      if (problem) throw new CommandError(problem)
      return Promise.resolve(0)
    }),
    oneStep('Resident builder', () => {
      const words = typeScriptWords(inProject('scripts', 'resident', 'proof', 'main.ts'))
      return runNode(words, { cwd: projectFolder })
    }),
    { name: 'Checks on the built site', run: countCheckBuild },
    {
      name: 'Browser tests',
      run: () =>
        withBrowserTestServer((environment) =>
          countJest(browserWords, { CHROMIUM_PATH: chromiumPath, ...environment }),
        ),
    },
    oneStep('Development server', () => {
      const words = typeScriptWords(inProject('e2e', 'develop', 'main.ts'))
      return runNode(words, { cwd: projectFolder, environment: { CHROMIUM_PATH: chromiumPath } })
    }),
  ]
}

/** `npm test`: everything, in order, until something fails. The last line is `N passed, N failed`. */
void runCommand(() => withProjectLock(projectFolder, 'test', () => runSteps(createSteps(), reportError)))
