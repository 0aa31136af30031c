import { articleData, pageCollector, pagesData } from '../../../test/pages-data'
import { createHomePage } from './home-page'

test('the home page of each language names the newest articles that are written in it', () => {
  const { pages, createPage } = pageCollector()
  const articles = [
    articleData({ id: 'english', languages: ['en'] }),
    ...['a', 'b', 'c'].map((id) => articleData({ id })),
  ]
  createHomePage({ createPage }, pagesData({ articles }))
  expect(pages.map(({ path, context }) => [path, context['newest']])).toEqual([
    ['/', ['a', 'b', 'c']],
    ['/en/', ['english', 'a', 'b']],
  ])
})
