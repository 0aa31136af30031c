import { chooseEncoding } from './negotiate'

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0.0, *', 'gzip'],
  ['*;q=0', 'identity'],
  ['*', 'br'],
  ['BR', 'br'],
  ['identity', 'identity'],
  ['brotli', 'identity'],
  ['br;q=nonsense', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('chooses for "%s": %s', (header, encoding) => {
  expect(chooseEncoding(header, ['br', 'gzip'])).toBe(encoding)
})

it('chooses only what there is', () => {
  expect(chooseEncoding('br, gzip', ['gzip'])).toBe('gzip')
  expect(chooseEncoding('br, gzip', [])).toBe('identity')
})
