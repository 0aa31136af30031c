import { cleanArticleHtml } from '../../article-html/clean-article-html'
import { feedItem, type FeedArticle } from './feed-items'
import { feedOptions, feedPath } from './feed-options'
import { withoutBuildTime } from './steady-feeds'

/** The package that gatsby-plugin-feed writes XML with. */
const RSS = jest.requireActual<new (options: object) => { item: (item: object) => { xml: () => string }; xml: () => string }>('rss') // prettier-ignore

const site = 'https://www.example.com'

const article = (fields: Partial<FeedArticle> = {}, html = '<p>Words</p>'): FeedArticle => ({
  articleId: '42',
  name: 'บ้านเย็น',
  title: 'Cool homes',
  excerpt: 'How to keep cool',
  content: cleanArticleHtml(html),
  publishedAt: '2026-10-01T02:00:00.000Z',
  updatedAt: '2026-10-02T02:00:00.000Z',
  category: { key: 'design_architecture', label: 'Design & Architecture' },
  tags: [{ text: 'Cool homes' }, { text: null }],
  cover: null,
  pictures: [],
  ...fields,
})

const picture = (url: string, src: string) => ({
  url,
  file: { childImageSharp: { gatsbyImageData: { images: { fallback: { src } } } } },
})

const textOf = (html: string, fields: Partial<FeedArticle> = {}): string => {
  const [element] = feedItem(article(fields, html), 'en', site).custom_elements
  return (element as { 'content:encoded': { _cdata: string } })['content:encoded']._cdata
}

test('An article is an item with its absolute address, category and tags', () => {
  expect(feedItem(article(), 'en', site)).toMatchObject({
    title: 'Cool homes',
    url: `${site}/en/content/design_architecture/%E0%B8%9A%E0%B9%89%E0%B8%B2%E0%B8%99%E0%B9%80%E0%B8%A2%E0%B9%87%E0%B8%99/`,
    guid: 'www.example.com article 42 en',
    categories: ['Design & Architecture', 'Cool homes'],
    date: '2026-10-01T02:00:00.000Z',
  })
})

test('The text is whole, all of its addresses absolute', () => {
  const pictures = [picture('/images/a.jpg', '/static/a-1280.webp')]
  const html = '<p><a href="/project/">p</a> <a href="#s-a">h</a></p><img src="/images/a.jpg" alt="A"><img src="/images/b.jpg">'
  expect(textOf(html, { pictures })).toBe(
    `<p><a href="${site}/en/project/">p</a> ` +
      `<a href="${feedItem(article(), 'en', site).url}#s-a">h</a></p>` +
      `<p><img src="${site}/static/a-1280.webp" alt="A"></p>`,
  )
}) // prettier-ignore

test('The cover comes first, a video is a link', () => {
  const cover = { ...picture('/images/c.jpg', '/static/c.webp'), alt: 'A "house"' }
  expect(textOf('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="Film"></iframe>', { cover })).toBe(
    `<p><img src="${site}/static/c.webp" alt="A &quot;house&quot;"></p>` +
      '<p><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Film</a></p>',
  )
})

const hostile = 'a ]]> <script>alert(1)</script> & \u0000 \u0008 \ufffe \ud800 "b"'

test('Hostile words are words, in every part of an item, and the XML has nothing that XML cannot hold', () => {
  const item = feedItem(
    article({ title: hostile, excerpt: hostile, articleId: hostile, tags: [{ text: hostile }] }, `<p>${hostile}</p>`),
    'en',
    site,
  )
  const xml = new RSS({ title: 'x', site_url: site, feed_url: site }).item(item).xml()
  // eslint-disable-next-line no-control-regex -- what may not be there
  expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])/)
  expect(xml).not.toContain('<script>')
  const sections = xml.match(/<!\[CDATA\[[\s\S]*?\]\]>/g) ?? []
  const outside = sections.reduce((text, section) => text.replace(section, ''), xml)
  expect(outside).not.toContain(']]>')
  expect(outside).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;|#)/)
})

test('Each language has a feed, which its own pages alone name', () => {
  const { feeds } = feedOptions(site)
  expect(feeds.map(({ output }) => output)).toEqual(['/rss.xml', '/en/rss.xml'])
  const matching = (path: string) => feeds.filter(({ match }) => new RegExp(match).test(path)).map(({ output }) => output)
  expect(matching('/')).toEqual([feedPath('th')])
  expect(matching('/england/')).toEqual([feedPath('th')])
  expect(matching('/en/')).toEqual([feedPath('en')])
  expect(matching('/en/content/')).toEqual([feedPath('en')])
  expect(matching('/404.html')).toEqual([feedPath('th')])
}) // prettier-ignore

test('A feed names the newest change, and not the time of the build', () => {
  const [, english] = feedOptions(site).feeds
  const nodes = [article(), article({ updatedAt: '2026-11-01T02:00:00.000Z' }), article()]
  const query = { articles: nodes, siteFacts: { name: 'Proud', description: 'Homes' } }
  const options = english?.setup({ query, title: 'New articles' })
  expect(options).toMatchObject({
    title: 'Proud: New articles',
    site_url: `${site}/en/content/`,
    feed_url: `${site}/en/rss.xml`,
    pubDate: '2026-11-01T02:00:00.000Z',
  })
  const xml = withoutBuildTime(new RSS(options ?? {}).xml())
  expect(xml).not.toContain('lastBuildDate')
  expect(xml).toContain('<pubDate>Sun, 01 Nov 2026 02:00:00 GMT</pubDate>')
})

test('A feed without articles stands', () => {
  const [thai] = feedOptions(site).feeds
  const query = { articles: [], siteFacts: null }
  expect(thai?.serialize({ query })).toEqual([])
  expect(thai?.setup({ query, title: 'บทความใหม่' }).pubDate).toBeUndefined()
})
