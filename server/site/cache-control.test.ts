import { cacheControlOf } from './cache-control'

const forever = 'public, max-age=31536000, immutable'
const askAgain = 'public, max-age=0, must-revalidate'

test.each([
  ['/search-index/th/terms-0123456789.json', forever],
  ['/search-index/en/records-abcdef0123.json', forever],
  ['/search-index/th/index.json', askAgain],
  ['/page-data/content/x-0123456789.json', askAgain],
  ['/search-index-0123456789.json', askAgain],
])('%s: %s', (path, expected) => {
  expect(cacheControlOf(path)).toBe(expected)
})
