import { articleData, pageCollector, pagesData } from '../../../test/pages-data'
import { categories } from '../../i18n/categories'
import { articlesPerPage, createContentListPages } from './content-list-pages'
import type { PagesData } from './query-pages'

function pagesFor(articles: PagesData['articles']) {
  const { pages, createPage } = pageCollector()
  createContentListPages({ createPage }, pagesData({ articles }))
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
  expect(pages.map(({ context }) => [context.page, context.pageCount, context.skip])).toEqual(
    pages.map(() => [1, 1, 0]),
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
  const pages = pagesFor(many(25))
  const contexts = ['/en/content/', '/en/content/page/2/', '/en/content/page/3/'].map((path) => contextOf(pages, path))
  expect(contexts.map((context) => [context?.skip, context?.limit, context?.page, context?.pageCount])).toEqual([
    [0, 12, 1, 3],
    [12, 12, 2, 3],
    [24, 12, 3, 3],
  ])
})

test('A page asks for the articles of its language, and of its category', () => {
  const pages = pagesFor([])
  expect(contextOf(pages, '/en/content/')).toMatchObject({
    filter: { languages: { eq: 'en' } },
    category: null,
    categoryLabel: null,
  })
  expect(contextOf(pages, '/content/property_insight/')).toMatchObject({
    filter: { languages: { eq: 'th' }, category: { key: { eq: 'property_insight' } } },
    category: 'property_insight',
    categoryLabel: 'รู้เรื่องอสังหาฯ',
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
