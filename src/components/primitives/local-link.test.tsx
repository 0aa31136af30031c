import { render, screen } from '@testing-library/react'
import { InLanguage } from '../../../test/in-language'
import type { Language } from '../../i18n/locales'
import { ButtonLink } from './button-link'
import { LocalLink } from './local-link'

const linkIn = (language: Language, to: string) => {
  render(
    <InLanguage language={language}>
      <LocalLink to={to} className="entry" id="here">
        Words
      </LocalLink>
    </InLanguage>,
  )
  return screen.getByRole('link')
}

test.each([
  ['th', '/project/', '/project/'],
  ['en', '/project/', '/en/project/'],
  ['en', '/', '/en/'],
  ['en', '/project/?tab=phuket#register', '/en/project/?tab=phuket#register'],
  ['th', '/en/project/', '/project/'],
  ['en', '/en/project/', '/en/project/'],
  ['th', '/content/sustainability/บ้าน/', '/content/sustainability/%E0%B8%9A%E0%B9%89%E0%B8%B2%E0%B8%99/'],
  ['en', '/content/search/a b"<c>/', '/en/content/search/a%20b%22%3Cc%3E/'],
  ['th', 'javascript:alert(1)', '/javascript:alert(1)'],
] as const)('In %s a link to %s leads to %s', (language, to, href) => {
  expect(linkIn(language, to).getAttribute('href')).toBe(href)
})

test('A link keeps its words and attributes', () => {
  expect(linkIn('en', '/project/')).toHaveAccessibleName('Words')
  expect(screen.getByRole('link')).toHaveClass('entry')
  expect(screen.getByRole('link')).toHaveAttribute('id', 'here')
})

test.each([
  ['th', 'Words (เปิดเว็บไซต์อื่น)'],
  ['en', 'Words (opens another site)'],
] as const)('In %s a link to outside says so, and does not hand the page over', (language, name) => {
  const link = linkIn(language, 'https://investor.example.com/x?a=1')
  expect(link).toHaveAttribute('href', 'https://investor.example.com/x?a=1')
  expect(link).toHaveAttribute('rel', 'noopener')
  expect(link).not.toHaveAttribute('target')
  expect(link).toHaveClass('entry')
  expect(link).toHaveAccessibleName(name)
})

test('A button link is a link in the look of a button', () => {
  render(
    <InLanguage language="en">
      <ButtonLink to="/project/" kind="quiet">
        All projects
      </ButtonLink>
    </InLanguage>,
  )
  expect(screen.getByRole('link', { name: 'All projects' })).toHaveAttribute('href', '/en/project/')
  expect(screen.getByRole('link')).toHaveClass('button', 'quiet')
})
