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
  const status = { plugins: {} as Record<string, object> }
  const setPluginStatus = (given: object) => (status.plugins['default-site-plugin'] = given)
  const storeIn = (directory: string) => ({ getState: () => ({ pages, program: { directory }, status }) }) as never
  const store = storeIn('/site')
  return {
    pages,
    storeIn,
    store,
    status,
    actions: { setPluginStatus } as never,
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
  const dispatch = jest.fn()
  keepPageNodes({ store: { dispatch } as never })
  expect(dispatch).toHaveBeenCalledWith({
    type: 'ENABLE_STATEFUL_SOURCE_PLUGIN',
    plugin: { name: 'internal-data-bridge' },
  })
})

/** Steps that make some pages, and count how often they are taken. */
function stepsOf({ madeFor }: ReturnType<typeof gatsbyWith>, ...wanted: Page[]) {
  const makePages = () => {
    madeFor(...wanted)
    return { hasPostponed: false }
  }
  return { makePages: jest.fn(makePages), makeRest: jest.fn() }
}

test('nothing of it shows in the pages, whose data would be other bytes', () => {
  const gatsby = gatsbyWith()
  makeOnceFrom({ shows: 'nowhere' }, gatsby, stepsOf(gatsby, page('/', 1), page('/404.html', 1)))
  for (const each of gatsby.pages.values())
    expect(Object.keys(each)).toEqual([...Object.keys(page('/', 1)), 'updatedAt'])
})

test('pages are gone through again only when what they are made from has changed, and stay when they are not', () => {
  const gatsby = gatsbyWith()
  const steps = stepsOf(gatsby, page('/once/', 1))
  const startMs = Date.now()

  makeOnceFrom({ articles: ['one'] }, gatsby, steps)
  expect(gatsby.pages.get('/once/')?.updatedAt).toBe(0)
  makeOnceFrom({ articles: ['one'] }, gatsby, steps)
  expect(steps.makePages).toHaveBeenCalledTimes(1)
  expect(steps.makeRest).toHaveBeenCalledTimes(1)
  expect(gatsby.pages.get('/once/')?.updatedAt).toBeGreaterThanOrEqual(startMs)
  makeOnceFrom({ articles: ['one', 'two'] }, gatsby, steps)
  expect(steps.makePages).toHaveBeenCalledTimes(2)
  expect(steps.makeRest).toHaveBeenCalledTimes(2)
})

/** Calls makeOnceFrom as a process does that has just begun: that of a plain build, or any other. */
function makeAnew(isPlainBuild: boolean, ...args: Parameters<typeof makeOnceFrom>): void {
  if (isPlainBuild) process.env['BUILD_KEEPS_PAGES'] = '1'
  jest.isolateModules(() => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- the module as a new process has it
    const anew = require('./remembered-pages') as { makeOnceFrom: typeof makeOnceFrom }
    anew.makeOnceFrom(...args)
  })
  delete process.env['BUILD_KEEPS_PAGES']
}

test('a development server, whose code may be other, and a process that stays go through all pages at their start', () => {
  const gatsby = gatsbyWith(page('/', 1))
  const steps = stepsOf(gatsby, page('/', 1))
  makeOnceFrom({ plain: false }, gatsby, steps)
  makeAnew(false, { plain: false }, gatsby, steps)
  makeOnceFrom({ plain: false }, gatsby, steps)
  expect(steps.makePages).toHaveBeenCalledTimes(2)
})

test('a plain build leaves all pages alone that were made from the same data in the same folder, and makes the rest', () => {
  const gatsby = gatsbyWith(page('/', 1), { ...page('/by-file/', 1), isCreatedByStatefulCreatePages: true } as never)
  const data = { articles: ['of another process'] }
  makeOnceFrom(data, gatsby, stepsOf(gatsby, page('/', 1)))
  const later = stepsOf(gatsby, page('/', 1))
  gatsby.pages.forEach((each) => (each.updatedAt = 0))
  const startMs = Date.now()

  makeAnew(true, data, gatsby, later)
  expect(later.makePages).not.toHaveBeenCalled()
  expect(later.makeRest).toHaveBeenCalledTimes(1)
  expect(gatsby.pages.get('/')?.updatedAt).toBeGreaterThanOrEqual(startMs)
  expect(gatsby.pages.get('/by-file/')?.updatedAt).toBe(0)

  makeAnew(true, data, { ...gatsby, store: gatsby.storeIn('/moved') }, later)
  expect(later.makePages).toHaveBeenCalledTimes(1)
})

test('pages that a build has left to the next one are made then, from the same data', () => {
  const gatsby = gatsbyWith(page('/', 1))
  const steps = stepsOf(gatsby, page('/', 1))
  const partly = { ...steps, makePages: jest.fn(() => ({ hasPostponed: true })) }
  makeOnceFrom({ of: 'long lists' }, gatsby, partly)
  expect(gatsby.status.plugins['default-site-plugin']).toEqual({ madeFrom: '', hasPostponed: true })
  makeOnceFrom({ of: 'long lists' }, gatsby, steps)
  expect(steps.makePages).toHaveBeenCalledTimes(1)
  expect(gatsby.status.plugins['default-site-plugin']).toMatchObject({ hasPostponed: false })
  makeOnceFrom({ of: 'long lists' }, gatsby, steps)
  expect(steps.makePages).toHaveBeenCalledTimes(1)
})

test('pages that could not be made are made the next time', () => {
  const gatsby = gatsbyWith(page('/', 1))
  const good = stepsOf(gatsby, page('/', 1))
  const bad = {
    ...good,
    makePages: jest.fn(() => {
      throw new Error('no')
    }),
  }
  makeOnceFrom({ version: 1 }, gatsby, good)
  for (let count = 1; count <= 2; count += 1) expect(() => makeOnceFrom({ version: 2 }, gatsby, bad)).toThrow('no')
  expect(bad.makePages).toHaveBeenCalledTimes(2)
  makeOnceFrom({ version: 1 }, gatsby, good)
  expect(good.makePages).toHaveBeenCalledTimes(2)
})
