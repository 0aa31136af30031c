import type { Node, Store } from 'gatsby'
import { readArticles } from './read-articles'

const article = (articleId: string, publishedAt: string) => ({
  id: `node ${articleId}`,
  articleId,
  name: articleId,
  previousNames: ['old'],
  languages: ['th'],
  category: 'category node',
  tags: [{ text: { th: 'ก' } }],
  relatedProjects: ['vehha-hua-hin'],
  relatedContents: ['node other'],
  publishedAt,
  bodyHtml: { th: '<p>long</p>', en: null },
})

test('articles come newest first, those of one time by their ids, and without their texts', () => {
  const nodes = [article('b', '2026-01-01'), article('c', '2026-02-01'), article('a', '2026-01-01')]
  const api = {
    store: {} as Store,
    getNodesByType: () => nodes as unknown as Node[],
    getNode: (id: string) => ({ id, key: 'sustainability' }) as unknown as Node,
  }
  const found = readArticles(api)
  expect(found.map(({ name }) => name)).toEqual(['c', 'a', 'b'])
  expect(found[0]).toEqual({
    id: 'node c',
    name: 'c',
    previousNames: ['old'],
    languages: ['th'],
    category: { key: 'sustainability' },
    tags: [{ th: 'ก', en: null }],
    relatedProjects: ['vehha-hua-hin'],
    relatedContents: [{ id: 'node other' }],
  })

  const again = readArticles(api)
  expect(again.every((each, place) => each === found[place])).toBe(true)
  const moved = readArticles({ ...api, getNode: (id) => ({ id, key: 'news' }) as unknown as Node })
  expect(moved[0]?.category).toEqual({ key: 'news' })
})
