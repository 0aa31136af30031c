import { sql } from 'kysely'
import { startPostgres, type TestPostgres } from '../testing/postgres'
import { removeFolders, temporaryFolder } from '../testing/temporary-folder'
import { openDatabase } from './open-database'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(async () => {
  await postgres.stop()
  await removeFolders()
})

test('A crash of PostgreSQL within a transaction fails that transaction, and the next one works', async () => {
  const logged: string[] = []
  const databaseUrl = await postgres.createDatabase()
  const dataDir = await temporaryFolder()
  const { db, close } = await openDatabase({ dataDir, databaseUrl, log: (message) => logged.push(message) })
  const count = () =>
    db
      .selectFrom('leads')
      .select((row) => row.fn.countAll().as('count'))
      .execute()
  const broken = db.transaction().execute(async (transaction) => {
    await sql`select 1`.execute(transaction)
    await postgres.kill()
    await new Promise((resolve) => setTimeout(resolve, 100))
    await sql`select 1`.execute(transaction)
  })
  await expect(broken).rejects.toThrow()
  await expect(count()).rejects.toThrow()
  await postgres.start()
  expect(await count()).toEqual([{ count: 0 }])
  expect(logged.join()).toContain('A connection to PostgreSQL broke')
  await close()
})
