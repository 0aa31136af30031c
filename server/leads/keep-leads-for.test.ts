import { keepLeadsFor, removeOldLeads } from './keep-leads-for'
import { readLeads } from './read-leads'
import { addFile, addLead, useLeadStores, type TestStore } from './testing/lead-stores'
import fs from 'node:fs'

const newStore = useLeadStores()
const nowMs = Date.parse('2026-11-20T02:00:00Z')

async function idsOf({ database }: TestStore): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of readLeads(database.db, { includeHidden: true })) ids.push(id)
  return ids
}

const kept = (store: TestStore) => ({ get: () => store.database, close: () => Promise.resolve() })

test('what is older than it may be goes with its files, and nothing else', async () => {
  const store = await newStore('sqlite')
  const old = await addLead(store, { received_at: '2024-11-19T00:00:00.000Z' })
  const file = await addFile(store, old, { content: 'old' })
  const young = await addLead(store, { received_at: '2024-11-21T00:00:00.000Z' })
  const logged: string[] = []
  const options = { database: kept(store), dataDir: store.dataDir, log: (line: string) => logged.push(line) }
  expect(await removeOldLeads({ ...options, keepFor: '24m', now: () => nowMs })).toBe(1)
  expect(await idsOf(store)).toEqual([young])
  expect(fs.existsSync(file)).toBe(false)
  expect(logged).toEqual(['Removed 1 leads from before 2024-11-20T02:00:00.000Z (LEADS_KEEP_FOR=24m)'])
})

test('without the setting nothing is removed, and nothing waits for the night', async () => {
  const store = await newStore('sqlite')
  const old = await addLead(store, { received_at: '2001-01-01T00:00:00.000Z' })
  const options = { database: kept(store), dataDir: store.dataDir, keepFor: null, log: () => undefined }
  expect(await removeOldLeads(options)).toBe(0)
  expect(await idsOf(store)).toEqual([old])
  expect(keepLeadsFor(options).next()).toBeNull()
})

test('with it the next round is at night in Bangkok', async () => {
  const store = await newStore('sqlite')
  const options = { database: kept(store), dataDir: store.dataDir, keepFor: '365d', log: () => undefined }
  const schedule = keepLeadsFor(options)
  expect(schedule.next()?.toISOString()).toMatch(/T20:20:00/)
  schedule.stop()
})

test('a database that is away is a matter of the log', async () => {
  const logged: string[] = []
  const away = {
    get: () => {
      throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
    },
    close: () => Promise.resolve(),
  }
  const log = (line: string) => logged.push(line)
  expect(await removeOldLeads({ database: away, dataDir: '/nowhere', keepFor: '1d', log })).toBe(0)
  expect(logged.join()).toContain('could not be removed, the next night tries again: ECONNREFUSED')
})
