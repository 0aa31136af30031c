import { articleData } from '../../../test/pages-data'
import { linkArticles, relatedCount } from './article-links'
import type { PagesData } from './query-pages'

type Article = PagesData['articles'][number]

/** Articles from the newest to the oldest, by what is different from one without tags in the category sustainability. */
const articles = (...list: (Partial<Article> & { id: string })[]): Article[] =>
  list.map((fields) => articleData(fields))

const tagged = (id: string, ...tags: string[]) => ({ id, tags: tags.map((en) => ({ th: null, en })) })
const elsewhere = { category: { key: 'property_insight' } }

const relatedTo = (list: Article[], id: string) => linkArticles(list, 'en').get(id)?.related

test('An article leads to the ones published after and before it, in its language', () => {
  const list = articles({ id: 'a' }, { id: 'b', languages: ['th'] }, { id: 'c' }, { id: 'd' })
  const english = linkArticles(list, 'en')
  expect(english.get('a')).toMatchObject({ newer: [], older: ['c'] })
  expect(english.get('c')).toMatchObject({ newer: ['a'], older: ['d'] })
  expect(english.get('d')).toMatchObject({ newer: ['c'], older: [] })
  expect(english.has('b')).toBe(false)
  expect(linkArticles(list, 'th').get('b')).toMatchObject({ newer: ['a'], older: ['c'] })
})

test('Related are first those that the article names, in its order', () => {
  const named = { relatedContents: [{ id: 'd' }, { id: 'a' }, { id: 'gone' }] }
  const list = articles({ id: 'a' }, { id: 'b', ...named }, { id: 'c' }, { id: 'd' })
  expect(relatedTo(list, 'b')).toEqual(['d', 'a', 'c'])
})

test('One that is not written in the language, or is the article itself, is none', () => {
  const named = { relatedContents: [{ id: 'thai' }, { id: 'a' }] }
  const list = articles({ id: 'a', ...elsewhere, ...named }, { id: 'thai', languages: ['th'] })
  expect(relatedTo(list, 'a')).toEqual([])
})

test('Then come those that share most tags, then those of the category', () => {
  const list = articles(
    { ...tagged('a', 'x'), ...elsewhere },
    { ...tagged('b', 'x', 'y') },
    { ...tagged('c', 'x'), ...elsewhere },
    { ...tagged('d', 'x', 'y'), ...elsewhere },
    { ...tagged('e') },
  )
  expect(relatedTo(list, 'b')).toEqual(['d', 'c', 'a'])
  expect(relatedTo(articles(tagged('a', 'x'), { ...tagged('b', 'x'), ...elsewhere }, tagged('c')), 'a')).toEqual([
    'b',
    'c',
  ])
})

test('A tag of one language says nothing in the other', () => {
  const list = articles({ ...tagged('a', 'x'), ...elsewhere }, tagged('b', 'x'))
  expect(linkArticles(list, 'th').get('a')?.related).toEqual([])
})

test('The choice is the same again', () => {
  const list = Array.from({ length: 50 }, (_, index) => articleData({ ...tagged(`${index}`, `t${index % 7}`, `u${index % 3}`) })) // prettier-ignore
  expect([...linkArticles(list, 'en')]).toEqual([...linkArticles([...list], 'en')])
})

describe('Among many articles', () => {
  const list = Array.from({ length: 400 }, (_, index) =>
    articleData({
      ...tagged(`${index}`, `tag ${index % 9}`, `other ${index % 4}`),
      category: { key: index % 2 ? 'sustainability' : 'property_insight' },
    }),
  )
  const before = linkArticles(list, 'en')
  const changedBy = (after: ReturnType<typeof linkArticles>) =>
    [...before].filter(([id, links]) => JSON.stringify(after.get(id)) !== JSON.stringify(links)).map(([id]) => id)

  test('each has as many related ones as there is room for', () => {
    expect([...before.values()].every(({ related }) => new Set(related).size === relatedCount)).toBe(true)
  })

  test('a new article changes one that was there, its neighbour', () => {
    const after = linkArticles([articleData(tagged('new', 'tag 0', 'other 0')), ...list], 'en')
    expect(changedBy(after)).toEqual(['0'])
  })

  test('other tags on one article change a few that are near it', () => {
    const edited = list.map((article) => (article.id === '200' ? { ...article, tags: [{ th: null, en: 'tag 1' }] } : article))
    expect(changedBy(linkArticles(edited, 'en')).length).toBeLessThan(20)
  }) // prettier-ignore
})

test('Ten thousand articles that share their tags are linked in a moment', () => {
  const list = Array.from({ length: 10_000 }, (_, index) => articleData(tagged(`${index}`, 'all', `t${index % 20}`)))
  const startMs = performance.now()
  expect(linkArticles(list, 'en').size).toBe(10_000)
  expect(performance.now() - startMs).toBeLessThan(5000)
})
