import { readContent } from '../../../test/content-files'
import { articleData, pagesData } from '../../../test/pages-data'
import { siteData } from '../../../test/site-data'
import { settingDefinitions } from '../../settings/settings'
import { collectRedirects, createRedirects, redirectsOfBuild } from './redirects'

interface StoredRedirect {
  from: string
  to?: string
  setting?: keyof typeof settingDefinitions
  middleware?: string
}

/** The redirects and the navigation of the real content, as the page query gives them. */
const realContent = () => ({
  redirects: readContent<StoredRedirect[]>('redirects.json').map(({ from, to, setting, middleware }) => ({
    from,
    to: to ?? (setting ? String(settingDefinitions[setting].default) : null),
    middleware: middleware ?? null,
  })),
  navigation: (siteData.navigation?.main ?? []).map(({ href }) => ({ href })),
})

const targets = (data: Parameters<typeof pagesData>[0]) =>
  Object.fromEntries(collectRedirects(pagesData(data)).map(({ from, to, status }) => [from, `${status} ${to}`]))

test('Every redirect of the route table of the specification holds in both languages', () => {
  expect(targets({ ...realContent(), news: [{ slug: 'ari-six-houses' }] })).toEqual({
    '/about/': '301 /about/proud-brand/',
    '/en/about/': '301 /en/about/proud-brand/',
    '/blog/': '301 /content/',
    '/en/blog/': '301 /en/content/',
    '/contact/': '301 /contact/inquiry-form/',
    '/en/contact/': '301 /en/contact/inquiry-form/',
    '/news/': '301 /about/news-activities/',
    '/en/news/': '301 /en/about/news-activities/',
    '/news/ari-six-houses/': '301 /about/news-activities/ari-six-houses/',
    '/en/news/ari-six-houses/': '301 /en/about/news-activities/ari-six-houses/',
    '/sustainability/': '301 /sustainability/concept/',
    '/en/sustainability/': '301 /en/sustainability/concept/',
    '/phuket-residences/': '302 https://phuket-residences.example.com',
    '/en/phuket-residences/': '302 https://phuket-residences.example.com',
  })
})

test('The blog address of an article leads to it under its category', () => {
  expect(targets({ articles: [articleData({ name: 'บ้านเย็น', category: { key: 'design_architecture' } })] })).toEqual({
    '/blog/บ้านเย็น/': '301 /content/design_architecture/บ้านเย็น/',
    '/en/blog/บ้านเย็น/': '301 /en/content/design_architecture/บ้านเย็น/',
  })
})

test('Old names lead to the article, in the hub and in the blog', () => {
  expect(targets({ articles: [articleData({ name: 'new', previousNames: ['old'] })] })).toEqual({
    '/content/sustainability/old/': '301 /content/sustainability/new/',
    '/en/content/sustainability/old/': '301 /en/content/sustainability/new/',
    '/blog/new/': '301 /content/sustainability/new/',
    '/en/blog/new/': '301 /en/content/sustainability/new/',
    '/blog/old/': '301 /content/sustainability/new/',
    '/en/blog/old/': '301 /en/content/sustainability/new/',
  })
})

test('In a language that the article is not written in, its old addresses lead to the hub', () => {
  expect(
    targets({ articles: [articleData({ name: 'new', previousNames: ['old'], languages: ['th'] })] }),
  ).toMatchObject({
    '/blog/new/': '301 /content/sustainability/new/',
    '/en/blog/new/': '301 /en/content/',
    '/en/blog/old/': '301 /en/content/',
    '/en/content/sustainability/old/': '301 /en/content/',
  })
})

describe('A name that another article has now', () => {
  const renamed = articleData({ name: 'new', previousNames: ['taken'] })
  const current = articleData({ name: 'taken' })

  test.each([
    ['before', [renamed, current]],
    ['after', [current, renamed]],
  ])('keeps its page and its blog address, the renamed article standing %s it', (_, articles) => {
    const found = targets({ articles })
    expect(found).not.toHaveProperty(['/content/sustainability/taken/'])
    expect(found['/blog/taken/']).toBe('301 /content/sustainability/taken/')
    expect(found['/en/blog/taken/']).toBe('301 /en/content/sustainability/taken/')
  })

  test('still redirects where it stood in another category', () => {
    const moved = articleData({ name: 'new', previousNames: ['taken'], category: { key: 'property_insight' } })
    expect(targets({ articles: [current, moved] })).toMatchObject({
      '/content/property_insight/taken/': '301 /content/property_insight/new/',
    })
  })

  test('redirects in the language alone that the page is not there in', () => {
    const thaiOnly = articleData({ name: 'taken', languages: ['th'] })
    const found = targets({ articles: [renamed, thaiOnly] })
    expect(found).not.toHaveProperty(['/content/sustainability/taken/'])
    expect(found['/en/content/sustainability/taken/']).toBe('301 /en/content/sustainability/new/')
  })
})

test('A fixed redirect never stands on the page of an article', () => {
  const redirects = [{ from: '/content/sustainability/here/', to: '/project/', middleware: null }]
  expect(targets({ redirects, articles: [articleData({ name: 'here', languages: ['th'] })] })).toMatchObject({
    '/en/content/sustainability/here/': '301 /en/project/',
  })
  expect(targets({ redirects, articles: [articleData({ name: 'here' })] })).not.toHaveProperty([
    redirects[0]?.from ?? '',
  ])
})

test('Each path is redirected once, and none to itself', () => {
  const articles = [
    articleData({ name: 'a', previousNames: ['b', 'c', 'b'] }),
    articleData({ name: 'd', previousNames: ['c'] }),
  ]
  const list = collectRedirects(pagesData({ ...realContent(), articles }))
  expect(new Set(list.map(({ from }) => from)).size).toBe(list.length)
  expect(list.filter(({ from, to }) => from === to)).toEqual([])
})

test('An unknown middleware stops the build with its name', () => {
  const redirects = [{ from: '/about/', to: null, middleware: 'elsewhere' }]
  expect(() => collectRedirects(pagesData({ redirects }))).toThrow('got "elsewhere", takes one of first-of-group')
})

test('Gatsby gets the fixed redirects, for links in the browser; servers get all', () => {
  const calls: unknown[] = []
  const redirects = [{ from: '/out/', to: 'https://www.example.com/', middleware: null }]
  createRedirects(
    { createRedirect: (redirect: unknown) => void calls.push(redirect) },
    pagesData({ redirects, articles: [articleData({ name: 'a', languages: ['th', 'en'] })] }),
  )
  expect(calls).toEqual(
    ['/out/', '/en/out/'].map((fromPath) => ({
      fromPath,
      toPath: 'https://www.example.com/',
      statusCode: 302,
      isPermanent: false,
      redirectInBrowser: true,
    })),
  )
  expect(redirectsOfBuild()).toEqual([
    ...['/out/', '/en/out/'].map((from) => ({ from, to: 'https://www.example.com/', status: 302 })),
    ...['', '/en'].map((prefix) => ({
      from: `${prefix}/blog/a/`,
      to: `${prefix}/content/sustainability/a/`,
      status: 301,
    })),
  ])
})
