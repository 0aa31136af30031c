import { act, render, screen } from '@testing-library/react'
import type { PageProps } from 'gatsby'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from '../../../test/prebuilt-html'
import { InLanguage } from '../../../test/in-language'
import { pageAt } from '../../../test/page-context'
import { writeAddress } from '../../hooks/use-address'
import type { Language } from '../../i18n/locales'
import { LanguageSwitch } from './language-switch'
import { switchTarget } from './page-props'

const switchOf = (language: Language, switchPath: string, address = '/') => {
  window.history.replaceState(null, '', address)
  const location = window.location as unknown as PageProps['location']
  return (
    <InLanguage language={language}>
      <LanguageSwitch location={location} switchPath={switchPath} />
    </InLanguage>
  )
}

test.each([
  ['th', '/project/', '/en/project/', 'Read in English', 'en'],
  ['en', '/project/', '/project/', 'อ่านเป็นภาษาไทย', 'th'],
  ['th', '/', '/en/', 'Read in English', 'en'],
  ['en', '/', '/', 'อ่านเป็นภาษาไทย', 'th'],
  ['th', '/content/x/บ้าน/', '/en/content/x/%E0%B8%9A%E0%B9%89%E0%B8%B2%E0%B8%99/', 'Read in English', 'en'],
] as const)(
  'In %s the switch of %s leads to %s, in the words of that language',
  (language, path, href, name, other) => {
    render(switchOf(language, path))
    const link = screen.getByRole('link', { name })
    expect(link).toHaveAttribute('href', href)
    expect(link).toHaveAttribute('hreflang', other)
    expect(link).toHaveAttribute('lang', other)
  },
)

test('The language of the page is no link', () => {
  render(switchOf('en', '/project/'))
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByText('EN')).toHaveAttribute('aria-hidden', 'true')
})

test('Query and hash are left out of the prebuilt page and come along once it is taken over', async () => {
  const page = switchOf('th', '/project/', '/project/?tab=phuket&q=%E0%B8%81#register')
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  const link = () => container.querySelector('a')?.getAttribute('href')
  expect(link()).toBe('/en/project/')
  const root = await act(() => Promise.resolve(hydrateRoot(container, page)))
  expect(link()).toBe('/en/project/?tab=phuket&q=%E0%B8%81#register')
  act(() => root.unmount())
})

describe('Where the switch leads', () => {
  test('from a page in both languages: to the same page', () => {
    expect(switchTarget(pageAt('/project/', 'th').pageContext, 'th')).toBe('/project/')
  })

  test('from an article in one language: to the list of its category', () => {
    const { pageContext } = pageAt('/content/sustainability/a/', 'th', {
      onlyIn: ['th'],
      elsewhere: '/content/sustainability/',
    })
    render(switchOf('th', switchTarget(pageContext, 'th')))
    expect(screen.getByRole('link')).toHaveAttribute('href', '/en/content/sustainability/')
  })

  test('from a page in one language without such a list: home', () => {
    expect(switchTarget(pageAt('/a/', 'en', { onlyIn: ['en'] }).pageContext, 'en')).toBe('/')
  })

  test('from a page that was not found: home', () => {
    expect(switchTarget(pageAt('/404.html', 'en', { isNotFound: true }).pageContext, 'en')).toBe('/')
  })
})

test('What is searched for comes along, also while one types', () => {
  render(switchOf('en', '/content/search/', '/en/content/search/a%2Fb%20%E0%B8%81/?tab=sustainability'))
  const link = screen.getByRole('link')
  expect(link).toHaveAttribute('href', '/content/search/a%2Fb%20%E0%B8%81/?tab=sustainability')
  act(() => writeAddress('/en/content/search/roof/', 'replaceState'))
  expect(link).toHaveAttribute('href', '/content/search/roof/')
})
