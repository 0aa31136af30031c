import fs from 'node:fs'
import path from 'node:path'
import { useLeadStores } from '../leads/testing/lead-stores'
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

it('takes a database that knows no file for the wrong one', async () => {
  const { database, dataDir } = await newStore('sqlite')
  const file = write(uploadFile(dataDir, orphan))
  const incoming = write(path.join(incomingFolder(dataDir), orphan))
  expect(await sweepUploads(database, dataDir, Date.now() + hourMs + 1000)).toBe(1)
  expect([file, incoming].map((name) => fs.existsSync(name))).toEqual([true, false])
})
