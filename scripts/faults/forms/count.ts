import type { FaultRow } from '../fault'
import type { Sent } from './clients'
import type { Place } from './place'
import { verify } from './verify'

export const pause = (timeMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, timeMs))

/** Adds up how often each status was answered. */
export function addStatuses(total: Map<string, number>, more: ReadonlyMap<string, number>): void {
  for (const [status, count] of more) total.set(status, (total.get(status) ?? 0) + count)
}

/**
 * The row of a fault, after looking at everything that is stored.
 *
 * @param expected statuses that may be answered; `none` is no answer
 */
export async function countRow(
  fault: string,
  place: Place,
  {
    sent,
    statuses,
    rounds,
    expected,
  }: {
    sent: readonly Sent[]
    statuses: ReadonlyMap<string, number>
    rounds: number
    expected: readonly string[]
  },
): Promise<FaultRow> {
  const verdict = await place.inspect((database) => verify(database, place.dataDir, sent))
  const unexpected = [...statuses].filter(([status]) => !expected.includes(status))
  return {
    fault,
    place: place.name,
    rounds,
    sent: sent.length,
    acknowledged: sent.filter(({ id }) => id !== null).length,
    refused: statuses.get('503') ?? 0,
    ...verdict,
    problems: [...verdict.problems, ...unexpected.map(([status, count]) => `answered ${status} ${count} times`)],
  }
}
