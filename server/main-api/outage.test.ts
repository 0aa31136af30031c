import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { validValues } from '../../src/forms/testing'
import { startApiServer, uploadsOf, type ApiServer } from '../testing/api-server'
import { completeForm, multipartOf, post, postJson, readAnswer, type ApiAnswer } from '../testing/post-form'
import { startPostgres, type TestPostgres } from '../testing/postgres'
import { rawRequest } from '../testing/raw-request'
import { removeFolders } from '../testing/temporary-folder'

const servers: ApiServer[] = []

const start = async (...options: Parameters<typeof startApiServer>) => {
  const server = await startApiServer(...options)
  servers.push(server)
  return server
}

afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))
afterAll(removeFolders)

function expectUnavailable({ status, headers, body, text }: ApiAnswer) {
  expect([status, body.error?.code]).toEqual([503, 'unavailable'])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(text).not.toMatch(/ECONN|postgres|sqlite|\/tmp/i)
}

describe('PostgreSQL', () => {
  let postgres: TestPostgres

  beforeAll(async () => {
    postgres = await startPostgres()
  }, 60_000)

  afterAll(() => postgres.stop())

  test('that goes away is 503 until it is back, and what was acknowledged is there', async () => {
    const api = await start({ databaseUrl: await postgres.createDatabase() })
    const key = randomUUID()
    const first = await post(api.url, 'career', completeForm('career'), { key })
    expect(first.status).toBe(201)
    const files = await uploadsOf(api)

    await postgres.kill()
    expectUnavailable(await postJson(api.url, 'inquiry', validValues.inquiry))
    expectUnavailable(await post(api.url, 'career', completeForm('career'), { key }))
    expectUnavailable(await post(api.url, 'career', completeForm('career')))
    expect((await rawRequest(api.url, '/healthz')).status).toBe(200)
    expect(await uploadsOf(api)).toEqual(files)
    expect(api.log()).not.toMatch(/สมหญิง|somying|81234567/)

    await postgres.start()
    expect((await post(api.url, 'career', completeForm('career'), { key })).body).toEqual(first.body)
    expect((await postJson(api.url, 'inquiry', validValues.inquiry)).status).toBe(201)
  }, 60_000)

  test('that refuses a submission tells the log nothing of what was in it', async () => {
    const api = await start({ databaseUrl: await postgres.createDatabase() })
    const { sql } = await import('kysely')
    const { db } = api.database()
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused %', new.data using detail = new.data::text; end $$`.execute(db)
    await sql`create trigger refuse before insert on leads for each row execute function refuse()`.execute(db)
    expectUnavailable(await postJson(api.url, 'inquiry', validValues.inquiry))
    expect(api.log()).toContain('PostgreSQL ERROR P0001')
    expect(api.log()).not.toContain(String(validValues.inquiry['email']))
  }, 60_000)

  test('that comes only after the server is waited for', async () => {
    const databaseUrl = await postgres.createDatabase()
    await postgres.kill()
    const api = await start({ databaseUrl })
    expectUnavailable(await postJson(api.url, 'inquiry', validValues.inquiry))
    expect(api.log()).toContain('The database is not there')
    await postgres.start()
    let status = 503
    for (let tries = 0; tries < 100 && status === 503; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      status = (await postJson(api.url, 'inquiry', validValues.inquiry)).status
    }
    expect(status).toBe(201)
  }, 60_000)
})

test('A disk that takes no files is 503, and forms without files are stored all the same', async () => {
  const api = await start()
  await fs.writeFile(path.join(api.dataDir, 'uploads'), 'in the way')
  expectUnavailable(await post(api.url, 'career', completeForm('career')))
  const data = { ...validValues.inquiry, token: 'public', language: 'en' }
  const headers = { accept: 'text/html', origin: api.url }
  const answer = await readAnswer(
    await fetch(`${api.url}/api/inquiries`, { method: 'POST', body: multipartOf(data), headers, redirect: 'manual' }),
  )
  expect(answer.status).toBe(303)
  expect(await api.database().db.selectFrom('lead_files').select('id').execute()).toEqual([])
})

test('A database that can only be read is 503, and its page keeps what was typed', async () => {
  const api = await start()
  const { sql } = await import('kysely')
  await sql`pragma query_only=on`.execute(api.database().db)
  expectUnavailable(await postJson(api.url, 'inquiry', validValues.inquiry))
  expectUnavailable(await post(api.url, 'career', completeForm('career')))
  expect(await uploadsOf(api)).toEqual([])
  const body = multipartOf({ ...validValues.inquiry, token: 'public', language: 'en' })
  const headers = { accept: 'text/html', origin: api.url }
  const answer = await readAnswer(await fetch(`${api.url}/api/inquiries`, { method: 'POST', body, headers }))
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
  expect(answer.text).toContain(String(validValues.inquiry['topic']))
})

test('readyz wants a release and a database', async () => {
  const api = await start()
  expect((await rawRequest(api.url, '/readyz')).status).toBe(503)
})
