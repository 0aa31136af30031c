/** @jest-environment jsdom */
import { isChunkError, mayReload, reloadGuardMs } from './reload-guard'

beforeEach(() => sessionStorage.clear())

test('a path is reloaded once within ten seconds', () => {
  expect(mayReload('/project/', sessionStorage, 1000)).toBe(true)
  expect(mayReload('/project/', sessionStorage, 1000 + reloadGuardMs - 1)).toBe(false)
  expect(mayReload('/project/', sessionStorage, 1000 + reloadGuardMs)).toBe(true)
})

test('another path is another matter', () => {
  mayReload('/project/', sessionStorage, 1000)
  expect(mayReload('/content/', sessionStorage, 1001)).toBe(true)
})

test('a clock that was set back does not keep a page from reloading', () => {
  mayReload('/', sessionStorage, 1_000_000)
  expect(mayReload('/', sessionStorage, 1000)).toBe(true)
})

test('a record that is damaged counts as none', () => {
  sessionStorage.setItem('reloaded', '{"path":')
  expect(mayReload('/', sessionStorage, 1000)).toBe(true)
})

test('where nothing can be stored nothing is reloaded', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  expect(mayReload('/', full as unknown as Storage, 1000)).toBe(false)
})

test.each([
  [Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' }), true],
  [new Error('Loading CSS chunk component---src-pages-index failed'), true],
  [new TypeError('Failed to fetch dynamically imported module: https://x/y.js'), true],
  [new TypeError('x is not a function'), false],
  ['Loading chunk 12 failed.', false],
])('%s', (error, expected) => {
  expect(isChunkError(error)).toBe(expected)
})
