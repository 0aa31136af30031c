import { cssAddresses, resolveAddress, srcsetAddresses } from './addresses'

const site = { siteUrl: 'https://www.example.com' }
const from = '/en/content/น้ำ/'

test.each([
  ['/en/project/', '/en/project/', null],
  ['/en/project/?tab=phuket#register', '/en/project/', 'register'],
  ['#main', from, 'main'],
  ['#', from, ''],
  ['../', '/en/content/', null],
  ['https://www.example.com/en/', '/en/', null],
  [`/content/${encodeURIComponent('น้ำ')}/`, '/content/น้ำ/', null],
  ['/content/น้ำ/', '/content/น้ำ/', null],
  ['/x/#%E0%B8%81', '/x/', 'ก'],
])('%s leads to %s inside the site', (address, path, hash) => {
  expect(resolveAddress(address, from, site)).toEqual({ kind: 'internal', path, hash })
})

test('A path in another Unicode form is the same path', () => {
  const composed = '/caf\u00E9/'
  expect(resolveAddress('/cafe\u0301/', '/', site)).toEqual({ kind: 'internal', path: composed, hash: null })
})

test.each(['https://other.example.com/', 'http://www.example.com/', 'mailto:a@example.com', 'tel:+6620000000'])(
  '%s leads elsewhere',
  (address) => expect(resolveAddress(address, from, site)).toEqual({ kind: 'elsewhere' }),
)

test.each([
  ['//other.example.com/', 'a host without a protocol'],
  ['/\\other.example.com/', 'control characters or a backslash'],
  ['/a\u0000b/', 'control characters or a backslash'],
  ['/a%00b/', 'encoded control characters'],
  ['/%E0%B8/', 'malformed percent-encoding'],
  ['/%zz/', 'malformed percent-encoding'],
  ['javascript:alert(1)', 'the protocol javascript:'],
  ['http://', 'no address'],
])('%j is wrong: %s', (address, reason) => {
  expect(resolveAddress(address, from, site)).toEqual({ kind: 'wrong', reason })
})

test.each([
  ['/a.webp 400w, /b.webp 800w', ['/a.webp', '/b.webp']],
  ['/a.webp 400w,\n/b.webp 800w', ['/a.webp', '/b.webp']],
  ['/a.webp 1x,/b.webp 2x', ['/a.webp', '/b.webp']],
  ['/a,b.webp', ['/a,b.webp']],
  ['  /a.webp  ', ['/a.webp']],
  ['', []],
])('srcset %j names %j', (srcset, addresses) => expect(srcsetAddresses(srcset)).toEqual(addresses))

test('All forms of url() are found in a style sheet', () => {
  const css = `a{background:url(/a.png)}b{src:url("/b (1).woff2") format("woff2"),url( '/c.woff2' )}i{mask:url(#m)}`
  expect(cssAddresses(css)).toEqual(['/a.png', '/b (1).woff2', '/c.woff2', '#m'])
})
