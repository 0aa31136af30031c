import { tableOf } from '../lib/table'
import { isGood, type FaultGroup, type FaultOptions, type FaultRow, type SkippedFault } from './fault'

const headings = [
  'fault',
  'where',
  'rounds',
  'sent',
  'acknowledged',
  '503',
  'lost',
  'half-written',
  'doubled',
  'result',
]

function cellsOf(row: FaultRow | SkippedFault): string[] {
  if ('skipped' in row) return [row.fault, row.place, '', '', '', '', '', '', '', `SKIPPED: ${row.skipped}`]
  const { fault, place, rounds, sent, acknowledged, refused, lost, halfWritten, doubled, problems } = row
  const counts = [rounds, sent, acknowledged, refused, lost, halfWritten, doubled].map(String)
  return [fault, place, ...counts, isGood(row) ? 'good' : ['FAILED', ...problems].join(': ')]
}

/**
 * Tries groups of faults one after the other and prints a table of all.
 *
 * @returns exit code: 0 when nothing that was acknowledged is lost, half-written or doubled
 */
export async function runFaults(
  groups: readonly (readonly [string, FaultGroup])[],
  options: FaultOptions,
): Promise<number> {
  let isAllGood = true
  for (const [name, group] of groups) {
    options.print(`\n== ${name}: ${group.help}`)
    const rows = await group.run(options)
    options.print(`\n${tableOf(headings, rows.map(cellsOf))}`)
    isAllGood &&= rows.every((row) => 'skipped' in row || isGood(row))
  }
  return isAllGood ? 0 : 1
}
