/** A figure that was measured. */
export interface Measure {
  what: string
  where: string
  value: string
}

export interface BenchmarkOptions {
  /** How many submissions (or whatever a benchmark repeats) its longest part takes. */
  count: number
  /** How long each load lasts. */
  seconds: number
  /** How often a page is measured. */
  runs: number
  /** Articles of the site that is built; 0 for sites of several sizes. */
  articles: number
  /** Told how far it is. */
  print: (line: string) => void
}

/** One entry of the table in scripts/commands/bench.ts. */
export interface Benchmark {
  help: string
  run: (options: BenchmarkOptions) => Promise<Measure[]>
}
