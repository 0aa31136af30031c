import { createContentCache } from './content-cache'

const bytes = (length: number) => Buffer.alloc(length)

it('keeps what was used last within the limit', () => {
  const cache = createContentCache(100)
  cache.set('a', bytes(40))
  cache.set('b', bytes(40))
  cache.get('a')
  cache.set('c', bytes(40))
  expect([cache.get('a')?.length, cache.get('b'), cache.get('c')?.length]).toEqual([40, undefined, 40])
  expect(cache.bytes).toBe(80)
})

it('counts a content that is set again once', () => {
  const cache = createContentCache(100)
  cache.set('a', bytes(60))
  cache.set('a', bytes(50))
  expect(cache.bytes).toBe(50)
})

it('does not keep what is larger than the limit', () => {
  const cache = createContentCache(100)
  cache.set('a', bytes(101))
  expect([cache.get('a'), cache.bytes]).toEqual([undefined, 0])
})
