import { createHash } from 'node:crypto'
import { rememberCuts, type ListCuts } from './list-cuts'
import { pagesOf } from './list-pages'

/** Ids as nodes have them: hashes, whose order says nothing. */
const idOf = (name: number | string) => createHash('sha256').update(`article ${name}`).digest('hex').slice(0, 8)
const many = (count: number) => Array.from({ length: count }, (_, index) => idOf(index))

/** One list, a build each time. */
function listOf(first: readonly string[]) {
  const cuts = rememberCuts()
  const build = (ids: readonly string[], mostMoved: number | null, all: ListCuts = cuts) => {
    all.begin(mostMoved)
    return all.cut('/content/ th', ids)
  }
  build(first, null)
  return { cuts, build }
}

/** Articles of which the newest one has given their list another number of pages. */
function grownByPage(): string[] {
  const ids = many(400)
  const count = (list: readonly string[]) => pagesOf(list).length
  while (count(ids) === count(ids.slice(1))) ids.unshift(idOf(`new ${ids.length}`))
  return ids
}

const moved = (one: readonly string[][], other: readonly string[][]) =>
  one.filter((ids, page) => ids.join() !== other[page]?.join()).length

test('a first build, and one without a limit, cut as the articles alone say', () => {
  const all = grownByPage()
  const { cuts, build } = listOf(all.slice(1))
  expect(build(all, null)).toEqual(pagesOf(all))
  expect(cuts.hasPostponed).toBe(false)
})

test('an edit that moves no more pages than it may is made at once', () => {
  const ids = many(400)
  const { cuts, build } = listOf(ids)
  const without = ids.filter((_, place) => place !== 395)
  expect(moved(pagesOf(ids), pagesOf(without))).toBeLessThan(20)
  expect(build(without, 20)).toEqual(pagesOf(without))
  expect(cuts.hasPostponed).toBe(false)
})

test('a newest article that gives a list a page more comes onto the first page, and the next build moves the others', () => {
  const all = grownByPage()
  const before = pagesOf(all.slice(1))
  const { cuts, build } = listOf(all.slice(1))
  const quick = build(all, 10)
  expect(quick.flat()).toEqual(all)
  expect(quick[0]).toEqual(all.slice(0, (before[0]?.length ?? 0) + 1))
  expect(quick.slice(1)).toEqual(before.slice(1))
  expect(cuts.hasPostponed).toBe(true)
  expect(build(all, null)).toEqual(pagesOf(all))
  expect(cuts.hasPostponed).toBe(false)
})

describe('one edit, where no page may move', () => {
  const ids = many(400)
  const pages = pagesOf(ids)
  const without = (place: number) => ids.filter((_, index) => index !== place)
  const from = (place: number, to: number) => without(place).toSpliced(to, 0, ids[place] ?? '')
  const startOf = (page: number) => pages.slice(0, page).flat().length

  test.each<[string, string[], number]>([
    ['a new one in the middle', ids.toSpliced(200, 0, idOf('new')), 1],
    ['the last of all gone', without(399), 1],
    ['one in the middle gone', without(200), 1],
    ['the first of a page gone', without(startOf(9)), 1],
    ['dated back by many pages', from(13, 300), 2],
    ['dated forward by many pages', from(300, 13), 2],
    ['dated back by a page', from(startOf(9) + 1, startOf(10) + 3), 2],
    ['dated forward by a page', from(startOf(10) + 3, startOf(9) + 3), 2],
  ])('%s: all articles are there in their order, on the pages they were on', (_what, edited, mostChanged) => {
    const { build } = listOf(ids)
    const quick = build(edited, 0)
    expect(quick.flat()).toEqual(edited)
    expect(quick).toHaveLength(pages.length)
    expect(moved(quick, pages)).toBeLessThanOrEqual(mostChanged)
    for (const page of quick) expect(page.length).toBeGreaterThan(0)
  })
})

test('many edits at once, that would fill a page up or leave one empty, are made as they are', () => {
  const ids = many(400)
  const more = [...Array.from({ length: 30 }, (_, index) => idOf(`new ${index}`)), ...ids]
  const { cuts, build } = listOf(ids)
  expect(build(more, 0)).toEqual(pagesOf(more))
  const fewer = [...ids.slice(0, 100), ...ids.slice(160)]
  expect(listOf(ids).build(fewer, 0)).toEqual(pagesOf(fewer))
  expect(cuts.hasPostponed).toBe(false)
})

test('a list that comes later is cut as its articles say', () => {
  const { cuts, build } = listOf(many(400))
  build(many(400), 0)
  expect(cuts.cut('/content/tag/new/ th', many(30))).toEqual(pagesOf(many(30)))
})
