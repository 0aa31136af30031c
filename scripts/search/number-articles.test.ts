import fc from 'fast-check'
import { numberArticles } from './number-articles'

const day = 24 * 60 * 60 * 1000
const isoOf = (ms: number) => new Date(ms).toISOString()
const moments = fc.array(fc.integer({ min: 0, max: 4000 * day }), { maxLength: 200 })
const sorted = (times: readonly number[]) => [...times].sort((a, b) => a - b).map(isoOf)

test('numbers ascend, and there are not many more of them than articles', () => {
  fc.assert(
    fc.property(moments, (times) => {
      const numbers = numberArticles(sorted(times))
      expect(numbers).toHaveLength(times.length)
      expect(numbers.every((number, place) => number > (numbers[place - 1] ?? -1))).toBe(true)
      // Up to four for each, one where the last step begins, and those that had to make way behind the last
      expect(numbers.at(-1) ?? 0).toBeLessThanOrEqual(5 * times.length + 1)
    }),
  )
})

test('an article more or less in the middle leaves the numbers of nearly all others', () => {
  const times = Array.from({ length: 1000 }, (_, index) => index * 3 * day + ((index * 7919) % 1000) * 1000)
  const before = numberArticles(times.map(isoOf))
  for (const taken of [100, 400, 800]) {
    const after = numberArticles(times.filter((_, place) => place !== taken).map(isoOf))
    const others = before.filter((_, place) => place !== taken)
    expect(after.filter((number, place) => number !== others[place]).length).toBeLessThanOrEqual(2)
  }
})

test('articles of one moment have numbers in a row, and no article has none', () => {
  expect(numberArticles([])).toEqual([])
  expect(numberArticles(Array.from({ length: 4 }, () => isoOf(day)))).toEqual([0, 1, 2, 3])
})
