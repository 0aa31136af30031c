import LibsqlDatabase from 'libsql'
import { sqliteFile } from '../../../server/database/sqlite'
import type { TestPostgres } from '../../../server/testing/postgres'
import type { FaultRow } from '../fault'
import { startClients, type Clients } from './clients'
import { countRow, pause } from './count'
import { newPlace, type Place } from './place'

const clientCount = 4
const enough = 20
const lockedMs = 7000

async function until(clients: Clients, status: string, count: number): Promise<void> {
  const wanted = (clients.statuses.get(status) ?? 0) + count
  while ((clients.statuses.get(status) ?? 0) < wanted) await pause(20)
}

/** Lets clients send before, during and after something that takes the database away. */
async function whileAway(
  fault: string,
  place: Place,
  takeAway: (clients: Clients) => Promise<void>,
): Promise<FaultRow> {
  const site = await place.start()
  try {
    const clients = startClients(site.url, clientCount)
    await until(clients, '201', enough)
    await takeAway(clients)
    await until(clients, '201', enough)
    await clients.stop()
    const { sent, statuses } = clients
    return await countRow(fault, place, { sent, statuses, rounds: 1, expected: ['201', '503'] })
  } finally {
    await site.stop()
  }
}

/** PostgreSQL crashes and comes back. */
export async function postgresDown(postgres: TestPostgres): Promise<FaultRow> {
  return whileAway('database down', await newPlace(postgres), async (clients) => {
    await postgres.kill()
    await until(clients, '503', enough)
    await postgres.start()
  })
}

/** Another process holds the write lock of the embedded database for longer than the server waits. */
export async function sqliteLocked(): Promise<FaultRow> {
  const place = await newPlace(null)
  return whileAway('database locked', place, async (clients) => {
    const other = new LibsqlDatabase(sqliteFile(place.dataDir))
    other.exec('pragma busy_timeout=10000')
    other.exec('begin immediate')
    await Promise.race([until(clients, '503', 1), pause(lockedMs * 3)])
    other.exec('rollback')
    other.close()
  })
}
