import { dataLine, goodData, sampleCardPath, sampleIcon, sampleOrigin, shareLines } from '../testing/sample-head'
import { problemsOf } from '../testing/sample-site'
import { shareTags } from './share-tags'
import { siteFiles } from './site-files'
import { sitemap } from './sitemap'
import { structuredData } from './structured-data'

const article = '/en/content/sustainability/trees/'
const [facts = {}, crumbs = {}] = goodData(article)
const found = (problems: { found: string }[]) => problems.map((problem) => problem.found)

const withData = async (data: readonly object[], path = article) =>
  found(await problemsOf(structuredData, { pages: { [path]: { data } } }))

test.each([
  ['a type that schema.org does not have', { '@type': 'Artikel' }, '@type Artikel'],
  ['a property that the type does not have', { bedrooms: 2 }, 'Article.bedrooms'],
  ['a text where a thing belongs', { author: 'Proud' }, '"Proud"'],
  ['a thing of another kind', { author: { '@type': 'Place', name: 'x' } }, '{"@type":"Place","name":"x"}'],
  ['a date that is none', { datePublished: '1 October' }, '"1 October"'],
  ['a fault within a thing', { author: { '@type': 'Organization', name: 'x', url: 'https://x.example', size: 3 } }, 'Organization.size'], // prettier-ignore
  ['what Google needs and is not there', { headline: undefined }, 'Article without headline'],
])('JSON-LD with %s is found', async (_, change, wanted) => {
  expect(await withData([{ ...facts, ...change }, crumbs])).toContain(wanted)
})

test('An inherited property, a subtype and a member of an enumeration are no faults', async () => {
  const offer = {
    '@type': 'AggregateOffer',
    lowPrice: 1,
    priceCurrency: 'THB',
    availability: 'https://schema.org/InStock',
  }
  const home = { '@type': 'RealEstateListing', name: 'x', url: `${sampleOrigin}/`, mainEntity: { '@id': '#x' } }
  const place = { '@type': 'SingleFamilyResidence', name: 'Heading of the page', address: { '@type': 'PostalAddress' } }
  const main = '<p>Homes from 0 million baht</p>'
  const data = [facts, crumbs, { ...home, offers: offer }, place]
  expect(await problemsOf(structuredData, { pages: { [article]: { data, main } } })).toEqual([])
})

test('JSON-LD that says what the page does not show is found', async () => {
  expect(await withData([{ ...facts, headline: 'Something else' }, crumbs])).toEqual([
    expect.stringContaining('Something else'),
  ])
  const offer = { '@type': 'AggregateOffer', lowPrice: 3_690_000, priceCurrency: 'THB' }
  expect(await withData([facts, crumbs, offer])).toEqual([expect.stringContaining('3690000')])
})

test('A page without the facts of its kind, without breadcrumbs or with wrong ones is found', async () => {
  expect(await withData([])).toEqual(['no Article', 'no BreadcrumbList'])
  const elsewhere = JSON.parse(JSON.stringify(crumbs).replaceAll(article, '/en/nowhere/')) as object
  expect(await withData([facts, elsewhere])).toEqual([
    expect.stringContaining('/en/nowhere/'),
    `breadcrumbs end at ${sampleOrigin}/en/nowhere/`,
  ])
})

test('JSON-LD that cannot be read, or stands on a hidden page, is found', async () => {
  const broken = { data: [], head: '<script type="application/ld+json">{</script>' }
  expect(found(await problemsOf(structuredData, { pages: { [article]: broken } }))).toEqual([
    expect.stringMatching(/^JSON-LD: /),
  ])
  const hidden = { addresses: '<meta name="robots" content="noindex">', head: dataLine([facts]) }
  expect(found(await problemsOf(structuredData, { pages: { [article]: hidden } }))).toEqual(['JSON-LD'])
})

const share = { path: '/en/', title: 'A', description: 'B', isHidden: false }
const withShare = async (line: string) =>
  found(await problemsOf(shareTags, { pages: { '/en/': { title: 'A | Sample', description: 'B', share: line } } }))

test('Other words than those of the page, a tag that is missing, a tag that stands twice are found', async () => {
  expect(await withShare(shareLines(share))).toEqual([])
  expect(await withShare(shareLines({ ...share, title: 'C' }))).toEqual(['og:title C'])
  expect(await withShare(shareLines(share).replace(/<meta name="twitter:card"[^>]*>/, ''))).toEqual(['no twitter:card'])
  expect(await withShare(`${shareLines(share)}<meta property="og:url" content="${sampleOrigin}/en/">`)).toEqual([
    `og:url ${sampleOrigin}/en/, ${sampleOrigin}/en/`,
  ])
})

test('A card that is not there, or of another size, is found', async () => {
  expect(await withShare(shareLines(share).replace(sampleCardPath, '/x.jpg'))).toEqual([
    `og:image ${sampleOrigin}/x.jpg`,
  ])
  const files = { [`public${sampleCardPath}`]: sampleIcon }
  const problems = await problemsOf(shareTags, { files })
  expect(new Set(found(problems))).toEqual(new Set([`${sampleOrigin}${sampleCardPath}: png, 1 × 1`]))
})

test.each([
  ['robots.txt that is not there', { 'public/robots.txt': null }, 'no file'],
  ['robots.txt that shuts robots out', { 'public/robots.txt': `Disallow: /\nSitemap: ${sampleOrigin}/sitemap-index.xml` }, 'Disallow: /'], // prettier-ignore
  ['llms.txt that names no page', { 'public/llms.txt': `# ตัวอย่าง\n[x](${sampleOrigin}/x/)` }, `${sampleOrigin}/x/`],
  ['llms.txt in the other language', { 'public/en/llms.txt': '# ตัวอย่าง\n' }, 'another heading'],
  ['an icon of another size', { 'public/site.webmanifest': '{"lang":"th","start_url":"/","icons":[{"src":"/icon.png","sizes":"2x2"}]}' }, '/icon.png: 1x1'], // prettier-ignore
  ['a manifest of the other language', { 'public/en/site.webmanifest': '{"lang":"th","start_url":"/","icons":[{"src":"/icon.png","sizes":"1x1"}]}' }, 'lang th, start_url /'], // prettier-ignore
])('%s is found', async (_, files, wanted) => {
  expect(found(await problemsOf(siteFiles, { files }))).toEqual([wanted])
})

test('On a staging build robots.txt shuts robots out', async () => {
  const robots = (text: string) => ({ files: { 'public/robots.txt': text } })
  expect(found(await problemsOf(siteFiles, robots('Allow: /'), true))).toEqual(['no line "Disallow: /"'])
  expect(await problemsOf(siteFiles, robots('User-agent: *\nDisallow: /\n'), true)).toEqual([])
})

test('A sitemap entry without its other language, with a wrong time or a lost picture is found', async () => {
  const entry = `<url><loc>${sampleOrigin}/project/</loc><lastmod>soon</lastmod><image:image><image:loc>${sampleOrigin}/a.jpg</image:loc></image:image></url>`
  const problems = await problemsOf(sitemap, { files: { 'public/sitemap-0.xml': `<urlset>${entry}</urlset>` } })
  expect(found(problems)).toEqual(
    expect.arrayContaining([
      `${sampleOrigin}/project/ without its other language`,
      `${sampleOrigin}/project/ changed soon`,
      `${sampleOrigin}/project/ with the picture ${sampleOrigin}/a.jpg`,
    ]),
  )
})
