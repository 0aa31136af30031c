import type { Node, Store } from 'gatsby'
import type * as KnownArticles from './known-articles'

const loadAnew = (): typeof KnownArticles => {
  let loaded: typeof KnownArticles | undefined
  jest.isolateModules(() => (loaded = jest.requireActual<typeof KnownArticles>('./known-articles')))
  if (!loaded) throw new Error('not loaded')
  return loaded
}

const article = { id: 'node 1', articleId: '1', name: 'one', bodyHtml: { th: '<p>long</p>' } }

test('what one copy of the module notes, another one knows: Gatsby bundles one into each gatsby-node file', () => {
  const gatsby = { store: {} as Store, getNodesByType: () => [] }
  const [one, other] = [loadAnew(), loadAnew()]
  expect(one.knownArticles).not.toBe(other.knownArticles)
  expect(other.knownArticles(gatsby).size).toBe(0)
  one.knownArticles(gatsby).set('1', { articleId: '1' } as never)
  expect([...other.knownArticles(gatsby).keys()]).toEqual(['1'])
})

test('what is noted in one step is known in another: Gatsby hands its steps different ways to read nodes', () => {
  const store = {} as Store
  const inSourceNodes = { store, getNodesByType: () => [article as unknown as Node] }
  const { knownArticles } = loadAnew()
  expect([...knownArticles(inSourceNodes).values()]).toEqual([{ id: 'node 1', articleId: '1', name: 'one' }])
  const inCreatePages = { store, getNodesByType: () => [] }
  expect(knownArticles(inCreatePages)).toBe(knownArticles(inSourceNodes))
})
