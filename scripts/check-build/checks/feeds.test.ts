import { xmlProblem } from '../base/xml'
import { problemsOf, sampleFeed } from '../testing/sample-site'
import { feedLinks, feeds } from './feeds'

const found = async (files: Record<string, string | null>) => (await problemsOf(feeds, { files })).map((problem) => problem.found) // prettier-ignore

test('A good site has a feed in each language, which its pages name', async () => {
  expect(await problemsOf(feeds)).toEqual([])
  expect(await problemsOf(feedLinks)).toEqual([])
})

test('A feed that is not there is found', async () => {
  expect(await found({ 'public/en/rss.xml': null })).toEqual(['no such file'])
})

test('A feed that lacks an article is found', async () => {
  expect(await found({ 'public/rss.xml': sampleFeed(['/content/sustainability/trees/']) })).toEqual(['1 items'])
})

test.each([
  '/content/sustainability/trees/',
  '/en/content/sustainability/gone/',
  '/en/project/',
  '/en/content/sustainability/trees',
])('An item of the English feed that leads to %s is found', async (path) => {
  const address = `https://www.example.com${path}`
  expect(await found({ 'public/en/rss.xml': sampleFeed([path]) })).toEqual([`an item at ${address}`])
})

test('A feed with the time of the build is found', async () => {
  const xml = sampleFeed(['/en/content/sustainability/trees/']).replace('<item>', '<lastBuildDate>now</lastBuildDate><item>') // prettier-ignore
  expect(await found({ 'public/en/rss.xml': xml })).toEqual(['the time of the build'])
})

const link = (href: string) => `<link rel="alternate" type="application/rss+xml" href="${href}">`

test.each([link('/en/rss.xml'), link('/rss.xml')])('A page with one feed more is found', async (head) => {
  expect((await problemsOf(feedLinks, { pages: { '/': { head } } })).map(({ where }) => where)).toEqual(['/'])
})

test.each([
  ['<?xml version="1.0"?><a b="c">d &amp; e<f/><![CDATA[ < & ]]></a>', null],
  ['<a></a>', 'does not start with <?xml'],
  ['<?xml version="1.0"?><a><b></a></b>', 'ends <a>, which is not open'],
  ['<?xml version="1.0"?><a>', 'leaves <a> open'],
  ['<?xml version="1.0"?><a>b & c</a>', 'has "& c"'],
  ['<?xml version="1.0"?><a>]]></a>', 'has "]]>"'],
  ['<?xml version="1.0"?><a><![CDATA[ \u0008 ]]></a>', 'has "\\b ]]>"'],
  ['<?xml version="1.0"?><a>1 < 2</a>', 'has a < that starts nothing'],
])('XML %j: %s', (xml, problem) => {
  expect(xmlProblem(xml)).toBe(problem)
})
