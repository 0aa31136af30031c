import type { Rule } from '../base/rule'
import { problemsOf } from '../testing/sample-site'
import { countRules, reportLines } from './report'
import type { Outcome } from './run-rules'

const outcome = (name: string, problems: Outcome['problems']): Outcome => ({ rule: { name }, checked: 9, problems })
const problem = (where: string, found: string, place?: string) => ({
  where,
  found,
  wanted: 'none',
  ...(place && { place }),
})

test('Rules are counted, not problems', () => {
  const outcomes = [outcome('A', []), outcome('B', [problem('/', 'x'), problem('/', 'y')])]
  expect(countRules(outcomes)).toEqual({ passed: 1, failed: 1 })
  expect(reportLines(outcomes).slice(1)).toEqual([
    expect.stringMatching(/^ {2}A +9 +0$/),
    expect.stringMatching(/^ {2}B +9 +2$/),
    '',
    'B: not so',
    '  /: found x; wanted none',
    '  /: found y; wanted none',
    '',
    '1 passed, 1 failed',
  ])
})

test('The same fault on many pages is one line', () => {
  const problems = [problem('/a/', 'x', 'p'), problem('/a/', 'x', 'b'), problem('/b/', 'x'), problem('/b/', 'y')]
  expect(reportLines([outcome('A', problems)])).toEqual(
    expect.arrayContaining(['  /a/ p (3 places on 2 pages): found x; wanted none', '  /b/: found y; wanted none']),
  )
})

test.each([
  [20, 20, '  /: found 19; wanted none'],
  [21, 20, '  and 2 more like these'],
])('%d different faults take %d lines', (count, lines, last) => {
  const problems = Array.from({ length: count }, (_, index) => problem('/', String(index)))
  const printed = reportLines([outcome('A', problems)]).slice(4, -2)
  expect(printed).toHaveLength(lines)
  expect(printed.at(-1)).toBe(last)
})

test('A rule that sees nothing fails', async () => {
  const blind: Rule = { name: 'Blind', checkPage: () => ({ checked: 0, problems: [] }) }
  expect((await problemsOf(blind)).map(({ found }) => found)).toEqual(['nothing that this rule looks at'])
})
