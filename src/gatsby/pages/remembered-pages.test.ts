import { rememberingCreatePage } from './remembered-pages'

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
