import { pageWindow } from './page-window'

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [1, 3, '1 2 3'],
  [1, 14, '1 2 … 14'],
  [3, 14, '1 2 3 4 … 14'],
  [4, 14, '1 2 3 4 5 … 14'],
  [5, 14, '1 … 4 5 6 … 14'],
  [11, 14, '1 … 10 11 12 13 14'],
  [14, 14, '1 … 13 14'],
  [400, 834, '1 … 399 400 401 … 834'],
])('On page %d of %d the pager shows %s', (page, pageCount, expected) => {
  expect(pageWindow(page, pageCount).map((number) => number ?? '…').join(' ')).toBe(expected)
}) // prettier-ignore

test('It never grows with the number of pages', () => {
  for (let page = 1; page <= 1000; page += 1) expect(pageWindow(page, 1000).length).toBeLessThanOrEqual(7)
})
