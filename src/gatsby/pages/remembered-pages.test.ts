import { makeOnceFrom, rememberingCreatePage } from './remembered-pages'

const page = (path: string, number: number) => ({ path, component: 'a.tsx', context: { number } })

test('a page is made again only when it is asked for otherwise, or is not there any more', () => {
  const pages = new Map<string, { updatedAt: number }>()
  const createPage = jest.fn(({ path }: { path: string }) => pages.set(path, { updatedAt: 0 }))
  const store = { getState: () => ({ pages }) }
  const create = (...wanted: ReturnType<typeof page>[]) => {
    const makePage = rememberingCreatePage({ actions: { createPage } as never, store: store as never })
    wanted.forEach((each) => makePage(each))
  }
  const madeBy = (work: () => void) => {
    createPage.mockClear()
    work()
    return createPage.mock.calls.map(([{ path }]) => path)
  }

  expect(madeBy(() => create(page('/a/', 1), page('/b/', 1)))).toEqual(['/a/', '/b/'])
  pages.set('/a/', { updatedAt: 0 })
  const startMs = Date.now()
  expect(madeBy(() => create(page('/a/', 1), page('/b/', 2)))).toEqual(['/b/'])
  expect(pages.get('/a/')?.updatedAt).toBeGreaterThanOrEqual(startMs)
  pages.delete('/a/')
  expect(madeBy(() => create(page('/a/', 1), page('/b/', 2)))).toEqual(['/a/'])
})

test('pages are gone through again only when what they are made from has changed, and stay when they are not', () => {
  const pages = new Map<string, { updatedAt: number }>()
  const createPage = ({ path }: { path: string }) => pages.set(path, { updatedAt: 0 })
  const store = { getState: () => ({ pages }) } as never
  const make = jest.fn(() => rememberingCreatePage({ actions: { createPage } as never, store })(page('/once/', 1)))
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
  const store = { getState: () => ({ pages: new Map() }) } as never
  for (let count = 1; count <= 2; count += 1)
    expect(() => makeOnceFrom({ failing: true }, { store }, failing)).toThrow('no')
  expect(failing).toHaveBeenCalledTimes(2)
})
