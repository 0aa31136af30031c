import type { Benchmark } from '../bench/benchmark'
import { buildBenchmark } from '../bench/build/build'
import { formsBenchmark } from '../bench/forms/forms'
import { pagesBenchmark } from '../bench/pages'
import { rebuildBenchmark } from '../bench/rebuild/rebuild'
import { runBenchmarks } from '../bench/run-benchmarks'
import { searchBenchmark } from '../bench/search'
import { serveBenchmark } from '../bench/serve/serve'
import { swapBenchmark } from '../bench/swap/swap'
import { chosen } from '../lib/chosen'
import { runCommand } from '../lib/command'

/** What can be measured; a further part adds its line. */
const benchmarks: Readonly<Record<string, Benchmark>> = {
  build: buildBenchmark,
  forms: formsBenchmark,
  pages: pagesBenchmark,
  rebuild: rebuildBenchmark,
  search: searchBenchmark,
  serve: serveBenchmark,
  swap: swapBenchmark,
}

const options = {
  count: {
    takes: 'NUMBER',
    help: 'forms: submissions before memory is read, serve: a tenth of the requests; 100000 if left out',
    default: 100_000,
  },
  seconds: { takes: 'NUMBER', help: 'forms, serve, swap: how long each load lasts; 15 if left out', default: 15 },
  runs: {
    takes: 'NUMBER',
    help: 'pages: runs of each page, rebuild: of each edit, whose median is taken; 5 if left out',
    default: 5,
  },
  articles: {
    takes: 'NUMBER',
    help: 'build, rebuild: articles of the site; 12, 1000 and 10000 if left out',
    default: 0,
  },
}

/**
 * `npm run bench [-- NAME] [--count NUMBER] [--seconds NUMBER] [--runs NUMBER] [--articles NUMBER]`; without a name, all are
 * measured.
 */
void runCommand(async (words) => {
  const choice = chosen('bench', benchmarks, words, options)
  if (!choice) return 0
  return runBenchmarks(choice.entries, { ...choice.numbers, print: (line) => console.log(line) })
})
