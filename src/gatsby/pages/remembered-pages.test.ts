import type { Page } from 'gatsby'
import { keepPageNodes, makeOnceFrom, rememberingCreatePage } from './remembered-pages'

const page = (path: string, number: number, more: Partial<Page> = {}) => ({
  ...{ path, component: 'a.tsx', context: { number } },
  ...more,
})

/** A Gatsby that has some pages, made long ago. */
function gatsbyWith(...made: Page[]) {
  const pages = new Map(made.map((each) => [each.path, { ...each, updatedAt: 0 }]))
  const createPage = jest.fn((each: Page) => pages.set(each.path, { ...each, updatedAt: 0 }))
  const store = { getState: () => ({ pages }) } as never
  return {
    pages,
    store,
    /** Paths of the pages that had to be made for it to have what is wanted. */
    madeFor: (...wanted: Page[]): string[] => {
      createPage.mockClear()
      const makePage = rememberingCreatePage({ actions: { createPage } as never, store })
      wanted.forEach((each) => makePage(each))
      return createPage.mock.calls.map(([{ path }]) => path)
    },
  }
}

test('a page is made again only when it is wanted otherwise, or is not there any more', () => {
  const { pages, madeFor } = gatsbyWith()
  expect(madeFor(page('/a/', 1), page('/b/', 1))).toEqual(['/a/', '/b/'])
  const startMs = Date.now()
  expect(madeFor(page('/a/', 1), page('/b/', 2))).toEqual(['/b/'])
  expect(pages.get('/a/')?.updatedAt).toBeGreaterThanOrEqual(startMs)
  pages.delete('/a/')
  expect(madeFor(page('/a/', 1), page('/b/', 2))).toEqual(['/a/'])
})

test('a page that an earlier process has made is left alone when it is the same', () => {
  const { pages, madeFor } = gatsbyWith(
    page('/same/', 1),
    page('/number/', 1),
    page('/template/', 1),
    page('/match/', 1),
    page('/bare/', 1, { context: {} }),
  )
  const startMs = Date.now()
  const made = madeFor(
    page('/same/', 1),
    page('/number/', 2),
    page('/template/', 1, { component: 'b.tsx' }),
    page('/match/', 1, { matchPath: '/match/*' }),
    { path: '/bare/', component: 'a.tsx' },
  )
  expect(made).toEqual(['/number/', '/template/', '/match/'])
  expect(pages.get('/same/')?.updatedAt).toBeGreaterThanOrEqual(startMs)
})

test('the nodes of the pages of an earlier process are kept', () => {
  const { store } = gatsbyWith(page('/', 1), page('/en/', 1))
  const touchNode = jest.fn()
  keepPageNodes({ actions: { touchNode } as never, store })
  expect(touchNode.mock.calls.map(([{ id }]: [{ id: string }]) => id)).toEqual(['SitePage /', 'SitePage /en/'])
})

test('pages are gone through again only when what they are made from has changed, and stay when they are not', () => {
  const { pages, store, madeFor } = gatsbyWith()
  const make = jest.fn(() => void madeFor(page('/once/', 1)))
  const startMs = Date.now()

  makeOnceFrom({ articles: ['one'] }, { store }, make)
  expect(pages.get('/once/')?.updatedAt).toBe(0)
  makeOnceFrom({ articles: ['one'] }, { store }, make)
  expect(make).toHaveBeenCalledTimes(1)
  expect(pages.get('/once/')?.updatedAt).toBeGreaterThanOrEqual(startMs)
  makeOnceFrom({ articles: ['one', 'two'] }, { store }, make)
  expect(make).toHaveBeenCalledTimes(2)
})

test('pages that could not be made are made the next time', () => {
  const failing = jest.fn(() => {
    throw new Error('no')
  })
  const { store } = gatsbyWith()
  for (let count = 1; count <= 2; count += 1)
    expect(() => makeOnceFrom({ failing: true }, { store }, failing)).toThrow('no')
  expect(failing).toHaveBeenCalledTimes(2)
})
