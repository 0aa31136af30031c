import os from 'node:os'
import { tableOf } from '../lib/table'
import type { Benchmark, BenchmarkOptions } from './benchmark'

const machine = () =>
  `${os.cpus().length} × ${os.cpus()[0]?.model ?? 'processor'}, Node ${process.versions.node}, ${os.type()}`

/**
 * Runs benchmarks one after the other and prints a table of each.
 *
 * @returns exit code 0: a figure alone is never a failure
 */
export async function runBenchmarks(
  benchmarks: readonly (readonly [string, Benchmark])[],
  options: BenchmarkOptions,
): Promise<number> {
  options.print(machine())
  for (const [name, benchmark] of benchmarks) {
    options.print(`\n== ${name}: ${benchmark.help}`)
    const rows = (await benchmark.run(options)).map(({ what, where, value }) => [what, where, value])
    options.print(`\n${tableOf(['measured', 'where', 'value'], rows)}`)
  }
  return 0
}
