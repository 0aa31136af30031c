import type { BuildRecord } from '../../server/rebuild/build-record'

const phaseWords: Readonly<Record<NonNullable<BuildRecord['phase']>, string>> = {
  check: 'Looking for changes',
  source: 'Reading articles and data',
  bundle: 'Preparing the code',
  query: 'Gathering content',
  render: 'Writing pages',
  finish: 'Finishing',
  release: 'Checking and releasing',
}

/**
 * Prints what a build is at, each step once.
 *
 * @returns told of each change of the build
 */
export function createProgressPrinter(print: (line: string) => void): (record: BuildRecord) => void {
  let last = ''
  return ({ state, phase }) => {
    const line = state === 'queued' ? 'Waiting for its turn' : state === 'running' && phase ? phaseWords[phase] : last
    if (line === last) return
    last = line
    print(line)
  }
}

const secondsOf = ({ startedAt, finishedAt }: BuildRecord) =>
  startedAt && finishedAt ? ((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000).toFixed(1) : '?'

/**
 * How a build ended, in a line.
 *
 * @param logFile named where it failed
 */
export function describeEnd(record: BuildRecord, logFile: string): string {
  const { state, release, pagesChanged, problem } = record
  const took = `${secondsOf(record)} s`
  if (state === 'live') return `Live: release ${release}, ${pagesChanged ?? 'unknown'} pages changed, ${took}`
  if (state === 'unchanged') return `Nothing new: the site is up to date (${took})`
  return `Failed, the site is as it was: ${problem ?? 'no reason is known'}\nIts output: ${logFile}`
}
