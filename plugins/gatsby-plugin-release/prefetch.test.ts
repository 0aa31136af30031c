import { createPrefetchQueue, mayPrefetch } from './prefetch'

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

test('links wait until the queue is opened, and are fetched once', () => {
  const fetched: string[] = []
  const queue = createPrefetchQueue((path) => fetched.push(path))
  queue.add('/project/')
  queue.add('/project/')
  expect(fetched).toEqual([])
  queue.open()
  queue.add('/content/')
  queue.add('/project/')
  expect(fetched).toEqual(['/project/', '/content/'])
})
