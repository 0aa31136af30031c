import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { runNode } from './child'
import { inProject, projectFolder } from './project'
import { oneCheck, type StepResult } from './steps'

/** Far more than any run takes: tests that leave something open keep Jest from ending. */
const timeLimitMs = 30 * 60_000

interface JestReport {
  numPassedTests: number
  numFailedTests: number
  numRuntimeErrorTestSuites: number
}

/** Arguments that select the unit and component tests. */
export const unitWords: readonly string[] = ['--selectProjects', 'site', 'node']

/** Arguments that select the browser tests, two files at a time; they share one server. */
export const browserWords: readonly string[] = ['--selectProjects', 'browser', '--maxWorkers=2']

/**
 * Runs Jest in the project.
 *
 * @param words arguments, such as a path
 * @param environment variables on top of this process's own
 * @returns exit code
 */
export function runJest(words: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<number> {
  return runNode([inProject('node_modules', 'jest', 'bin', 'jest.js'), ...words], {
    cwd: projectFolder,
    environment: { NODE_ENV: 'test', ...environment },
    timeoutMs: timeLimitMs,
  })
}

/**
 * Adds up a report that Jest wrote with `--json`; a test file that could not run counts as one failure.
 *
 * @param file the report
 * @param code Jest's exit code: one that is not 0 is never reported without a failure
 */
export function readJestReport(file: string, code: number): StepResult {
  if (!fs.existsSync(file)) return oneCheck(false)
  const report = JSON.parse(fs.readFileSync(file, 'utf8')) as JestReport
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites
  return { passed: report.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed }
}

/** Runs Jest like `runJest` and counts its tests. */
export async function countJest(
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<StepResult> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'jest-report-'))
  const file = path.join(folder, 'report.json')
  try {
    const code = await runJest(['--json', `--outputFile=${file}`, ...words], environment)
    return readJestReport(file, code)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
