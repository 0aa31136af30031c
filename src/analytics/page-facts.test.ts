import { factsOf } from './page-facts'

test.each([
  ['/project/', 'โครงการ | พราว', { page_path: '/project/', page_language: 'th', page_title: 'โครงการ | พราว' }],
  ['/en/', 'Proud', { page_path: '/en/', page_language: 'en', page_title: 'Proud' }],
  [
    encodeURI('/en/content/design_architecture/บ้านเย็น/'),
    'Cool homes | Proud',
    { page_path: '/en/content/design_architecture/บ้านเย็น/', page_language: 'en', page_title: 'Cool homes | Proud' },
  ],
])('%s, "%s" is told as it is', (pathname, title, expected) => {
  expect(factsOf(pathname, title, 'Heading')).toEqual(expected)
})

test('a search is told without what was searched for', () => {
  expect(
    factsOf('/en/content/search/malee%20081-234-5678/', 'Results for malee 081-234-5678 | Proud', 'Search'),
  ).toEqual({
    page_path: '/en/content/search/',
    page_language: 'en',
    page_title: 'Search',
  })
})

test('an unknown path is not told', () => {
  expect(factsOf('/en/malee@mail.example/', 'Page Not Found: /en/malee@mail.example/', 'Page not found: …')).toEqual({
    page_path: '/en/404.html',
    page_language: 'en',
    page_title: 'Page Not Found',
  })
})
