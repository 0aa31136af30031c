import { condense, expand } from './condensed-queries'

const setsOf = (entries: Record<string, string[]>) =>
  new Map(Object.entries(entries).map(([key, values]) => [key, new Set(values)]))

test('dependencies come back as they were, nodes that no query asks for aside', () => {
  const byNode = setsOf({ news: ['/', '/en/'], article: ['/content/น้ำ/', '/', 'sq--1'], unused: [], last: ['/en/'] })
  const expanded = expand(condense({ byNode, queryNodes: new Map() }))
  expect(expanded.byNode).toEqual(
    setsOf({ news: ['/', '/en/'], article: ['/content/น้ำ/', '/', 'sq--1'], last: ['/en/'] }),
  )
  expect(expanded.queryNodes).toEqual(
    setsOf({ '/': ['news', 'article'], '/en/': ['news', 'last'], '/content/น้ำ/': ['article'], 'sq--1': ['article'] }),
  )
})

test('there may be none', () => {
  const none = { byNode: new Map<string, Set<string>>(), queryNodes: new Map<string, Set<string>>() }
  expect(expand(condense(none))).toEqual(none)
})

test('thousands of pages of one node take about four bytes each beside their ids', () => {
  const queries = Array.from({ length: 5000 }, (_, number) => `/content/page-${number}/`)
  const byNode = new Map(Array.from({ length: 20 }, (_, number) => [`node-${number}`, new Set(queries)]))
  const condensed = condense({ byNode, queryNodes: new Map() })
  expect(condensed.queryIds).toHaveLength(5000)
  expect(condensed.queries.byteLength).toBe(20 * 5000 * 4)
  expect(expand(condensed).byNode).toEqual(byNode)
})
