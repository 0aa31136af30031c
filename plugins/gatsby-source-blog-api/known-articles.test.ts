import type * as KnownArticles from './known-articles'

const loadAnew = (): typeof KnownArticles => {
  let loaded: typeof KnownArticles | undefined
  jest.isolateModules(() => (loaded = jest.requireActual<typeof KnownArticles>('./known-articles')))
  if (!loaded) throw new Error('not loaded')
  return loaded
}

test('what one copy of the module notes, another one knows: Gatsby bundles one into each gatsby-node file', () => {
  const api = { getNodesByType: () => [] }
  const [one, other] = [loadAnew(), loadAnew()]
  expect(one.knownArticles).not.toBe(other.knownArticles)
  expect(other.knownArticles(api).size).toBe(0)
  one.knownArticles(api).set('1', { articleId: '1' } as never)
  expect([...other.knownArticles(api).keys()]).toEqual(['1'])
})
