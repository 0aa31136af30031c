import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from '../../../test/prebuilt-html'
import { InLanguage } from '../../../test/in-language'
import { articleContent } from '../../live-article/article-content'
import type { LiveArticle } from '../../live-article/read-article'
import { LiveArticleView, type LiveSurroundings } from './live-article-view'

const article: LiveArticle = {
  name: 'fresh',
  category: 'sustainability',
  language: 'en',
  languages: ['en'],
  title: 'A fresh article',
  excerpt: null,
  body: '<p>Its words</p><script>alert(1)</script>',
  cover: null,
  tags: ['Trees'],
  relatedProjects: [],
  publishedAt: '2026-10-01T02:00:00.000Z',
  updatedAt: '2026-10-01T02:00:00.000Z',
}

const card = (name: string) =>
  ({
    id: name,
    name,
    title: `About ${name}`,
    readingMinutes: 2,
    publishedAt: '2026-09-01T02:00:00.000Z',
    category: { key: 'sustainability', label: 'Sustainability' },
    cover: null,
  }) as unknown as LiveSurroundings['related'][number]

const view = (surroundings: Partial<LiveSurroundings> = {}) => (
  <InLanguage language="en">
    <LiveArticleView
      article={articleContent(article, '/blog-api')}
      relatedProjects={[]}
      surroundings={{ related: [], projects: [], ...surroundings }}
    />
  </InLanguage>
)

test('an article is shown on the article page, cleaned', () => {
  const { container } = render(view())
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A fresh article')
  expect(screen.getByText('Its words')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Trees' })).toHaveAttribute('href', '/en/content/search/Trees/')
  expect(container.querySelector('script')).toBeNull()
})

test('the newest articles stand at its end, itself left out', () => {
  render(view({ related: [card('older'), card('fresh')] }))
  expect(screen.getByRole('link', { name: 'About older' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'About fresh' })).toBeNull()
})

test('what the server wrote stays while the page is taken over, whatever it is, and gives way without a complaint', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  // Where there is a window, no article is rendered before the page is taken over: the server's stands there
  container.innerHTML = renderToString(view()).replace('</div>', '<h1>The title of a moment ago</h1><hr></div>')
  const complaints: unknown[] = []
  const root = await act(() =>
    Promise.resolve(hydrateRoot(container, view(), { onRecoverableError: (error) => complaints.push(error) })),
  )
  expect(complaints).toEqual([])
  expect(container.querySelector('h1')?.textContent).toBe('A fresh article')
  expect(container.querySelectorAll('h1')).toHaveLength(1)
  act(() => root.unmount())
})
