import fs from 'node:fs/promises'
import path from 'node:path'
import { removeFolders, temporaryFolder, writeFiles } from '../testing/temporary-folder'
import { openContentStore } from './content-store'
import { releasePaths } from './release-paths'

afterEach(removeFolders)

/** A store that holds some files. */
async function storeOf(contents: readonly string[]) {
  const dataDir = await temporaryFolder()
  await writeFiles(dataDir, Object.fromEntries(contents.map((text) => [`/${text}`, text])))
  const store = await openContentStore(dataDir)
  const hashes: string[] = []
  for (const text of contents) hashes.push((await store.add(path.join(dataDir, text), text.length)).hash)
  return { dataDir, hashes }
}

test.each([true, false])('what was added is there when the store is opened again, for few: %s', async (isForFew) => {
  const { dataDir, hashes } = await storeOf(['one', 'two', 'three'])
  const store = await openContentStore(dataDir, { isForFew })
  expect([...hashes, '0'.repeat(64)].map(store.has)).toEqual([true, true, true, false])
})

test('what is added to a store that was opened for few is there at once; pruned it cannot be', async () => {
  const { dataDir } = await storeOf(['one'])
  await writeFiles(dataDir, { '/new': 'new '.repeat(300) })
  const store = await openContentStore(dataDir, { isForFew: true })
  const { hash, size } = await store.add(path.join(dataDir, 'new'), 1200)
  const file = await store.compress({ hash, size }, Infinity)
  expect([store.has(hash), store.holds(file), store.holds({ ...file, hash: '0'.repeat(64) })]).toEqual([
    true,
    true,
    false,
  ])
  await expect(store.prune(new Set())).rejects.toThrow('cannot be pruned')
})

test('what somebody else has removed or added since is known', async () => {
  const { dataDir, hashes } = await storeOf(['one', 'two'])
  await openContentStore(dataDir)
  const [removed = '', kept = ''] = hashes
  const added = `${kept.slice(0, 2)}${'0'.repeat(62)}`
  await fs.rm(releasePaths(dataDir).content(removed))
  await fs.writeFile(releasePaths(dataDir).content(added), 'other')
  const store = await openContentStore(dataDir)
  expect([removed, kept, added].map(store.has)).toEqual([false, true, true])
})

test('what is removed here is gone when the store is opened again; the rest stays', async () => {
  const { dataDir, hashes } = await storeOf(['one', 'two', 'three'])
  const [kept = '', ...rest] = hashes
  await (await openContentStore(dataDir)).prune(new Set([kept]))
  const store = await openContentStore(dataDir)
  expect([kept, ...rest].map(store.has)).toEqual([true, false, false])
})

test('a content tells whether it was there before', async () => {
  const { dataDir } = await storeOf(['one'])
  await writeFiles(dataDir, { '/new': 'new' })
  const store = await openContentStore(dataDir)
  expect(await store.add(path.join(dataDir, 'one'), 3)).toMatchObject({ isNew: false })
  expect(await store.add(path.join(dataDir, 'new'), 3)).toMatchObject({ isNew: true })
})
