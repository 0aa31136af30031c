import { randomInt } from 'node:crypto'
import type { FaultOptions, FaultRow } from '../fault'
import { startClients, type Sent } from './clients'
import { addStatuses, countRow, pause } from './count'
import type { Place } from './place'

const clientCount = 6
const longestMs = 1200

/** Kills the server at random moments while clients send, and starts it again; the clients repeat what got no answer. */
export async function killAtRandom(place: Place, { rounds, print }: FaultOptions): Promise<FaultRow> {
  const sent: Sent[] = []
  const statuses = new Map<string, number>()
  for (let round = 1; round <= rounds; round += 1) {
    const site = await place.start()
    const clients = startClients(site.url, clientCount, sent)
    while (!clients.statuses.has('201')) await pause(5)
    await pause(randomInt(longestMs))
    await site.kill()
    await clients.stop()
    sent.push(...clients.sent)
    addStatuses(statuses, clients.statuses)
    const row = await countRow('killed', place, { sent, statuses, rounds: round, expected: ['201', 'none'] })
    print(
      `${place.name}, round ${round}: ${row.acknowledged} acknowledged, ${row.lost} lost, ${row.halfWritten} half-written`,
    )
  }
  return countRow('killed (SIGKILL)', place, { sent, statuses, rounds, expected: ['201', 'none'] })
}
