import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readJestReport } from './jest'
import { oneCheck, runSteps, type Step, type StepResult } from './steps'

const step = (name: string, passed: number, failed: number): Step => ({
  name,
  run: () => Promise.resolve({ passed, failed }),
})

async function run(...steps: (Step | Step[])[]) {
  const lines: string[] = []
  const errors: unknown[] = []
  const code = await runSteps(
    steps,
    (error) => errors.push(error),
    (line) => lines.push(line),
  )
  return { code, lines, errors, last: lines.at(-1) }
}

test('the last line adds up all steps', async () => {
  const { code, last } = await run(step('Types', 1, 0), step('Unit', 40, 0), step('Browser', 12, 0))
  expect(last).toBe('53 passed, 0 failed')
  expect(code).toBe(0)
})

test('the first step that fails is the last that runs, and the table says so', async () => {
  const ran: string[] = []
  const late: Step = { name: 'Build', run: () => Promise.resolve(ran.push('Build')).then(() => oneCheck(true)) }
  const { code, last, lines } = await run(step('Types', 1, 0), step('Unit', 38, 2), late)
  expect(code).toBe(1)
  expect(last).toBe('39 passed, 2 failed')
  expect(ran).toEqual([])
  expect(lines.find((line) => line.startsWith('  Unit'))).toMatch('FAILED')
  expect(lines.find((line) => line.startsWith('  Build'))).toMatch('not run')
})

test('steps of a list run at the same time, and all of them end before the next', async () => {
  const events: string[] = []
  const slow = (name: string, turns: number, failed = 0): Step => ({
    name,
    async run() {
      events.push(`${name} begins`)
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
      events.push(`${name} ends`)
      return { passed: 1, failed }
    },
  })
  const { code, last, lines } = await run([slow('ESLint', 9), slow('Types', 2, 1)], slow('Build', 1))
  expect(events).toEqual(['ESLint begins', 'Types begins', 'Types ends', 'ESLint ends'])
  expect({ code, last }).toEqual({ code: 1, last: '2 passed, 1 failed' })
  expect(lines.find((line) => line.startsWith('  ESLint'))).toMatch('passed')
  expect(lines.find((line) => line.startsWith('  Types'))).toMatch('FAILED')
  expect(lines.find((line) => line.startsWith('  Build'))).toMatch('not run')
})

test('a step that throws has failed and its error is reported', async () => {
  const error = new Error('no browser')
  const { code, last, errors } = await run({ name: 'Chromium', run: () => Promise.reject(error) })
  expect({ code, last, errors }).toEqual({ code: 1, last: '0 passed, 1 failed', errors: [error] })
})

const report = (passed: number, failed: number, broken = 0) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numRuntimeErrorTestSuites: broken })

test.each<[string, string | null, number, StepResult]>([
  ['all passed', report(7, 0), 0, { passed: 7, failed: 0 }],
  ['some failed', report(5, 2), 1, { passed: 5, failed: 2 }],
  ['a file that could not run', report(5, 0, 1), 1, { passed: 5, failed: 1 }],
  ['an exit code that no test explains', report(5, 0), 1, { passed: 5, failed: 1 }],
  ['no report at all', null, 1, { passed: 0, failed: 1 }],
])("Jest's report is counted: %s", (_name, text, code, expected) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'report-'))
  const file = path.join(folder, 'report.json')
  if (text !== null) fs.writeFileSync(file, text)
  expect(readJestReport(file, code)).toEqual(expected)
  fs.rmSync(folder, { recursive: true })
})
