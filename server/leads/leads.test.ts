import fs from 'node:fs'
import path from 'node:path'
import { clearLog, eraseLeads } from './erase-leads'
import type { Lead } from './lead'
import { purgeLeads } from './purge-leads'
import { findLead, readLeads } from './read-leads'
import { addFile, addLead, addLeads, useLeadStores, type TestStore } from './testing/lead-stores'
import { writeExport } from './write-export'

const newStore = useLeadStores()

async function all(...parameters: Parameters<typeof readLeads>): Promise<Lead[]> {
  const leads: Lead[] = []
  for await (const lead of readLeads(...parameters)) leads.push(lead)
  return leads
}

async function exported(store: TestStore, format: 'csv' | 'json', form?: 'inquiry' | 'career') {
  let text = ''
  const write = (part: string) => Promise.resolve(void (text += part))
  const count = await writeExport(format, readLeads(store.database.db, form ? { form } : {}), form, write)
  return { text, count }
}

/** Whether words are anywhere in a folder, in files of whatever kind. */
function isAnywhere(folder: string, words: string): boolean {
  const files = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.some((entry) => fs.readFileSync(path.join(entry.parentPath, entry.name)).includes(words))
}

const atDay = (day: number) => `2026-11-${String(day).padStart(2, '0')}T00:00:00.000Z`

describe.each(['sqlite', 'postgres'] as const)('%s', (dialect) => {
  it('reads any number of leads once, the oldest first, also those of the same time', async () => {
    const store = await newStore(dialect)
    const days = Array.from({ length: 450 }, (_, index) => 1 + Math.floor(index / 300))
    const ids = await addLeads(
      store,
      days.map((day) => ({ received_at: atDay(day) })),
    )
    const read = await all(store.database.db)
    expect(read.map(({ id }) => id).sort()).toEqual(ids.sort())
    expect(read.map(({ receivedAt }) => receivedAt)).toEqual(read.map(({ receivedAt }) => receivedAt).sort())
  })

  it('filters by form and time, and hides what was caught', async () => {
    const store = await newStore(dialect)
    const old = await addLead(store, { received_at: atDay(1) })
    const caught = await addLead(store, { received_at: atDay(2), status: 'suspected', suspicion: 'honeypot' })
    const land = await addLead(store, { received_at: atDay(3), form: 'land' })
    const ids = async (filter: Parameters<typeof readLeads>[1]) =>
      (await all(store.database.db, filter)).map(({ id }) => id)
    expect(await ids({})).toEqual([old, land])
    expect(await ids({ includeHidden: true })).toEqual([old, caught, land])
    expect(await ids({ form: 'land' })).toEqual([land])
    expect(await ids({ since: atDay(2) })).toEqual([land])
    expect(await ids({ since: atDay(3) })).toEqual([land])
  })

  it('erases a lead: a tombstone stays', async () => {
    const store = await newStore(dialect)
    const id = await addLead(store, { received_at: atDay(1), suspicion: 'too-fast' })
    const other = await addLead(store)
    const file = await addFile(store, id)
    const otherFile = await addFile(store, other)
    await store.database.db
      .insertInto('outbox')
      .values({ id, lead_id: id, channel: 'email', run_at: atDay(1), dedupe_key: id })
      .execute()
    expect(await eraseLeads(store, [id], atDay(5))).toBe(1)
    expect(await findLead(store.database.db, id)).toEqual({
      id,
      form: 'inquiry',
      receivedAt: atDay(1),
      erasedAt: atDay(5),
      status: 'erased',
      language: 'th',
      suspicion: null,
      data: {},
      consent: null,
      source: null,
      files: [],
      deliveries: [],
    })
    const row = await store.database.db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ idempotency_key: null, request_digest: '' })
    expect([file, otherFile].map((name) => fs.existsSync(name))).toEqual([false, true])
    expect((await findLead(store.database.db, other))?.files).toHaveLength(1)
  })

  it('finishes an erasure that was interrupted, and keeps its first time', async () => {
    const store = await newStore(dialect)
    const id = await addLead(store, { status: 'erased', erased_at: atDay(2), data: '{}' })
    const file = await addFile(store, id)
    await eraseLeads(store, [id], atDay(9))
    expect(fs.existsSync(file)).toBe(false)
    expect((await findLead(store.database.db, id))?.erasedAt).toBe(atDay(2))
    expect(await eraseLeads(store, [id], atDay(10))).toBe(0)
  })

  it('purges what is older than a time, files too, and counts only when asked', async () => {
    const store = await newStore(dialect)
    const kept = await addLead(store, { received_at: atDay(2) })
    const file = await addFile(store, await addLead(store, { received_at: atDay(1) }))
    await addLeads(store, Array(250).fill({ received_at: atDay(1), status: 'suspected' }))
    const before = atDay(2)
    expect(await purgeLeads(store, { before, isDryRun: true })).toBe(251)
    expect(fs.existsSync(file)).toBe(true)
    expect(await purgeLeads(store, { before })).toBe(251)
    expect(fs.existsSync(file)).toBe(false)
    expect((await all(store.database.db, { includeHidden: true })).map(({ id }) => id)).toEqual([kept])
    expect(await purgeLeads(store, { before })).toBe(0)
  })

  it('exports all forms as one CSV that Excel reads, with harmless cells', async () => {
    const store = await newStore(dialect)
    const id = await addLead(store, {
      received_at: atDay(1),
      data: JSON.stringify({ name: '=1+1', message: 'ก\n"ข"' }),
    })
    const career = await addLead(store, {
      received_at: atDay(2),
      form: 'career',
      data: JSON.stringify({ position: 'general' }),
    })
    await addFile(store, career, { name: 'ประวัติ, ย่อ.pdf' })
    const { text, count } = await exported(store, 'csv')
    expect(count).toBe(2)
    expect(text.startsWith('\uFEFFid,form,received_at,status,language,name,last_name,mobile,email,')).toBe(true)
    const [heading, first, second, ...rest] = text.split('\r\n')
    expect(rest).toEqual([''])
    expect(new Set(heading?.split(',')).size).toBe(heading?.split(',').length)
    expect(first).toContain(`${id},inquiry,${atDay(1)},accepted,th,"'=1+1",`)
    expect(first).toContain('"ก\n""ข"""')
    expect(second).toContain('"ประวัติ, ย่อ.pdf"')
  })

  it('exports one form with its own columns, and JSON that holds everything', async () => {
    const store = await newStore(dialect)
    await addLead(store, { received_at: atDay(1) })
    const id = await addLead(store, {
      received_at: atDay(2),
      form: 'career',
      data: JSON.stringify({ name: 'ก', position: 'general' }),
    })
    await addFile(store, id)
    const { text } = await exported(store, 'csv', 'career')
    expect(text).not.toContain('budget')
    expect(text.split('\r\n')).toHaveLength(3)
    const json = JSON.parse((await exported(store, 'json')).text) as unknown[]
    expect(json).toHaveLength(2)
    expect(json[1]).toMatchObject({
      id,
      form: 'career',
      data: { name: 'ก' },
      files: [{ field: 'resume', name: 'cv.pdf' }],
    })
    expect(JSON.stringify(json)).not.toContain('storedName')
  })

  it('exports nothing as a heading alone, or an empty array', async () => {
    const store = await newStore(dialect)
    expect((await exported(store, 'csv')).text.split('\r\n')).toHaveLength(2)
    expect(JSON.parse((await exported(store, 'json')).text)).toEqual([])
  })
})

it('leaves no words of an erased lead in any file of the embedded database, also while others use it', async () => {
  const store = await newStore('sqlite')
  const others = Array.from({ length: 300 }, (_, index) => ({ message: `other ${index} ${'x'.repeat(index * 13)}` }))
  const ids: string[] = []
  for (const [index, data] of others.entries()) {
    await addLead(store, { data: JSON.stringify(data) })
    const message = `SECRETWORDS${index} ${'y'.repeat((index % 40) * 211)} SECRETWORDS`
    ids.push(await addLead(store, { data: JSON.stringify({ message }), idempotency_key: `SECRETWORDS-${index}` }))
  }
  await addFile(store, String(ids[7]), { name: 'SECRETWORDS.pdf', content: 'SECRETWORDS' })
  expect(isAnywhere(store.dataDir, 'SECRETWORDS')).toBe(true)
  await eraseLeads(store, ids, atDay(5))
  expect(await clearLog(store.database)).toBe(true)
  expect(isAnywhere(store.dataDir, 'SECRETWORDS')).toBe(false)
  expect(isAnywhere(store.dataDir, 'other 299')).toBe(true)
})
