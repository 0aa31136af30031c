import type { Sample } from './load'
import { mixedAnswers } from './mixed'

const releases = [
  new Map([
    ['/', 'a1'],
    ['/en/', 'b'],
  ]),
  new Map([
    ['/', 'a2'],
    ['/en/', 'b'],
  ]),
]
const sample = (path: string, hash: string, startMs: number, endMs = startMs + 1): Sample => ({
  path,
  hash,
  startMs,
  endMs,
  status: 200,
})

test('one change from the old release to the new one is no mixture', () => {
  const samples = [sample('/', 'a1', 0), sample('/en/', 'b', 2), sample('/', 'a2', 4), sample('/en/', 'b', 6)]
  expect(mixedAnswers(samples, releases)).toEqual([])
})

test('requests that overlap the change may be answered by either release', () => {
  expect(mixedAnswers([sample('/', 'a2', 0, 2), sample('/', 'a1', 1, 3)], releases)).toEqual([])
})

test('an old page after a new one has been seen is one', () => {
  expect(mixedAnswers([sample('/', 'a2', 0), sample('/', 'a1', 5)], releases)).toEqual(['/: of release 0 after 1'])
})

test('so is a content of no release', () => {
  expect(mixedAnswers([sample('/', 'half', 0)], releases)).toEqual(['/: a content of no release'])
})
