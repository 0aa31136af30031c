import { ReleaseFiles, type ReleaseFile } from './release-files'

const file = (text: string): ReleaseFile => ({ hash: text, size: text.length })
const isHtml = (sitePath: string) => sitePath.endsWith('.html')

const listOf = (count: number) =>
  new ReleaseFiles(new Map(Array.from({ length: count }, (_, number) => [`/${number}.html`, file(`old ${number}`)])))

const sorted = (files: ReleaseFiles) => [...files.entries()].sort(([one], [other]) => (one < other ? -1 : 1))

test('a release with changes answers as a list of its files does', () => {
  const before = listOf(5).with([['/9.html', file('nine')]])
  const files = before.with(
    [
      ['/0.html', file('new')],
      ['/a.txt', file('text')],
    ],
    ['/1.html', '/9.html', '/never-there.html'],
  )
  const expected = new Map([
    ['/0.html', file('new')],
    ['/2.html', file('old 2')],
    ['/3.html', file('old 3')],
    ['/4.html', file('old 4')],
    ['/a.txt', file('text')],
  ])
  expect(sorted(files)).toEqual([...expected])
  expect([files.size, [...files.keys()].length]).toEqual([5, 5])
  expect(files.pathsOf(isHtml).sort()).toEqual(['/0.html', '/2.html', '/3.html', '/4.html'])
  for (const sitePath of [...expected.keys(), '/1.html', '/9.html', '/never-there.html', '__proto__', '/constructor'])
    expect([files.get(sitePath), files.has(sitePath)]).toEqual([expected.get(sitePath), expected.has(sitePath)])
  expect(before.size).toBe(6)
})

test('what is taken back is no change any more', () => {
  const before = listOf(3)
  const edited = before.with([['/1.html', file('new')]])
  expect([...edited.with([['/1.html', file('old 1')]]).changes]).toEqual([])
  const compressed = { ...file('old 1'), br: 3 }
  expect(edited.with([['/1.html', compressed]]).get('/1.html')).toBe(compressed)
})

test('edits share the list, until they have changed so much that one of their own is better', () => {
  let files = listOf(3000)
  const { list } = files
  const change = (from: number, count: number) =>
    new Map(Array.from({ length: count }, (_, number) => [`/${from + number}.html`, file(`new ${from + number}`)]))
  files = files.with(change(0, 1500))
  expect([files.list === list, files.changes.size]).toEqual([true, 1500])
  files = files.with(change(1000, 1500))
  expect([files.list === list, files.changes.size, files.size]).toEqual([false, 0, 3000])
  expect(files.get('/2499.html')).toEqual(file('new 2499'))
  expect(files.get('/2500.html')).toEqual(file('old 2500'))
})

test('paths at which two releases may differ are those of their changes where they share a list, else all', () => {
  const before = listOf(4)
  const one = before.with([], ['/1.html'])
  const other = before.with([['/2.html', file('new')]])
  expect([...one.pathsUnlike(other)].sort()).toEqual(['/1.html', '/2.html'])
  expect([...one.pathsUnlike(listOf(4))].sort()).toEqual(['/0.html', '/2.html', '/3.html'])
})
