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
  const found = screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  return { found, text: container.textContent }
}

test.each([0, 1])('A list of %d pages has no paging', (pageCount) => {
  expect(links(1, pageCount)).toEqual({ found: [], text: '' })
})

test('The first page leads to the next and to every page near it', () => {
  expect(links(1, 3).found).toEqual([
    ['1', '/en/content/'],
    ['2', '/en/content/page/2/'],
    ['3', '/en/content/page/3/'],
    ['Older', '/en/content/page/2/'],
  ])
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Page 2' })).not.toHaveAttribute('aria-current')
})

test('A page in the middle leads both ways, and the second back to the list itself', () => {
  const { found } = links(2, 3)
  expect(found[0]).toEqual(['Newer', '/en/content/'])
  expect(found.at(-1)).toEqual(['Older', '/en/content/page/3/'])
  expect(screen.getByRole('link', { name: 'Older' })).toHaveAttribute('rel', 'next')
})

test('The last page leads back, and not on', () => {
  links(3, 3)
  expect(screen.getByRole('link', { name: 'Newer' })).toHaveAttribute('href', '/en/content/page/2/')
  expect(screen.queryByRole('link', { name: 'Older' })).toBeNull()
})

test('Among very many pages it shows a few', () => {
  const { found, text } = links(400, 834)
  expect(found.map(([words]) => words)).toEqual(['Newer', '1', '399', '400', '401', '834', 'Older'])
  expect(text).toContain('…')
})

test('The links are a named part of the page', () => {
  links(1, 2)
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument()
})
