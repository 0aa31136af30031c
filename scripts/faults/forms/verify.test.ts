import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { addFile, addLead, useLeadStores, type TestStore } from '../../../server/leads/testing/lead-stores'
import type { Sent } from './clients'
import { verify } from './verify'

const newStore = useLeadStores()

const content = '%PDF-1.7'
const sha256 = createHash('sha256').update(content).digest('hex')

const sentAs = (changes: Partial<Sent>): Sent => ({
  key: 'key',
  name: 'ก',
  sha256: null,
  id: null,
  send: () => Promise.resolve(null),
  ...changes,
})

async function addApplication(store: TestStore, name: string) {
  const id = await addLead(store, { form: 'career', data: JSON.stringify({ name }) })
  return { sent: sentAs({ id, name, sha256 }), file: await addFile(store, id, { content }) }
}

const verdictOf = (store: TestStore, sent: readonly Sent[]) => verify(store.database, store.dataDir, sent)

it('finds nothing wrong where all is there as it was sent', async () => {
  const store = await newStore('sqlite')
  const { sent } = await addApplication(store, 'ก')
  const unanswered = sentAs({ name: 'ข' })
  const good = { lost: 0, halfWritten: 0, doubled: 0, problems: [] }
  expect(await verdictOf(store, [sent, unanswered])).toEqual(good)
})

it('counts what is gone, changed, without its file, cut short, or there twice', async () => {
  const store = await newStore('sqlite')
  const [gone, changed, withoutFile, cut] = [
    sentAs({ id: 'gone' }),
    (await addApplication(store, 'changed')).sent,
    await addApplication(store, 'without'),
    await addApplication(store, 'cut'),
  ]
  fs.rmSync(withoutFile.file)
  fs.truncateSync(cut.file, 3)
  for (let count = 0; count < 2; count += 1) await addLead(store, { data: JSON.stringify({ name: 'twice' }) })
  await addLead(store, { form: 'career', data: JSON.stringify({ name: 'no row of a file' }) })
  const sent = [gone, { ...changed, sha256: 'another' }, withoutFile.sent, cut.sent]
  expect(await verdictOf(store, sent)).toEqual({ lost: 2, halfWritten: 3, doubled: 1, problems: [] })
})
