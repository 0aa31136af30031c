import { sitemapOptions } from './sitemap-options'

const pathsOf = (paths: string[]) =>
  sitemapOptions('https://www.example.com')
    .resolvePages({ allSitePage: { nodes: paths.map((path) => ({ path })) } })
    .map(({ path }) => path)

test('the order of the sitemap does not depend on that in which pages were made', () => {
  expect(pathsOf(['/project/', '/en/', '/about/proud-story/', '/'])).toEqual(
    pathsOf(['/', '/about/proud-story/', '/en/', '/project/']),
  )
})

test('what search engines are kept from is left out', () => {
  expect(
    pathsOf(['/', '/thank-you/', '/en/404.html', '/content/search/', '/content/sustainability/thank-you/']),
  ).toEqual(['/', '/content/sustainability/thank-you/'])
})
