import fs from 'node:fs'
import { useTemporaryFolder } from '../../test/temporary-folder'
import { FollowedFacts, namesInOrder, RememberedFacts } from './file-facts'
import { publicFilesOf } from './public-files'

const { pathOf, write } = useTemporaryFolder()

/** Facts of the text files, and which of them were read. */
function followTexts() {
  const reads: string[] = []
  const facts = new FollowedFacts(new Map<string, { text: string; size: number; mtimeMs: number }>(), {
    isWanted: (name) => name.endsWith('.txt'),
    read(name, publicFiles) {
      reads.push(name)
      return { text: fs.readFileSync(publicFiles.pathOf(name), 'utf8') }
    },
  })
  const texts = () => Object.fromEntries([...facts.files].map(([name, { text }]) => [name, text]))
  return { facts, texts, takeReads: () => reads.splice(0).sort() }
}

beforeEach(() => {
  write('public/a.txt', 'a')
  write('public/b.txt', 'b')
  write('public/c.jpg', 'c')
})

test('the first time every wanted file is read, then only what has changed', async () => {
  const { facts, texts, takeReads } = followTexts()
  const publicFiles = await publicFilesOf(pathOf())
  expect(await facts.update(publicFiles)).toEqual(new Set(['a.txt', 'b.txt']))
  expect(takeReads()).toEqual(['a.txt', 'b.txt'])
  write('public/b.txt', 'longer')
  write('public/new.txt', 'new')
  fs.rmSync(pathOf('public/a.txt'))
  publicFiles.refresh(['a.txt', 'b.txt', 'c.jpg', 'new.txt'])
  expect(await facts.update(publicFiles)).toEqual(new Set(['a.txt', 'b.txt', 'new.txt']))
  expect(takeReads()).toEqual(['b.txt', 'new.txt'])
  expect(texts()).toEqual({ 'b.txt': 'longer', 'new.txt': 'new' })
  expect(await facts.update(publicFiles)).toEqual(new Set())
})

test('what is known is not read again by a look at all files, and what is gone is forgotten', async () => {
  const { facts, texts, takeReads } = followTexts()
  await facts.update(await publicFilesOf(pathOf()))
  takeReads()
  fs.rmSync(pathOf('public/a.txt'))
  expect(await facts.update(await publicFilesOf(pathOf()))).toEqual(new Set(['a.txt']))
  expect(takeReads()).toEqual([])
  expect(texts()).toEqual({ 'b.txt': 'b' })
})

test('what is written while files are read is found by the next look', async () => {
  const publicFiles = await publicFilesOf(pathOf())
  const facts = new FollowedFacts(new Map<string, { size: number; mtimeMs: number }>(), {
    isWanted: (name) => name === 'a.txt',
    async read() {
      publicFiles.write('a.txt', `${fs.readFileSync(pathOf('public/a.txt'), 'utf8')}!`.slice(0, 3))
      return Promise.resolve({})
    },
  })
  await facts.update(publicFiles)
  expect(await facts.update(publicFiles)).toEqual(new Set(['a.txt']))
})

test('names are put in order only where they are others than before', () => {
  const before = ['b', 'a']
  expect(namesInOrder(new Map(Object.entries({ a: 1, b: 2 })), before)).toBe(before)
  expect(namesInOrder(new Map(Object.entries({ c: 1, a: 2 })), before)).toEqual(['a', 'c'])
})

describe('facts that outlive the process', () => {
  /** Lengths of texts, as a new process remembers them, and the texts that it has had to read. */
  function rememberLengths() {
    const reads: string[] = []
    const facts = new RememberedFacts({
      stateName: 'lengths.json',
      module: __filename,
      isWanted: (name) => name.endsWith('.txt'),
      read(text) {
        reads.push(text)
        return { length: text.length }
      },
    })
    return { facts, reads }
  }

  /** Lengths of texts as a new process works them out, and the texts that it has had to read. */
  async function lengthsAnew(preloads = false) {
    const { facts, reads } = rememberLengths()
    if (preloads) facts.preload(pathOf())
    const files = await facts.of(pathOf(), await publicFilesOf(pathOf()))
    return { reads, lengths: Object.fromEntries([...files].map(([name, { length }]) => [name, length])) }
  }

  test.each([false, true])(
    'are not worked out again by the next one (read before they are asked for: %s)',
    async (preloads) => {
      await lengthsAnew()
      write('public/b.txt', 'longer')
      expect(await lengthsAnew(preloads)).toEqual({ reads: ['longer'], lengths: { 'a.txt': 1, 'b.txt': 6 } })
      expect((await lengthsAnew(preloads)).reads).toEqual([])
    },
  )

  test('are stored anew when more than one in a hundred has changed, and right in any case', async () => {
    for (let number = 0; number < 200; number += 1) write(`public/${number}.txt`, 'x')
    await lengthsAnew()
    write('public/0.txt', 'one')
    await lengthsAnew()
    expect(await lengthsAnew()).toMatchObject({ reads: ['one'], lengths: { '0.txt': 3, '1.txt': 1 } })
    for (const number of [1, 2]) write(`public/${number}.txt`, 'three')
    expect((await lengthsAnew()).reads).toHaveLength(3)
    expect((await lengthsAnew()).reads).toEqual([])
  })

  test('are stored also by a process that has looked before, once enough has changed since', async () => {
    for (let number = 0; number < 200; number += 1) write(`public/${number}.txt`, 'x')
    const { facts } = rememberLengths()
    await facts.of(pathOf(), await publicFilesOf(pathOf()))
    for (const number of [0, 1, 2]) {
      write(`public/${number}.txt`, 'more')
      await facts.of(pathOf(), await publicFilesOf(pathOf()))
    }
    expect((await lengthsAnew()).reads).toEqual([])
  })
})
