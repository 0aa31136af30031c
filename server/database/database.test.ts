import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { startPostgres, type TestPostgres } from '../testing/postgres'
import { removeFolders, temporaryFolder } from '../testing/temporary-folder'
import { openDatabase, type DatabaseOptions, type OpenDatabase } from './open-database'
import { sqliteFile } from './sqlite'
import type { NewLead } from './tables'
import { uuidV7 } from './uuid-v7'

let postgres: TestPostgres
const opened: OpenDatabase[] = []

beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)

afterEach(() => Promise.all(opened.splice(0).map((database) => database.close())))

afterAll(async () => {
  await postgres.stop()
  await removeFolders()
})

const open = async (options: DatabaseOptions) => {
  const database = await openDatabase(options)
  opened.push(database)
  return database
}

/** Runs one of the programs beside this test in a process of its own. */
function runProgram(name: string, options: DatabaseOptions) {
  const program = path.join(__dirname, 'testing', name)
  const child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(options)])
  let complaints = ''
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
  const ended = new Promise((resolve) => child.once('close', (code) => resolve({ code, complaints })))
  return { child, ended }
}

const newLead = (changes: Partial<NewLead> = {}): NewLead => ({
  id: uuidV7(),
  form: 'inquiry',
  received_at: new Date().toISOString(),
  language: 'th',
  status: 'accepted',
  suspicion: null,
  data: '{"name":"ก"}',
  consent: '{}',
  source: null,
  idempotency_key: null,
  request_digest: '',
  erased_at: null,
  ...changes,
})

describe.each(['sqlite', 'postgres'] as const)('%s', (dialect) => {
  const options = async (): Promise<DatabaseOptions> => ({
    dataDir: await temporaryFolder(),
    databaseUrl: dialect === 'postgres' ? await postgres.createDatabase() : null,
  })

  test('can be opened twice, and keeps what was written', async () => {
    const where = await options()
    const first = await open(where)
    const lead = newLead({ data: '{"name":"น้ำ 😀 \\"\'; drop table leads;--"}' })
    await first.db.insertInto('leads').values(lead).execute()
    const second = await open(where)
    expect(second.dialect).toBe(dialect)
    expect(await second.db.selectFrom('leads').selectAll().execute()).toEqual([lead])
  })

  test('is migrated once when four processes open it at the same time', async () => {
    const where = await options()
    const endings = await Promise.all([1, 2, 3, 4].map(() => runProgram('open-once.ts', where).ended))
    expect(endings).toEqual(Array.from({ length: 4 }, () => ({ code: 0, complaints: '' })))
    const { db } = await open(where)
    expect(await db.selectFrom('migrations').select('name').execute()).toEqual([{ name: '001-leads' }])
  }, 30_000)

  test('takes a key once per form, and any number of leads without one', async () => {
    const { db } = await open(await options())
    const insert = async (changes: Partial<NewLead>) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('leads')
        .values(newLead(changes))
        .onConflict((conflict) => conflict.columns(['form', 'idempotency_key']).doNothing())
        .executeTakeFirst()
      return Number(numInsertedOrUpdatedRows)
    }
    expect(await insert({ idempotency_key: 'a' })).toBe(1)
    expect(await insert({ idempotency_key: 'a' })).toBe(0)
    expect(await insert({ idempotency_key: 'a', form: 'land' })).toBe(1)
    expect(await insert({})).toBe(1)
    expect(await insert({})).toBe(1)
  })

  test('counts are numbers', async () => {
    const { db } = await open(await options())
    const row = await db
      .selectFrom('leads')
      .select((query) => query.fn.countAll().as('count'))
      .executeTakeFirst()
    expect(row).toEqual({ count: 0 })
  })

  test('undoes a transaction that fails, and goes on', async () => {
    const { db } = await open(await options())
    const failing = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('leads').values(newLead()).execute()
      throw new Error('half way')
    })
    await expect(failing).rejects.toThrow('half way')
    await db.insertInto('leads').values(newLead()).execute()
    expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(1)
  })

  test('refuses a file without its lead, and removes files and deliveries with it', async () => {
    const { db } = await open(await options())
    const lead = newLead()
    const file = {
      id: uuidV7(),
      field: 'map',
      original_name: 'a.pdf',
      media_type: 'application/pdf',
      size_bytes: 1,
      sha256: '',
      stored_name: 'x',
    }
    await expect(
      db
        .insertInto('lead_files')
        .values({ ...file, lead_id: 'none' })
        .execute(),
    ).rejects.toThrow(/foreign key/i)
    await db.insertInto('leads').values(lead).execute()
    await db
      .insertInto('lead_files')
      .values({ ...file, lead_id: lead.id })
      .execute()
    await db.deleteFrom('leads').execute()
    expect(await db.selectFrom('lead_files').select('id').execute()).toEqual([])
  })
})

test('The embedded database is for its owner alone', async () => {
  const dataDir = await temporaryFolder()
  await open({ dataDir, databaseUrl: null })
  expect(fs.statSync(sqliteFile(dataDir)).mode & 0o777).toBe(0o600)
  expect(fs.statSync(path.dirname(sqliteFile(dataDir))).mode & 0o077).toBe(0)
})

test('A database that is not there is an error, not a wait', async () => {
  const dataDir = await temporaryFolder()
  await expect(openDatabase({ dataDir, databaseUrl: 'postgres://site@127.0.0.1:1/site' })).rejects.toThrow(
    'ECONNREFUSED',
  )
  fs.writeFileSync(path.join(dataDir, 'database'), '')
  await expect(openDatabase({ dataDir, databaseUrl: null })).rejects.toThrow('EEXIST')
})

test('Ids are UUIDs that sort by time', () => {
  const ids = [1, 2, 3].map((step) => uuidV7(Date.parse('2026-11-20') + step))
  expect([...ids].sort()).toEqual(ids)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('Every lead that was acknowledged before a kill is there after it', async () => {
  const where = { dataDir: await temporaryFolder(), databaseUrl: null }
  const { child, ended } = runProgram('insert-until-killed.ts', where)
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    if (output.length > 37 * 100) child.kill('SIGKILL')
  })
  expect(await ended).toEqual({ code: null, complaints: '' })
  const acknowledged = output.split('\n').slice(0, -1)
  const { db } = await open(where)
  const stored = new Set((await db.selectFrom('leads').select('id').execute()).map(({ id }) => id))
  expect(acknowledged.length).toBeGreaterThanOrEqual(100)
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
}, 30_000)
