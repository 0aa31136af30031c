import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from '../../../test/prebuilt-html'
import { InLanguage } from '../../../test/in-language'
import type { Language } from '../../i18n/locales'
import { fullPathOf, NotFound } from './not-found'

const notFound = (language: Language, pathname: string, search = '') => (
  <InLanguage language={language}>
    <NotFound location={{ pathname, search }} />
  </InLanguage>
)

const heading = () => screen.getByRole('heading', { level: 1 })

test.each([
  ['th', '/nowhere/', 'ไม่พบหน้า: /nowhere/'],
  ['en', '/en/nowhere/', 'Page not found: /en/nowhere/'],
] as const)('In %s the path %s is named', (language, pathname, words) => {
  render(notFound(language, pathname))
  expect(heading()).toHaveTextContent(words)
})

test.each([
  ['/<b>bold</b>/', '/<b>bold</b>/'],
  ['/%3Cimg%20src=x%20onerror=alert(1)%3E/', '/<img src=x onerror=alert(1)>/'],
  ['/%E0%B8%9A%E0%B9%89%E0%B8%B2%E0%B8%99/', '/บ้าน/'],
  ['/100%/', '/100%/'],
  ['/{{fullPath}}/', '/{{fullPath}}/'],
  ['/$t(text)/', '/$t(text)/'],
  ['/$&/', '/$&/'],
])('The path %s is put in as text: %s', (pathname, shown) => {
  render(notFound('en', pathname))
  expect(heading().textContent).toBe(`Page not found: ${shown}`)
  expect(heading().children).toHaveLength(0)
})

test('The query is part of what was not found', () => {
  expect(fullPathOf({ pathname: '/nowhere/', search: '?q=%E0%B8%81' })).toBe('/nowhere/?q=ก')
})

test.each(['/404.html', '/en/404.html'])('The prebuilt page %s holds a place for the path', (pathname) => {
  expect(fullPathOf({ pathname })).toBe('{fullPath}')
})

test('The words that a server put in stay while the page is taken over, then the path is named', async () => {
  const page = notFound('en', '/en/a<b>c/')
  const container = document.body.appendChild(document.createElement('div'))
  const prebuilt = renderToString(page)
  expect(prebuilt).toContain('Page not found: {fullPath}')
  container.innerHTML = prebuilt.replace('{fullPath}', '/en/a&lt;b&gt;c/')
  const root = await act(() => Promise.resolve(hydrateRoot(container, page)))
  expect(container.querySelector('h1')?.textContent).toBe('Page not found: /en/a<b>c/')
  act(() => root.unmount())
})

test('The page leads on to home, projects and articles', () => {
  render(notFound('en', '/en/nowhere/'))
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['/en/', '/en/project/', '/en/content/'])
})
