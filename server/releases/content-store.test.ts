import fs from 'node:fs/promises'
import path from 'node:path'
import { removeFolders, temporaryFolder, writeFiles } from '../testing/temporary-folder'
import { openContentStore } from './content-store'
import { releasePaths } from './manifest'

afterEach(removeFolders)

/** A store that holds some files, none of its folders written to for a while. */
async function settledStore(contents: readonly string[]) {
  const dataDir = await temporaryFolder()
  await writeFiles(dataDir, Object.fromEntries(contents.map((text) => [`/${text}`, text])))
  const store = await openContentStore(dataDir)
  const hashes: string[] = []
  for (const text of contents) hashes.push((await store.add(path.join(dataDir, text), text.length)).hash)
  const { store: folder } = releasePaths(dataDir)
  const anHourAgo = new Date(Date.now() - 3_600_000)
  for (const name of await fs.readdir(folder)) await fs.utimes(path.join(folder, name), anHourAgo, anHourAgo)
  return { dataDir, hashes }
}

test('what was added is there when the store is opened again, and again', async () => {
  const { dataDir, hashes } = await settledStore(['one', 'two', 'three'])
  for (let time = 0; time < 3; time += 1) {
    const store = await openContentStore(dataDir)
    expect(hashes.map(store.has)).toEqual([true, true, true])
  }
})

test('what somebody else has removed or added since is known', async () => {
  const { dataDir, hashes } = await settledStore(['one', 'two'])
  await openContentStore(dataDir)
  const [removed = '', kept = ''] = hashes
  const added = `${kept.slice(0, 2)}${'0'.repeat(62)}`
  await fs.rm(releasePaths(dataDir).content(removed))
  await fs.writeFile(releasePaths(dataDir).content(added), 'other')
  const store = await openContentStore(dataDir)
  expect([removed, kept, added].map(store.has)).toEqual([false, true, true])
})

test('what is removed here is gone when the store is opened again; the rest stays', async () => {
  const { dataDir, hashes } = await settledStore(['one', 'two', 'three'])
  const [kept = '', ...rest] = hashes
  await (await openContentStore(dataDir)).prune(new Set([kept]))
  const store = await openContentStore(dataDir)
  expect([kept, ...rest].map(store.has)).toEqual([true, false, false])
})

test('a content tells whether it was there before', async () => {
  const { dataDir } = await settledStore(['one'])
  await writeFiles(dataDir, { '/new': 'new' })
  const store = await openContentStore(dataDir)
  expect(await store.add(path.join(dataDir, 'one'), 3)).toMatchObject({ isNew: false })
  expect(await store.add(path.join(dataDir, 'new'), 3)).toMatchObject({ isNew: true })
})
