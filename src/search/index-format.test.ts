import fc from 'fast-check'
import { decodePostings, encodePostings, filesFor, longestList, type Impact } from './index-format'

const postingsOf = (found: ReadonlyMap<number, Impact>) =>
  Uint32Array.from([...found].map(([article, impact]) => article * 4 + impact)).sort()

test('what is written is read', () => {
  const impact = fc.integer({ min: 0, max: 3 }) as fc.Arbitrary<Impact>
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(20_000), impact), { maxLength: 300 }), (pairs) => {
      const found = new Map(pairs)
      const { impactOf, count, isCut } = decodePostings(encodePostings(postingsOf(found)))
      expect(new Map([...impactOf].sort((a, b) => a[0] - b[0]))).toEqual(
        new Map([...found].sort((a, b) => a[0] - b[0])),
      )
      return count === found.size && !isCut
    }),
  )
})

test('a list that is too long keeps the most telling, then the newest, and the real count', () => {
  const found = new Map<number, Impact>(Array.from({ length: longestList + 10 }, (_, article) => [article, 0]))
  found.set(0, 3)
  const { impactOf, count, isCut } = decodePostings(encodePostings(postingsOf(found)))
  expect([count, isCut, impactOf.size]).toEqual([longestList + 10, true, longestList])
  expect([impactOf.has(0), impactOf.has(1), impactOf.has(longestList + 9)]).toEqual([true, false, true])
})

test('a term is looked for where it would stand, its start also in the files that begin with it', () => {
  const entry = {
    terms: [
      ['a', '1'],
      ['gard', '2'],
      ['garden', '3'],
      ['h', '4'],
    ] as [string, string][],
  }
  expect(filesFor(entry, 'gardener', false)).toEqual([2])
  expect(filesFor(entry, 'gard', true)).toEqual([1, 2])
  expect(filesFor(entry, '0', false)).toEqual([0])
  expect(filesFor({ terms: [] }, 'a', true)).toEqual([])
})
