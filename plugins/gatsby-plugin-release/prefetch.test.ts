import { scriptsOf } from './fetch-ahead'
import { createPrefetchQueue, mayPrefetch, pageDataPath } from './prefetch'

test.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('a connection that says %j: %s', (connection, expected) => {
  expect(mayPrefetch(connection)).toBe(expected)
})

test.each([
  ['/', '/page-data/index/page-data.json'],
  ['/en/', '/page-data/en/page-data.json'],
  ['/project/condo-hua-hin/', '/page-data/project/condo-hua-hin/page-data.json'],
])('the data of %s is at %s', (pathname, expected) => {
  expect(pageDataPath(pathname)).toBe(expected)
})

test('links wait until the queue is opened, and are fetched once', () => {
  const fetched: string[] = []
  const queue = createPrefetchQueue((address) => fetched.push(address))
  queue.add('/project/')
  queue.add('/project/')
  expect(fetched).toEqual([])
  queue.open()
  queue.add('/content/')
  queue.add('/project/')
  expect(fetched).toEqual(['/page-data/project/page-data.json', '/page-data/content/page-data.json'])
})

test.each([
  ['page', '{"page":["/page-1.js","/page-1.css"]}', ['/page-1.js']],
  ['page', { page: ['/page-1.js'] }, ['/page-1.js']],
  ['other', '{"page":["/page-1.js"]}', []],
  [undefined, undefined, []],
])('the scripts of %s', (name, mapping, expected) => {
  expect(scriptsOf(name, mapping)).toEqual(expected)
})
