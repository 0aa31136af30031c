import fc from 'fast-check'
import { cleanTerm, searchAddress, termInPath } from './term'

test.each([
  ['หัวหิน', '/', '/content/search/%E0%B8%AB%E0%B8%B1%E0%B8%A7%E0%B8%AB%E0%B8%B4%E0%B8%99/'],
  ['a/b?c#d%e', '/en/content/', '/en/content/search/a%2Fb%3Fc%23d%20e/'],
  ['//evil.example', '/', '/content/search/%2F%2Fevil.example/'],
  ['  two   words ', '/', '/content/search/two%20words/'],
  ['..', '/', '/content/search/'],
  ['.', '/en/', '/en/content/search/'],
  ['', '/', '/content/search/'],
  ['a\r\nSet-Cookie: x', '/', '/content/search/a%20Set-Cookie%3A%20x/'],
  ['\ud800', '/', '/content/search/'],
])('the address of %j', (term, path, address) => {
  expect(searchAddress(term, path)).toBe(address)
})

test('any term comes back from its address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      const term = cleanTerm(text)
      const address = searchAddress(term, '/en/')
      const isDots = /^\.{0,2}$/.test(term)
      return isDots || termInPath(address, { isEncoded: true }) === term
    }),
  )
})

test.each([
  ['/content/search/', ''],
  ['/en/content/search/%E0%B8%9A/', 'บ'],
  ['/content/search/e\u0301/', '\u00e9'],
  ['/content/search/a%2Fb/c/', 'a/b/c'],
  ['/content/search/100%/', '100'],
  ['/content/', null],
  ['/content/searching/x/', null],
])('in %s stands %j', (path, term) => {
  expect(termInPath(path, { isEncoded: true })).toBe(term)
})

test('a term that is too long is cut where one still sees that it is', () => {
  expect(decodeURIComponent(searchAddress('ก'.repeat(500), '/'))).toBe(`/content/search/${'ก'.repeat(101)}/`)
})
