import { TermTable } from './term-table'

test('a term has one number, and a table goes on from the terms of another', () => {
  const table = new TermTable()
  expect(['บ้าน', 'home', 'บ้าน'].map((term) => table.numberOf(term))).toEqual([0, 1, 0])
  const later = new TermTable(table.terms)
  expect(['new', 'home'].map((term) => later.numberOf(term))).toEqual([2, 1])
  expect(table.terms).toEqual(['บ้าน', 'home'])
})

test('terms are in the order of their letters, those too that come later', () => {
  const table = new TermTable(['pool', 'บ้าน', 'garden'])
  const words = () => table.inOrder().map((number) => table.terms[number])
  expect(words()).toEqual(['garden', 'pool', 'บ้าน'])
  for (const term of ['fern', 'สวน', 'house', 'pool']) table.numberOf(term)
  expect(words()).toEqual(['fern', 'garden', 'house', 'pool', 'บ้าน', 'สวน'])
})
