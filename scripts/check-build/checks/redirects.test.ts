import type { SiteRedirect } from '../../../src/redirects/redirect-list'
import { problemsOf } from '../testing/sample-site'
import { redirectTargets } from './redirects'
import { specifiedRedirects } from './specified-redirects'

const where = 'builds/redirects.json'
const withMore = (...more: SiteRedirect[]) => ({ redirects: (list: SiteRedirect[]) => [...list, ...more] })

test('The redirects of a good site are right', async () => {
  expect(await problemsOf(redirectTargets)).toEqual([])
  expect(await problemsOf(specifiedRedirects)).toEqual([])
})

test.each<[SiteRedirect, string]>([
  [{ from: '/a/', to: '/nowhere/', status: 301 }, 'a page or file of the build'],
  [{ from: '/a/', to: '/%E0%B8/', status: 301 }, 'a page or file of the build'],
  [{ from: '/a/', to: '//example.com/', status: 301 }, 'a page or file of the build'],
  [{ from: '/a/', to: '/en/project/', status: 301 }, 'a page in the same language'],
  [{ from: '/a/', to: '/blog/', status: 301 }, 'its last stop: no redirect to a redirect'],
  [{ from: '/a/', to: '/project/', status: 302 }, '301 inside the site, 302 to outside'],
  [{ from: '/a/', to: 'https://e.com', status: 301 }, '301 inside the site, 302 to outside'],
  [{ from: '/a', to: '/project/', status: 301 }, 'a path with a slash at its start and end'],
  [{ from: '/project/', to: '/content/', status: 301 }, 'no redirect from /project/, which is a page'],
])('%j is wrong', async (redirect, wanted) => {
  const found = `${redirect.from} → ${redirect.to} (${redirect.status})`
  expect(await problemsOf(redirectTargets, withMore(redirect))).toEqual([{ where, found, wanted }])
})

test('Two redirects from one path are one too many', async () => {
  const more = withMore({ from: '/blog/', to: '/content/', status: 301 })
  expect(await problemsOf(redirectTargets, more)).toEqual([
    { where, found: '/blog/ twice', wanted: 'one redirect from a path' },
  ])
})

test.each([
  ['/about/', '/about/proud-brand/ (301)'],
  ['/en/blog/', '/en/content/ (301)'],
  ['/contact/', '/contact/inquiry-form/ (301)'],
  ['/en/news/', '/en/about/news-activities/ (301)'],
  ['/en/phuket-residences/', 'an address outside (302)'],
  ['/sustainability/', '/sustainability/concept/ (301)'],
  ['/blog/trees/', '/content/sustainability/trees/ (301)'],
  ['/en/blog/น้ำ/', '/en/content/ (301)'],
])('A missing redirect from %s is found', async (from, to) => {
  const redirects = (list: SiteRedirect[]) => list.filter((redirect) => redirect.from !== from)
  const wanted = [{ where, found: `nothing at ${from}`, wanted: `${from} → ${to}` }]
  expect(await problemsOf(specifiedRedirects, { redirects })).toEqual(wanted)
})

test('A redirect with the wrong target or status is found', async () => {
  const redirects = (list: SiteRedirect[]): SiteRedirect[] =>
    list.map((redirect) => {
      if (redirect.from === '/news/') return { ...redirect, to: '/project/' }
      return redirect.from === '/en/phuket-residences/' ? { ...redirect, status: 301 } : redirect
    })
  expect((await problemsOf(specifiedRedirects, { redirects })).map(({ found }) => found)).toEqual([
    '/news/ → /project/ (301)',
    '/en/phuket-residences/ → https://phuket.example.com (301)',
  ])
})

test('A news item needs the redirect from its old address, in its own language', async () => {
  const problems = await problemsOf(specifiedRedirects, { pages: { '/en/about/news-activities/opening/': {} } })
  expect(problems.map(({ wanted }) => wanted)).toEqual(['/en/news/opening/ → /en/about/news-activities/opening/ (301)'])
})
