import { chosen } from './chosen'

const table = { forms: { help: 'of the forms' }, search: { help: 'of the search' } }
const options = { rounds: { takes: 'NUMBER', help: 'how often', default: 20 } }
const choose = (...words: string[]) => chosen('faults', table, words, options)

test('Without a name everything is chosen, with the standard numbers', () => {
  const choice = choose()
  expect(choice?.entries.map(([name]) => name)).toEqual(['forms', 'search'])
  expect(choice?.numbers).toEqual({ rounds: 20 })
})

test.each([
  [['search'], ['search'], 20],
  [['forms', '--rounds', '3'], ['forms'], 3],
  [['--rounds', '3', 'forms'], ['forms'], 3],
  [['--rounds=7'], ['forms', 'search'], 7],
])('%j chooses', (words, names, rounds) => {
  const choice = choose(...words)
  expect([choice?.entries.map(([name]) => name), choice?.numbers.rounds]).toEqual([names, rounds])
})

test.each([
  [['form'], 'faults: got "form", takes forms, search'],
  [['toString'], 'faults: got "toString", takes forms, search'],
  [['forms', '--round', '3'], 'faults: got --round, takes --rounds'],
  [['--rounds', '0'], 'faults --rounds: got "0", takes a whole number from 1'],
  [['--rounds', 'many'], 'faults --rounds: got "many", takes a whole number from 1'],
  [['--rounds'], 'faults --rounds: got nothing, takes NUMBER'],
])('%j is refused', (words, message) => {
  expect(() => choose(...words)).toThrow(message)
})

test('Help names all entries and options', () => {
  const print = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  expect(choose('--help')).toBeNull()
  expect(print.mock.calls.join()).toMatch(/forms +of the forms\n +search +of the search\n +--rounds NUMBER/)
  print.mockRestore()
})
