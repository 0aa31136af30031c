import { render, screen } from '@testing-library/react'
import { InLanguage } from '../../../test/in-language'
import { paths } from '../../i18n/paths'
import { Paging } from './paging'

function links(page: number, pageCount: number) {
  const { container } = render(
    <InLanguage language="en">
      <Paging page={page} pageCount={pageCount} pathOf={paths.contentPage} />
    </InLanguage>,
  )
  const found = screen.queryAllByRole('link').map((link) => [link.getAttribute('rel'), link.getAttribute('href')])
  return { found, text: container.textContent }
}

test.each([0, 1])('A list of %d pages has no paging', (pageCount) => {
  expect(links(1, pageCount)).toEqual({ found: [], text: '' })
})

test('The first page leads to the next alone', () => {
  expect(links(1, 3).found).toEqual([['next', '/en/content/page/2/']])
})

test('A page in the middle leads both ways, and the second back to the list itself', () => {
  const { found, text } = links(2, 3)
  expect(found).toEqual([
    ['prev', '/en/content/'],
    ['next', '/en/content/page/3/'],
  ])
  expect(text).toContain('Page 2 of 3')
})

test('The last page leads back alone', () => {
  expect(links(3, 3).found).toEqual([['prev', '/en/content/page/2/']])
})

test('The links are a named part of the page', () => {
  links(1, 2)
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument()
})
