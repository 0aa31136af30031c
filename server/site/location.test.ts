import { isPlainPath, localLocation, readTarget, withQuery } from './location'

it.each(['/', '/a/', '/a', '/บ้าน/', '/.well-known/x', '/...', '/a.b/'])('%s is a plain path', (path) => {
  expect(isPlainPath(path)).toBe(true)
})

it.each(['//', '//evil', '///evil/', '/\\evil', '/a\\b', '/a//b', '/./a/', '/../a/', '/a/..', '/a/.', 'a', ''])(
  '"%s" is no plain path and never a location',
  (path) => {
    expect(isPlainPath(path)).toBe(false)
    expect(() => localLocation(path)).toThrow('is no path of the site')
  },
)

it.each([
  ['/บ้าน/', '?a=1', '/%E0%B8%9A%E0%B9%89%E0%B8%B2%E0%B8%99/?a=1'],
  ['/a?b#c/', '', '/a%3Fb%23c/'],
  ['/a\r\nset-cookie: x/', '', '/a%0D%0Aset-cookie%3A%20x/'],
])('writes %j as a location', (path, query, location) => {
  expect(localLocation(path, query)).toBe(location)
})

it.each([
  ['/content/บ/?x=1#h', '/content/%E0%B8%9A/?x=1#h', true],
  ['/content/%E0%B8%9A/', '/content/%E0%B8%9A/', true],
  ['https://example.com', 'https://example.com/', false],
])('reads the target %s', (target, location, isInside) => {
  expect(readTarget(target)).toEqual({ location, isInside })
})

it.each([
  '//evil.example/',
  '/\\evil.example',
  '/.//evil.example',
  '/a/..//evil',
  'javascript:alert(1)',
  'ftp://x/',
  'x/',
  '',
  '/a\nb',
  'http:evil',
])('refuses the target %j', (target) => {
  expect(readTarget(target)).toBeNull()
})

it.each([
  ['/a/', '?x=1', '/a/?x=1'],
  ['/a/?b=2', '?x=1', '/a/?b=2&x=1'],
  ['/a/#h', '?x=1', '/a/?x=1#h'],
  ['/a/#h?', '', '/a/#h?'],
])('puts a query behind %s', (location, query, result) => {
  expect(withQuery(location, query)).toBe(result)
})
