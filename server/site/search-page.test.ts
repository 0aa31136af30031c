import { findSearch } from './search-page'

const thaiPage = { filePath: '/content/search/index.html' }
const englishPage = { filePath: '/en/content/search/index.html' }
const find = (path: string, query = '') => findSearch({ path, query })

test.each([
  ['/content/search/หัวหิน/', thaiPage],
  ['/en/content/search/hua hin/', englishPage],
  ['/content/search/a/b//c/', thaiPage],
  ['/content/search/../', thaiPage],
  ['/content/search/<img src=x onerror=alert(1)>/', thaiPage],
  [`/content/search/${'ก'.repeat(3000)}/`, thaiPage],
  ['/content/search/node.js/', thaiPage],
])('%s is answered with the one page of its language', (path, answer) => {
  expect(find(path)).toEqual(answer)
})

test.each([
  ['/content/search/', null],
  ['/content/search', null],
  ['/content/', null],
  ['/content/sustainability/search/', null],
  ['/en/content/searches/x/', null],
])('%s is no business of this rule', (path, answer) => {
  expect(find(path)).toBe(answer)
})

test.each([
  [
    '/content/search/',
    '?q=%E0%B8%9A%E0%B9%89%E0%B8%B2%E0%B8%99',
    '/content/search/%E0%B8%9A%E0%B9%89%E0%B8%B2%E0%B8%99/',
  ],
  ['/en/content/search/', '?q=hua+hin', '/en/content/search/hua%20hin/'],
  ['/en/content/search/', '?q=e%CC%81t%C3%A9', '/en/content/search/%C3%A9t%C3%A9/'],
  ['/content/search/', '?q=a%2Fb&tab=sustainability', '/content/search/a%2Fb/?tab=sustainability'],
  ['/content/search/', '?q=//evil.example/', '/content/search/%2F%2Fevil.example%2F/'],
  ['/content/search/', '?q=x%0d%0aSet-Cookie:%20a=b', '/content/search/x%20Set-Cookie%3A%20a%3Db/'],
  ['/content/search/', '?q=%ff', '/content/search/%EF%BF%BD/'],
])('%s%s leads to the term', (path, query, location) => {
  expect(find(path, query)).toEqual({ status: 302, location })
})

test.each(['?q=', '?q=%20', '?q=.', '?q=..', '?tab=sustainability', ''])(
  '%j is no search: the page answers',
  (query) => {
    expect(find('/content/search/', query)).toBeNull()
  },
)

test('a percent sign in a term is left out', () => {
  expect(find('/en/content/search/50%e/', '?tab=x')).toEqual({
    status: 302,
    location: '/en/content/search/50%20e/?tab=x',
  })
})

test('a term without a slash behind it gets one, whatever is in it', () => {
  expect(find('/content/search/a', '?tab=x')).toEqual({ status: 301, location: '/content/search/a/?tab=x' })
  expect(find('/en/content/search//evil.example')).toEqual({
    status: 301,
    location: '/en/content/search/%2Fevil.example/',
  })
  expect(find('/content/search/node.js')).toEqual({ status: 301, location: '/content/search/node.js/' })
})

test('a location is never longer than a search may be', () => {
  const answer = find('/content/search/', `?q=${'ก'.repeat(5000)}`)
  expect(decodeURIComponent((answer as { location: string }).location)).toHaveLength('/content/search//'.length + 101)
})
