import { articleData, pageCollector, pagesData } from '../../../test/pages-data'
import { categories } from '../../i18n/categories'
import { createContentListPages } from './content-list-pages'
import { rememberCuts } from './list-cuts'
import { articlesPerPage } from './list-pages'
import type { PagesData } from './query-pages'

function pagesFor(articles: PagesData['articles']) {
  const { pages, createPage } = pageCollector()
  createContentListPages({ createPage }, pagesData({ articles }), rememberCuts())
  return pages
}

const many = (count: number, fields: Parameters<typeof articleData>[0] = {}) =>
  Array.from({ length: count }, () => articleData(fields))

const contextOf = (pages: ReturnType<typeof pagesFor>, path: string) =>
  pages.find((page) => page.path === path)?.context

test('Without articles the hub and each category have one page in both languages', () => {
  const pages = pagesFor([])
  const plain = ['/content/', ...categories.map(({ key }) => `/content/${key}/`)]
  expect(pages.map(({ path }) => path)).toEqual(plain.flatMap((path) => [path, `/en${path}`]))
  expect(pages.map(({ context }) => [context.page, context.pageCount, context.ids])).toEqual(
    pages.map(() => [1, 1, []]),
  )
})

test.each([
  [1, 1],
  [articlesPerPage, 1],
  [articlesPerPage + 1, 2],
  [25, 3],
])('%d articles of one category make %d pages of it and of the hub', (count, expected) => {
  const pages = pagesFor(many(count))
  const numbered = (prefix: string) => pages.filter(({ path }) => path.startsWith(`${prefix}page/`)).length
  for (const prefix of ['/content/', '/en/content/', '/content/sustainability/', '/en/content/sustainability/']) {
    expect([prefix, numbered(prefix)]).toEqual([prefix, expected - 1])
  }
  expect(numbered('/content/property_insight/')).toBe(0)
})

test('The pages of 25 articles follow on each other without gap or overlap', () => {
  const articles = many(25)
  const pages = pagesFor(articles)
  const contexts = ['/en/content/', '/en/content/page/2/', '/en/content/page/3/'].map((path) => contextOf(pages, path))
  expect(contexts.flatMap((context) => context?.ids)).toEqual(articles.map(({ id }) => id))
  expect(contexts.map((context) => [context?.page, context?.pageCount])).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ])
})

test('A page names the articles of its language, and of its category', () => {
  const pages = pagesFor([
    articleData({ id: 'both', category: { key: 'property_insight' } }),
    articleData({ id: 'thai', category: { key: 'property_insight' }, languages: ['th'] }),
    articleData({ id: 'other' }),
  ])
  expect(contextOf(pages, '/en/content/')).toMatchObject({ kind: 'hub', ids: ['both', 'other'], label: null })
  expect(contextOf(pages, '/content/property_insight/')).toMatchObject({
    kind: 'category',
    ids: ['both', 'thai'],
    category: 'property_insight',
    label: 'รู้เรื่องอสังหาฯ',
  })
})

test('No page grows with the number of articles', () => {
  const largest = (count: number) =>
    Math.max(...pagesFor(many(count)).map(({ context }) => JSON.stringify(context.ids).length))
  expect(largest(600)).toBeLessThanOrEqual(largest(60) + articlesPerPage)
})

describe('A tag', () => {
  const tagged = (id: string, th: string | null, en: string | null, fields: Parameters<typeof articleData>[0] = {}) =>
    articleData({ id, tags: [{ th, en }], ...fields })
  const tagPages = (articles: PagesData['articles']) =>
    pagesFor(articles).filter(({ path }) => path.includes('/content/tag/'))

  test('has a list in its language, which leads the other language to the hub', () => {
    const pages = tagPages([tagged('a', 'บ้านเย็น', 'Cool homes'), tagged('b', 'บ้านเย็น', null)])
    expect(pages.map(({ path, context }) => [path, context.ids, context.onlyIn, context.elsewhere])).toEqual([
      ['/content/tag/บ้านเย็น/', ['a', 'b'], ['th'], '/content/'],
      ['/en/content/tag/Cool homes/', ['a'], ['en'], '/content/'],
    ])
    expect(pages[0]?.context).toMatchObject({ kind: 'tag', label: 'บ้านเย็น', category: null, page: 1, pageCount: 1 })
  })

  test('that is written the same in both languages has a page in both, each the other one of the other', () => {
    const pages = tagPages([tagged('a', 'VEHHA', 'VEHHA'), tagged('b', 'VEHHA', null)])
    expect(pages.map(({ path, context }) => [path, context.ids, context.onlyIn])).toEqual([
      ['/content/tag/VEHHA/', ['a', 'b'], undefined],
      ['/en/content/tag/VEHHA/', ['a'], undefined],
    ])
  })

  test('of a language that the article is not written in lists nothing', () => {
    expect(tagPages([tagged('a', 'น้ำ', 'Water', { languages: ['th'] })]).map(({ path }) => path)).toEqual([
      '/content/tag/น้ำ/',
    ])
  })

  test('that is written in ways that a path does not tell apart is one tag', () => {
    const pages = tagPages([tagged('a', null, 'R/D'), tagged('b', null, 'R-D')])
    expect(pages.map(({ path, context }) => [path, context.ids, context.label])).toEqual([
      ['/en/content/tag/R-D/', ['a', 'b'], 'R-D'],
    ])
  })

  test('with many articles has pages, in each language as many as it needs', () => {
    const thai = Array.from({ length: articlesPerPage + 1 }, (_, index) => tagged(`${index}`, 'A', index ? null : 'A'))
    const pages = tagPages(thai)
    expect(pages.map(({ path }) => path)).toEqual(['/content/tag/A/', '/en/content/tag/A/', '/content/tag/A/page/2/'])
    expect(pages[2]?.context).toMatchObject({ onlyIn: ['th'], elsewhere: '/content/tag/A/', ids: ['12'] })
  })

  test('that an article has twice lists it once', () => {
    const twice = articleData({ id: 'a', tags: [{ th: 'ก', en: null }, { th: ' ก', en: null }] }) // prettier-ignore
    expect(tagPages([twice])[0]?.context.ids).toEqual(['a'])
  })
})

test('Articles in one language alone make more pages in that language alone', () => {
  const pages = pagesFor([...many(3), ...many(20, { languages: ['th'] })])
  const paths = pages.map(({ path }) => path)
  expect(paths).toContain('/content/page/2/')
  expect(paths).not.toContain('/en/content/page/2/')
  expect(contextOf(pages, '/content/')?.pageCount).toBe(2)
  expect(contextOf(pages, '/en/content/')?.pageCount).toBe(1)
  expect(contextOf(pages, '/content/page/2/')).toMatchObject({ onlyIn: ['th'], elsewhere: '/content/' })
  expect(contextOf(pages, '/content/')).not.toHaveProperty('onlyIn')
})
