import { readTime, timeBeforeOf } from './options'
import { printable, tableOf } from '../lib/table'

test.each([
  ['2026-11-20', '2026-11-19T17:00:00.000Z'],
  ['2024-02-29', '2024-02-28T17:00:00.000Z'],
  ['2026-11-20T09:00:00+07:00', '2026-11-20T02:00:00.000Z'],
  ['2026-11-20T02:00Z', '2026-11-20T02:00:00.000Z'],
  ['2026-11-20T02:00:00.500Z', '2026-11-20T02:00:00.500Z'],
])('The time %s is %s', (given, iso) => {
  expect(readTime(given, 'since')).toBe(iso)
})

test.each([
  '',
  'yesterday',
  '20/11/2026',
  '2026-13-01',
  '2026-02-30',
  '2026-11-20T25:00:00Z',
  '2026-11-20T09:00:00',
  '2569-1-1',
])('The time %j is refused, with what it takes', (given) => {
  expect(() => readTime(given, 'since')).toThrow(`--since: got "${given}", takes a day such as 2026-11-20`)
})

test.each([
  ['24m', '2024-11-20T02:00:00.000Z'],
  ['1d', '2026-11-19T02:00:00.000Z'],
  ['365d', '2025-11-20T02:00:00.000Z'],
])('%s before 20 November 2026 is %s', (age, iso) => {
  expect(timeBeforeOf(age, Date.parse('2026-11-20T02:00:00Z'))).toBe(iso)
})

test('A month before the 31st is the last day of the month before', () => {
  expect(timeBeforeOf('1m', Date.parse('2026-12-31T02:00:00Z'))).toBe('2026-11-30T02:00:00.000Z')
  expect(timeBeforeOf('1m', Date.parse('2026-03-31T02:00:00Z'))).toBe('2026-02-28T02:00:00.000Z')
})

test.each(['', '24', 'm', '0d', '-1d', '1y', '24 m', '1.5m', '999999d'])('The age %j is refused', (age) => {
  expect(() => timeBeforeOf(age, 0)).toThrow(`--older-than: got "${age}", takes months or days`)
})

test('A table is straight also in Thai, and a visitor cannot steer the terminal', () => {
  expect(
    tableOf(
      ['name', 'x'],
      [
        ['น้ำ', '1'],
        ['ab', '2'],
      ],
    ),
  ).toBe('name  x\nน้ำ    1\nab    2')
  const many = Array<string[]>(200_000).fill(['a'])
  expect(tableOf(['name'], many)).toHaveLength('name\n'.length + 2 * many.length - 1)
  expect(printable('a\u001b[2Jb\u202ec\nd')).toBe('a [2Jb c d')
})
