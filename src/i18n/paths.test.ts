import { decodedPath, languageOf, localizedPath, paths, plainPath, withTrailingSlash } from './paths'

const pages = [
  { what: 'home', th: '/', en: '/en/' },
  { what: 'a nested page', th: '/about/proud-brand/', en: '/en/about/proud-brand/' },
  { what: 'a path without a slash at its end', th: '/project', en: '/en/project' },
  { what: 'a query', th: '/project/?tab=phuket&q=a/b', en: '/en/project/?tab=phuket&q=a/b' },
  { what: 'a hash', th: '/project/#register', en: '/en/project/#register' },
  { what: 'a query and a hash', th: '/?q=/en/#/en/', en: '/en/?q=/en/#/en/' },
  { what: 'a path that only starts like the prefix', th: '/england/', en: '/en/england/' },
  { what: 'a segment with the prefix and a hyphen', th: '/en-route/', en: '/en/en-route/' },
  { what: 'the prefix further inside', th: '/content/en/', en: '/en/content/en/' },
  { what: 'a Thai name', th: '/content/sustainability/บ้านเย็น/', en: '/en/content/sustainability/บ้านเย็น/' },
  { what: 'the 404 page', th: '/404.html', en: '/en/404.html' },
]

describe.each(pages)('A path with $what', ({ th, en }) => {
  test('is known by its language', () => {
    expect(languageOf(th)).toBe('th')
    expect(languageOf(en)).toBe('en')
  })

  test('has one plain form', () => {
    expect(plainPath(th)).toBe(th)
    expect(plainPath(en)).toBe(th)
  })

  test('is put into either language from either language', () => {
    expect(localizedPath(th, 'en')).toBe(en)
    expect(localizedPath(en, 'en')).toBe(en)
    expect(localizedPath(en, 'th')).toBe(th)
    expect(localizedPath(th, 'th')).toBe(th)
  })
})

test.each([
  ['/en', '/'],
  ['/en?q=1', '/?q=1'],
  ['/en#top', '/#top'],
])('The bare English prefix %s stands for the home page', (address, plain) => {
  expect(languageOf(address)).toBe('en')
  expect(plainPath(address)).toBe(plain)
})

test('A prefix in a query or a hash says nothing about the language', () => {
  expect(languageOf('/?next=/en/')).toBe('th')
  expect(languageOf('/#/en/')).toBe('th')
  expect(languageOf('?/en/')).toBe('th')
})

test('The prefix is known in small letters alone, as paths are', () => {
  expect(languageOf('/EN/project/')).toBe('th')
})

test.each([
  ['/project', '/project/'],
  ['/project/', '/project/'],
  ['/project?tab=phuket', '/project/?tab=phuket'],
  ['/project#register', '/project/#register'],
  ['/project?to=/a', '/project/?to=/a'],
  ['/', '/'],
  ['', '/'],
])('%s gets a slash at the end of its path: %s', (address, expected) => {
  expect(withTrailingSlash(address)).toBe(expected)
})

test('A path is compared decoded and in NFC', () => {
  expect(decodedPath(encodeURI('/content/บ้านเย็น/'))).toBe('/content/บ้านเย็น/')
  expect(decodedPath('/cafe%CC%81/')).toBe('/caf\u00e9/')
})

test.each(['/100%/', '/%E0%B8/', '/%zz/'])('A path that cannot be decoded stays as it is: %s', (path) => {
  expect(decodedPath(path)).toBe(path)
})

test('The first page of a list has no number in its path', () => {
  expect(paths.contentPage(1)).toBe('/content/')
  expect(paths.contentPage(2)).toBe('/content/page/2/')
  expect(paths.category('sustainability')).toBe('/content/sustainability/')
  expect(paths.category('sustainability', 3)).toBe('/content/sustainability/page/3/')
})

test('An article and a blog path hold the name as it is', () => {
  expect(paths.article('sustainability', 'บ้านเย็น')).toBe('/content/sustainability/บ้านเย็น/')
  expect(paths.blog('บ้านเย็น')).toBe('/blog/บ้านเย็น/')
  expect(paths.landingPage('condo-phuket')).toBe('/project/condo-phuket/')
})
