import { redirectMiddlewareNames, runRedirectMiddleware } from './middleware'
import { isExternal, localizedRedirects } from './redirect-list'

const navigation = [{ href: '/about/proud-brand/' }, { href: 'https://investor.example.com' }, { href: '/contact/a/' }]

test.each([
  ['https://www.example.com/', true],
  ['http://localhost:9000/x', true],
  ['/project/', false],
  ['//www.example.com/', false],
  ['javascript:alert(1)', false],
  ['/?to=https://www.example.com/', false],
  ['', false],
])('Is %j outside the site? %s', (address, expected) => {
  expect(isExternal(address)).toBe(expected)
})

test('A redirect inside the site is permanent and stays in its language', () => {
  expect(localizedRedirects('/blog/', '/content/')).toEqual([
    { from: '/blog/', to: '/content/', status: 301 },
    { from: '/en/blog/', to: '/en/content/', status: 301 },
  ])
})

test('A redirect to outside is temporary and the same in both languages', () => {
  expect(localizedRedirects('/out/', 'https://www.example.com/x')).toEqual([
    { from: '/out/', to: 'https://www.example.com/x', status: 302 },
    { from: '/en/out/', to: 'https://www.example.com/x', status: 302 },
  ])
})

test('A group of the header leads to the first entry below it', () => {
  expect(runRedirectMiddleware('first-of-group', { from: '/about/', navigation })).toBe('/about/proud-brand/')
  expect(runRedirectMiddleware('first-of-group', { from: '/contact/', navigation })).toBe('/contact/a/')
})

test('A group that the header does not have is named', () => {
  expect(() => runRedirectMiddleware('first-of-group', { from: '/news/', navigation })).toThrow(
    'Redirect from /news/: no entry of content/navigation.json leads below it',
  )
})

test.each(['last-of-group', '', null, 'toString', 'constructor'])('The middleware %j is unknown and raises', (name) => {
  expect(() => runRedirectMiddleware(name, { from: '/about/', navigation })).toThrow(
    `Redirect from /about/: unknown middleware, got "${name}", takes one of ${redirectMiddlewareNames.join(', ')}`,
  )
})
