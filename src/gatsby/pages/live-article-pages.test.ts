import { articleData, pageCollector, pagesData } from '../../../test/pages-data'
import { marks } from '../../live-article/shell'
import { createLiveArticlePages } from './live-article-pages'

const paths = ['/content/live-article/', '/en/content/live-article/']

test('the shell is made in both languages, with an article of marks and the newest articles of the language', () => {
  const { pages, createPage } = pageCollector()
  const articles = [
    articleData({ id: 'a', languages: ['th'] }),
    ...['b', 'c', 'd', 'e'].map((id) => articleData({ id, languages: ['th', 'en'] })),
  ]
  createLiveArticlePages({ createPage }, pagesData({ articles }))
  expect(pages.map(({ path }) => path)).toEqual(paths)
  expect(pages.map(({ context }) => context['related'])).toEqual([
    ['a', 'b', 'c'],
    ['b', 'c', 'd'],
  ])
  expect(pages[0]?.context).toMatchObject({ relatedProjects: [], article: { title: marks.title, name: marks.name } })
})
