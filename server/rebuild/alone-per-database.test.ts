import { setTimeout as pause } from 'node:timers/promises'
import { keepDatabase, type KeptDatabase } from '../database/keep-database'
import { startPostgres, type TestPostgres } from '../testing/postgres'
import { removeFolders, temporaryFolder } from '../testing/temporary-folder'
import { alonePerDatabase } from './alone-per-database'
import { openBuildHistory } from './build-history'
import { createRebuildQueue } from './rebuild-queue'

jest.setTimeout(90_000)

let postgres: TestPostgres
const open: KeptDatabase[] = []

beforeAll(async () => {
  postgres = await startPostgres()
})

afterEach(() => Promise.all(open.splice(0).map((database) => database.close())))

afterAll(async () => {
  await postgres.stop()
  await removeFolders()
})

/** The part of a server that takes turns with others on the same database. */
async function openServer(databaseUrl: string) {
  const database = await keepDatabase({ dataDir: await temporaryFolder(), databaseUrl, log: () => undefined })
  open.push(database)
  return { database, alone: alonePerDatabase(database) }
}

test('Two servers on one database never build at the same time, and each has its own builds', async () => {
  const databaseUrl = await postgres.createDatabase()
  let atOnce = 0
  let mostAtOnce = 0
  const queues = await Promise.all(
    [0, 1].map(async () => {
      const { alone } = await openServer(databaseUrl)
      const { history } = await openBuildHistory(await temporaryFolder())
      let nowMs = Date.now()
      const queue = createRebuildQueue({
        history,
        now: () => (nowMs += 10_000),
        work: () =>
          alone(async () => {
            atOnce += 1
            mostAtOnce = Math.max(mostAtOnce, atOnce)
            await pause(300)
            atOnce -= 1
            return { state: 'live', release: 'r1', pagesChanged: 1 }
          }),
      })
      return { queue, history }
    }),
  )
  for (const { queue } of queues) {
    await queue.trigger('webhook')
    await queue.trigger('schedule')
  }
  await Promise.all(queues.map(({ queue }) => queue.idle()))
  expect(mostAtOnce).toBe(1)
  for (const { history } of queues) {
    expect(history.records.length).toBeGreaterThan(0)
    expect(history.records.every(({ state }) => state === 'live')).toBe(true)
  }
})

test('A server waits longer for its turn than a statement may take', async () => {
  const databaseUrl = `${await postgres.createDatabase()}?statement_timeout=500&query_timeout=500`
  const [first, second] = [await openServer(databaseUrl), await openServer(databaseUrl)]
  const order: string[] = []
  const long = first.alone(async () => {
    await pause(2000)
    order.push('first')
  })
  await pause(200)
  await second.alone(() => Promise.resolve(order.push('second')))
  await long
  expect(order).toEqual(['first', 'second'])
})

test('Work that fails gives the turn back', async () => {
  const databaseUrl = await postgres.createDatabase()
  const [first, second] = [await openServer(databaseUrl), await openServer(databaseUrl)]
  await expect(first.alone(() => Promise.reject(new Error('no API')))).rejects.toThrow('no API')
  expect(await second.alone(() => Promise.resolve('built'))).toBe('built')
})

test('A crash of the database during a build does not spoil the build, and gives the turn back', async () => {
  const databaseUrl = await postgres.createDatabase()
  const [first, second] = [await openServer(databaseUrl), await openServer(databaseUrl)]
  const built = await first.alone(async () => {
    await postgres.kill()
    await postgres.start()
    return 'built'
  })
  expect(built).toBe('built')
  expect(await second.alone(() => Promise.resolve('built too'))).toBe('built too')
})
