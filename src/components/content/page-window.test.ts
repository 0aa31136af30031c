import { pageWindow } from './page-window'

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 14, '1 2 3 4 5 … 14'],
  [4, 14, '1 2 3 4 5 … 14'],
  [5, 14, '1 … 4 5 6 … 14'],
  [10, 14, '1 … 9 10 11 … 14'],
  [11, 14, '1 … 10 11 12 13 14'],
  [14, 14, '1 … 10 11 12 13 14'],
  [400, 834, '1 … 399 400 401 … 834'],
])('On page %d of %d the pager shows %s', (page, pageCount, expected) => {
  expect(pageWindow(page, pageCount).map((number) => number ?? '…').join(' ')).toBe(expected)
}) // prettier-ignore

test('From eight pages on it has seven places, with the page itself among them', () => {
  for (const pageCount of [8, 9, 1000]) {
    for (let page = 1; page <= pageCount; page += 1) {
      const shown = pageWindow(page, pageCount)
      expect(shown).toHaveLength(7)
      expect(shown).toContain(page)
      expect(new Set(shown.filter(Boolean)).size).toBe(shown.filter(Boolean).length)
    }
  }
})
