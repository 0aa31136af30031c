import { readRange } from './range'

it.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=500-5000', { start: 500, end: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=0-1,5-6', null],
  ['bytes=9-1', null],
  ['bytes=-', null],
  ['items=0-1', null],
  ['', null],
  [undefined, null],
])('reads "%s" of 1000 bytes', (header, range) => {
  expect(readRange(header, 1000)).toEqual(range)
})
