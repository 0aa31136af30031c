import { createHash } from 'node:crypto'
import { articlesPerPage, pagesOf } from './list-pages'

/** An id as Gatsby makes it: a hash. */
const idOf = (name: string | number) => createHash('sha1').update(String(name)).digest('hex')
const idsOf = (count: number) => Array.from({ length: count }, (_, index) => idOf(count - index))

/** Numbers of the pages that show other articles than before. */
function changedPages(before: readonly string[][], after: readonly string[][]): number[] {
  const longer = before.length > after.length ? before : after
  return longer.flatMap((_, index) => (before[index]?.join() === after[index]?.join() ? [] : index + 1))
}

const counts = [0, 1, 11, 12, 13, 24, 25, 36, 37, 72, 73, 99, 100, 500, 5_000]

describe.each(counts)('The pages of %d articles', (total) => {
  const ids = idsOf(total)
  const pages = pagesOf(ids)
  const lengths = pages.map(({ length }) => length)

  test('hold each article once, newest first', () => {
    expect(pages.flat()).toEqual(ids)
  })

  test('are full at first, and from the third on have three rows of three at least', () => {
    expect(lengths[0]).toBe(Math.min(total, articlesPerPage))
    expect(Math.max(...lengths)).toBeLessThanOrEqual(articlesPerPage)
    expect(Math.min(articlesPerPage, ...lengths.slice(2))).toBeGreaterThanOrEqual(9)
    if (pages.length > 1) expect(lengths[1]).toBeGreaterThan(0)
  })

  test('are hardly more than the least that hold them', () => {
    expect(pages.length).toBeLessThanOrEqual(Math.max(1, Math.ceil((total / articlesPerPage) * 1.15)))
  })
})

test('Without articles there is one page', () => {
  expect(pagesOf([])).toEqual([[]])
})

test.each([
  [13, [12, 1]],
  [25, [12, 4, 9]],
  [61, [12, 10, 12, 9, 9, 9]],
  [70, [12, 10, 12, 12, 12, 12]],
  [85, [12, 10, 9, 9, 9, 9, 9, 9, 9]],
])(
  '%d articles: what is missing is taken from the last pages by the row, the rest from the second',
  (total, lengths) => {
    expect(pagesOf(idsOf(total)).map(({ length }) => length)).toEqual(lengths)
  },
)

/** Many edits of lists of 3,000 and more: how many pages are others then, and whether there is a page more or less. */
function edits(edit: (ids: string[], round: number) => string[]) {
  const rounds = 300
  const all = idsOf(3_000 + rounds)
  return Array.from({ length: rounds }, (_, round) => {
    const ids = all.slice(rounds - round)
    const [before, after] = [pagesOf(ids), pagesOf(edit(ids, round))]
    return { changed: changedPages(before, after).length, isSameCount: after.length === before.length }
  })
}

const somewhere = (round: number) => (round * 7_919) % 3_000
const added = (round: number) => idOf(`new-${round}`)

describe.each([
  ['A newest article', (ids: string[], round: number) => [added(round), ...ids], 2, 20],
  ['One in the middle', (ids: string[], round: number) => ids.toSpliced(somewhere(round), 0, added(round)), 8, 20],
  ['One less', (ids: string[], round: number) => ids.toSpliced(somewhere(round), 1), 8, 20],
  [
    'One with another date',
    (ids: string[], round: number) => {
      const moved = ids[somewhere(round)] ?? ''
      return ids.toSpliced(somewhere(round), 1).toSpliced(somewhere(round * 3 + 1), 0, moved)
    },
    16,
    40,
  ],
] as const)('%s', (_, edit, usual, most) => {
  const results = edits(edit)
  const changed = results.flatMap((result) => (result.isSameCount ? result.changed : [])).sort((a, b) => a - b)

  test('changes few of the 250 pages while there are as many', () => {
    expect(changed[Math.floor(changed.length / 2)]).toBeLessThanOrEqual(usual)
    expect(changed[Math.floor(changed.length * 0.9)]).toBeLessThanOrEqual(most)
  })

  test('rarely makes a page more or less', () => {
    expect(changed.length).toBeGreaterThan(results.length * 0.92)
  })
})
