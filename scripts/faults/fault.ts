/** What a fault did to what was sent, counted. */
export interface FaultRow {
  fault: string
  /** Where it was tried, such as `sqlite`. */
  place: string
  rounds: number
  sent: number
  /** Answered 201: these may never be lost. */
  acknowledged: number
  /** Answered 503. */
  refused: number
  lost: number
  halfWritten: number
  doubled: number
  /** What should not have happened, such as an answer of another status. */
  problems: readonly string[]
}

/** What was not tried, and why. */
export interface SkippedFault {
  fault: string
  place: string
  skipped: string
}

export interface FaultOptions {
  /** How often what happens by chance is repeated. */
  rounds: number
  /** Told how far it is. */
  print: (line: string) => void
}

/** A part of the system that is tried with faults: one entry of the table in scripts/commands/faults.ts. */
export interface FaultGroup {
  help: string
  run: (options: FaultOptions) => Promise<(FaultRow | SkippedFault)[]>
}

export const isGood = (row: FaultRow): boolean =>
  row.acknowledged > 0 && row.lost + row.halfWritten + row.doubled + row.problems.length === 0
