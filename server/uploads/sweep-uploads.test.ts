import fs from 'node:fs'
import path from 'node:path'
import { addFile, addLead, useLeadStores } from '../leads/testing/lead-stores'
import { sweepUploads } from './sweep-uploads'
import { incomingFolder, uploadFile } from './upload-file'

const newStore = useLeadStores()
const hourMs = 60 * 60 * 1000

const orphan = 'ab'.repeat(16)

function write(file: string) {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, 'content')
  return file
}

it('removes what belongs to no lead once it is an hour old', async () => {
  const store = await newStore('sqlite')
  const { database, dataDir } = store
  const kept = await addFile(store, await addLead(store))
  const left = [write(uploadFile(dataDir, orphan)), write(path.join(incomingFolder(dataDir), orphan))]
  expect(await sweepUploads(database, dataDir, Date.now())).toBe(0)
  expect(await sweepUploads(database, dataDir, Date.now() + hourMs + 1000)).toBe(2)
  expect([kept, ...left].map((file) => fs.existsSync(file))).toEqual([true, false, false])
})

it('takes a database that knows no file for the wrong one', async () => {
  const { database, dataDir } = await newStore('sqlite')
  const file = write(uploadFile(dataDir, orphan))
  const incoming = write(path.join(incomingFolder(dataDir), orphan))
  expect(await sweepUploads(database, dataDir, Date.now() + hourMs + 1000)).toBe(1)
  expect([file, incoming].map((name) => fs.existsSync(name))).toEqual([true, false])
})
