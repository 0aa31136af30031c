/** One line of the table: what was tried, what came of it. */
export interface Outcome {
  what: string
  seconds: number
  /** What is worth knowing when it went well. */
  note: string
  /** What is wrong; empty when nothing is. */
  faults: readonly string[]
}

const mostFaultsShown = 12

/** Prints an outcome as soon as it is there, with its faults under it. */
export function printOutcome({ what, seconds, note, faults }: Outcome): void {
  const state = faults.length === 0 ? 'ok    ' : 'FAILED'
  console.log(`${state}  ${what.padEnd(44)} ${String(seconds).padStart(4)} s  ${note}`)
  for (const fault of faults.slice(0, mostFaultsShown)) console.log(`          ${fault}`)
  const more = faults.length - mostFaultsShown
  if (more > 0) console.log(`          and ${more} more`)
}

/** Exit code for all outcomes, with one line that sums them up. */
export function sumUp(outcomes: readonly Outcome[]): number {
  const failed = outcomes.filter(({ faults }) => faults.length > 0).length
  console.log(`\n${outcomes.length} builds tried, ${failed} with faults`)
  return failed === 0 ? 0 : 1
}
