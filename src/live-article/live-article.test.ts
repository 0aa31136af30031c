import type { ArticleTree } from '../article-html/article-tree'
import type { BlogArticle } from '../clients/blog-client'
import { readArticleAddress } from './article-address'
import { articleContent } from './article-content'
import { livePictureAddress } from './live-pictures'
import { placeOf, readLiveArticle } from './read-article'

const whole: BlogArticle = {
  id: '7',
  name: 'บ้านใหม่',
  category: 'design AND architecture',
  tags: [{ th: 'ป้าย', en: null }, { en: 'Tag' }, null, { th: 'ป้าย' }],
  title: { th: 'บ้านใหม่', en: 'A new house' },
  excerpt: { th: 'ย่อ' },
  body: {
    th: '<p>หนึ่ง</p><script>alert(1)</script><img src="/images/a.jpg" alt="ก"><img src="https://x.example/b.jpg">',
    en: '<p onclick="alert(1)">One</p>',
  },
  cover: { url: '/images/c.jpg', alt: { th: 'ปก' } },
  publishedAt: '2026-10-01T09:00:00+07:00',
  updatedAt: '2026-10-01',
}

test.each([
  ['/content/sustainability/a/', { category: 'sustainability', name: 'a', language: 'th' }],
  ['/en/content/sustainability/a/', { category: 'sustainability', name: 'a', language: 'en' }],
  ['/blog/a/', { category: null, name: 'a', language: 'th' }],
  ['/en/blog/บ้าน/', { category: null, name: 'บ้าน', language: 'en' }],
  ['/content/gardening/a/', null],
  ['/content/sustainability/', null],
  ['/content/sustainability/a', null],
  ['/content/sustainability/page/2/', null],
  ['/content/search/a/', null],
  ['/content/tag/a/', null],
  ['/blog/', null],
  ['/blog/a/b/', null],
])('the path %s is read', (path, address) => {
  expect(readArticleAddress(path)).toEqual(address)
})

test('an article is read in a language, by the rules of the contract', () => {
  const article = readLiveArticle(whole, 'th')
  expect(article).toMatchObject({
    category: 'design_architecture',
    languages: ['th', 'en'],
    title: 'บ้านใหม่',
    excerpt: 'ย่อ',
    cover: { url: '/images/c.jpg', alt: 'ปก' },
    tags: ['ป้าย'],
    publishedAt: '2026-10-01T02:00:00.000Z',
  })
  expect(article && placeOf(article)).toBe('/content/design_architecture/บ้านใหม่/')
  expect(readLiveArticle(whole, 'en')).toMatchObject({ title: 'A new house', excerpt: null, tags: ['Tag'] })
})

test.each([
  ['an unknown category', { category: 'Gardening' }],
  ['no date', { publishedAt: undefined }],
  ['a date that does not exist', { publishedAt: '2026-02-30' }],
  ['no title in the language', { title: { en: 'x' } }],
  ['an empty body in the language', { body: { th: '  ', en: 'x' } }],
  ['a title that is no text', { title: { th: 7 } }],
  ['a name that is no path segment', { name: '/evil.example/' }],
  ['a name of steps', { name: '..' }],
  ['no id', { id: undefined }],
  ['a body that is too long to clean', { body: { th: 'ก'.repeat(200_000) } }],
  ['no time of change', { updatedAt: 'yesterday' }],
])('an article with %s is none', (_, fields) => {
  expect(readLiveArticle({ ...whole, ...fields }, 'th')).toBeNull()
})

test.each([
  { tags: 'x', cover: 'x', excerpt: 'x' },
  { tags: null, cover: null, excerpt: null },
  { tags: [7, [], { th: {} }], cover: { url: 7 }, excerpt: { th: [] } },
])('optional fields of another shape are left out: %j', (fields) => {
  const article = readLiveArticle({ ...whole, ...fields }, 'th')
  expect(article).toMatchObject({ tags: [], cover: null, excerpt: null })
})

test.each([
  ['/images/a.jpg', '/blog-api', '/blog-api/images/a.jpg'],
  ['/images/a.jpg', 'https://cms.example/api/', 'https://cms.example/api/images/a.jpg'],
  ['https://cms.example/elsewhere/a.jpg', 'https://cms.example/api', 'https://cms.example/elsewhere/a.jpg'],
  ['https://other.example/a.jpg', 'https://cms.example/api', null],
  ['https://other.example/a.jpg', '/blog-api', null],
  ['http://site.invalid/a.jpg', '/blog-api', null],
  ['//other.example/a.jpg', '/blog-api', null],
  ['/images/../blogs/contents/active', '/blog-api', null],
  ['/private/a.jpg', '/blog-api', null],
  ['/images\\..\\a.jpg', '/blog-api', null],
  ['data:image/png;base64,AA', '/blog-api', null],
  ['javascript:alert(1)', '/blog-api', null],
])('the picture %s of the API %s is at %s', (url, apiUrl, address) => {
  expect(livePictureAddress(url, apiUrl)).toBe(address)
})

test('what is shown is cleaned, its pictures come from the API, its words stay', () => {
  const article = readLiveArticle(whole, 'th')
  const content = article && articleContent(article, '/blog-api')
  const tree = content?.content as unknown as ArticleTree
  expect(JSON.stringify(tree)).not.toMatch(/script|alert|onclick|x\.example/)
  expect(JSON.stringify(tree)).toContain('หนึ่ง')
  expect(
    content?.pictures.map(({ url, file }) => [url, file?.childImageSharp?.gatsbyImageData.images.fallback?.src]),
  ).toEqual([['/images/a.jpg', '/blog-api/images/a.jpg']])
  expect(content?.cover?.file?.childImageSharp?.gatsbyImageData.images.fallback?.src).toBe('/blog-api/images/c.jpg')
  expect(content).toMatchObject({ category: { label: 'ดีไซน์และสถาปัตยกรรม' }, readingMinutes: 1, projects: [] })
})
