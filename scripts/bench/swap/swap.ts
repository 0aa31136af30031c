import { readManifest } from '../../../server/releases/manifest'
import { quickPlace, realPlace, type RebuildPlace } from '../../faults/rebuild/place'
import { pause, type RebuildServer } from '../../faults/rebuild/rebuild-server'
import { untilEnded } from '../../faults/rebuild/trial'
import { CommandError } from '../../lib/command'
import type { Benchmark, BenchmarkOptions, Measure } from '../benchmark'
import { percentileOf, startLoad, type Sample } from './load'
import { mixedAnswers, type ReleaseHashes } from './mixed'

const perSecond = 200
const leastSwaps = 3
const fixedPaths = ['/', '/en/', '/content/', '/en/content/', '/project/', '/en/project/']

const fileOf = (path: string) => (path.endsWith('/') ? `${path}index.html` : path)

async function hashesOf(dataDir: string, id: string, paths: readonly string[]): Promise<ReleaseHashes> {
  const manifest = await readManifest(dataDir, id)
  if (!manifest) throw new CommandError(`The release ${id} is not there`)
  return new Map(paths.map((path) => [path, manifest.files.get(fileOf(path))?.hash ?? '']))
}

/** Edits and rebuilds one after the other, until both the time and the least number of changes are over. */
async function rebuildAgainAndAgain(
  place: RebuildPlace,
  server: RebuildServer,
  seconds: number,
  paths: readonly string[],
) {
  const releases: ReleaseHashes[] = []
  const untilMs = performance.now() + seconds * 1000
  while (performance.now() < untilMs || releases.length < leastSwaps) {
    place.edit()
    const { state, release, problem } = await untilEnded(server, await server.trigger())
    if (state !== 'live' || !release) throw new CommandError(`A rebuild ended as ${state}: ${problem}`)
    releases.push(await hashesOf(place.dataDir, release, paths))
    await pause(1000)
  }
  return releases
}

const failed = (samples: readonly Sample[]) => samples.filter(({ status }) => status !== 200).length
const milliseconds = (value: number) => `${value.toFixed(1)} ms`

function rowsOf(where: string, samples: readonly Sample[]): Measure[] {
  return [
    { what: 'requests', where, value: String(samples.length) },
    { what: 'errors', where, value: String(failed(samples)) },
    { what: 'answered within, median', where, value: milliseconds(percentileOf(samples, 0.5)) },
    { what: 'answered within, p99', where, value: milliseconds(percentileOf(samples, 0.99)) },
  ]
}

async function measure(
  place: RebuildPlace,
  paths: readonly string[],
  { seconds, print }: BenchmarkOptions,
): Promise<Measure[]> {
  const server = await place.start()
  const where = `${place.name}, rebuilding`
  try {
    place.edit()
    const first = await untilEnded(server, await server.trigger())
    const before = await hashesOf(place.dataDir, first.release ?? '', paths)
    await startAndStop(server.url, paths, 3)
    print(`${place.name}: ${perSecond} requests a second for ${seconds} s, nothing else`)
    const quiet = await startAndStop(server.url, paths, seconds)
    print(`the same while the site is rebuilt and swapped, at least ${leastSwaps} times`)
    const load = startLoad(server.url, paths, perSecond)
    const releases = await rebuildAgainAndAgain(place, server, seconds, paths).finally(() => load.stop())
    const mixed = mixedAnswers(load.samples, [before, ...releases])
    const ratio = percentileOf(load.samples, 0.99) / percentileOf(quiet, 0.99)
    return [
      ...rowsOf(`${place.name}, quiet`, quiet),
      ...rowsOf(where, load.samples),
      { what: 'releases swapped', where, value: String(releases.length) },
      { what: 'answers of mixed releases', where, value: [mixed.length, ...mixed.slice(0, 3)].join(' ') },
      { what: 'p99 against quiet', where, value: `${ratio.toFixed(1)} times` },
    ]
  } finally {
    await server.stop()
  }
}

async function startAndStop(url: string, paths: readonly string[], seconds: number): Promise<Sample[]> {
  const load = startLoad(url, paths, perSecond)
  await pause(seconds * 1000)
  return load.stop()
}

/** Paths whose content each rebuild may change. */
const pathsOf = ({ articlePath }: RebuildPlace) => [...fixedPaths, articlePath]

/**
 * 200 requests a second while rebuilds go live one after the other: builds of a second, which change every page, and real
 * ones.
 */
export const swapBenchmark: Benchmark = {
  help: `${perSecond} requests a second while the site is rebuilt and its releases swap; then with real builds, in a copy of the project`,
  run: async (options) => {
    const rows: Measure[] = []
    for (const open of [quickPlace, realPlace]) {
      const place = await open()
      const pageData = open === realPlace ? [`/page-data${place.articlePath}page-data.json`] : []
      rows.push(...(await measure(place, [...pathsOf(place), ...pageData], options).finally(() => place.close())))
    }
    return rows
  },
}
