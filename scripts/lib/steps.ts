/** How many tests or checks of a step passed and failed. */
export interface StepResult {
  passed: number
  failed: number
}

export interface Step {
  name: string
  /** A step that throws has failed; its message is printed by the caller's `report`. */
  run: () => Promise<StepResult>
}

type Print = (line: string) => void

interface Row {
  name: string
  seconds: number
  result: StepResult | null
}

/** A step of its own that counts as one check. */
export const oneCheck = (isGood: boolean): StepResult => (isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

async function runStep(step: Step, report: (error: unknown) => void): Promise<Row> {
  const startMs = Date.now()
  let result: StepResult
  try {
    result = await step.run()
  } catch (error) {
    report(error)
    result = oneCheck(false)
  }
  return { name: step.name, seconds: (Date.now() - startMs) / 1000, result }
}

function tableLine({ name, seconds, result }: Row): string {
  const state = result === null ? 'not run' : result.failed > 0 ? 'FAILED' : 'passed'
  const counts = result ? `${seconds.toFixed(1).padStart(7)} s  ${result.passed} passed, ${result.failed} failed` : ''
  return `  ${name.padEnd(28)} ${state.padEnd(8)} ${counts}`.trimEnd()
}

/**
 * Runs steps in order with a headline each, those of a list within it at the same time, stops after the first that fails,
 * and ends with a table of all steps and a last line `N passed, N failed` that adds them up.
 *
 * @param report prints what a step has thrown
 * @param print prints a line
 * @returns exit code: 0 when all passed
 */
export async function runSteps(
  steps: readonly (Step | readonly Step[])[],
  report: (error: unknown) => void,
  print: Print = console.log,
): Promise<number> {
  const rows: Row[] = []
  let hasFailed = false
  const runWithHeadline = async (step: Step): Promise<Row> => {
    print(`\n== ${step.name}`)
    const row = await runStep(step, report)
    print(`== ${step.name}: ${row.seconds.toFixed(1)} s`)
    return row
  }
  for (const group of steps.map((step) => [step].flat())) {
    if (hasFailed) {
      rows.push(...group.map(({ name }) => ({ name, seconds: 0, result: null })))
      continue
    }
    const done = await Promise.all(group.map(runWithHeadline))
    rows.push(...done)
    hasFailed = done.some(({ result }) => (result?.failed ?? 0) > 0)
  }
  const total = (key: keyof StepResult) => rows.reduce((sum, { result }) => sum + (result?.[key] ?? 0), 0)
  print('')
  rows.forEach((row) => print(tableLine(row)))
  print(`${total('passed')} passed, ${total('failed')} failed`)
  return hasFailed ? 1 : 0
}
