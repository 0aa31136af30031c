import { amountOf, longestPhases, phasesOf } from './build-steps'

const output = [
  'success source and transform nodes - 1.234s',
  'info Total nodes: 12',
  'success run queries in workers - 0.500s 21/21 42.00/s',
  'success run static queries - 0.020s 1/1 50.00/s',
  'success Building static HTML for pages - 3.000s 7/120 2.33/s',
].join('\n')

test('steps are read with their times', () => {
  expect(phasesOf(output).map(({ name, seconds }) => [name, seconds])).toEqual([
    ['source and transform nodes', 1.234],
    ['run queries in workers', 0.5],
    ['run static queries', 0.02],
    ['Building static HTML for pages', 3],
  ])
})

test('what was done in a step is counted, and nothing where it did not come to it', () => {
  expect(amountOf(output, /^run .*queries/)).toBe(22)
  expect(amountOf(output, /^Building static HTML/)).toBe(7)
  expect(amountOf('', /./)).toBe(0)
})

test('the longest steps come first', () => {
  expect(longestPhases(output, 2)).toBe('Building static HTML for pages 3.0 s, source and transform nodes 1.2 s')
})
