import type { Item } from './testing/blog-api-server'
import { sampleArticle, useTrial } from './testing/samples'

const trial = useTrial()
const names = () => trial.gatsby.nodesOf('Article').map(({ name }) => name)

/** Runs with a good article and another item, whole in the list. */
async function runWith(item: unknown) {
  trial.api.listed = [sampleArticle(1), item]
  return trial.gatsby.run(trial.options)
}

test.each<[string, Item, string]>([
  ['without an id', { id: null }, 'id null is missing'],
  ['with a number for an id', { id: 2 }, 'id 2 is not text'],
  ['without a title', { title: { th: ' ', en: '' } }, 'title, body'],
  [
    'with a title in one language and a body in the other',
    { title: { th: 'ก' }, body: { en: '<p>b</p>' } },
    'no language has both',
  ],
  ['with text for a title', { title: 'Title' }, 'title "Title" is not an object of languages'],
  ['with a number in its title', { title: { th: 1, en: 'x' } }, 'title.th 1 is not text'],
  ['with a body that is a list', { body: [] }, 'body [] is not an object of languages'],
  ['with text for tags', { tags: 'cool' }, 'tags "cool" is not a list'],
  ['with a tag that is text', { tags: ['cool'] }, 'tags[0] "cool" is not an object of languages'],
  ['with text for a cover', { cover: '/images/a.jpg' }, 'cover "/images/a.jpg" is not an object'],
  ['without a time', { publishedAt: null }, 'publishedAt null is missing'],
  ['with a time in words', { publishedAt: 'yesterday' }, 'publishedAt "yesterday" is not an ISO time'],
  ['with a day that does not exist', { updatedAt: '2026-02-30T00:00:00Z' }, 'updatedAt "2026-02-30T00:00:00Z" is not'],
  ['with an unknown category', { category: 'Cooking' }, 'category "Cooking" is none of Wellness & Well-Being, '],
])('a whole article %s is left out with field, value and reason', async (_what, change, reason) => {
  const { warnings, infos } = await runWith(sampleArticle(2, change))
  expect(warnings).toEqual([expect.stringContaining(reason)])
  expect(warnings[0]).toContain('article "article-2" is left out')
  expect(infos[0]).toContain('1 articles, 1 fetched, 0 unchanged, 1 left out')
  expect(names()).toEqual(['article-1'])
})

test.each([
  ['a path', '../../etc/passwd'],
  ['a backslash', 'a\\b'],
  ['a step up', '..'],
  ['the file of a page', 'index.html'],
  ['a query', 'a?b'],
  ['a fragment', 'a#b'],
  ['an encoded slash', 'a%2fb'],
  ['a NUL byte', 'a\u0000b'],
  ['a line break', 'a\r\nset-cookie: x'],
  ['decomposed letters', 'e\u0301'],
  ['half of a character', 'a\ud800'],
  ['more than 200 bytes', 'ก'.repeat(67)],
  ['nothing but a space', ' '],
])('an article whose name is %s is left out, and never asked for', async (_what, name) => {
  trial.api.articles = [sampleArticle(1), sampleArticle(2, { name })]
  const { warnings } = await trial.gatsby.run(trial.options)
  expect(warnings).toEqual([expect.stringMatching(/is left out: name /)])
  expect(names()).toEqual(['article-1'])
  expect(trial.api.requests).toEqual(['/blogs/contents/active', '/blogs/contents/name/article-1'])
})

test.each([[null], ['text'], [7], [[]]])('an item %j in the list is left out by its place', async (item) => {
  const { warnings } = await runWith(item)
  expect(warnings).toEqual([expect.stringContaining('number 2 of the list is left out')])
  expect(names()).toEqual(['article-1'])
})

test('of two articles with one name the first in the list stays', async () => {
  trial.api.listed = [sampleArticle(1), sampleArticle(2, { name: 'article-1' })]
  const { warnings } = await trial.gatsby.run(trial.options)
  expect(trial.gatsby.nodesOf('Article').map(({ articleId }) => articleId)).toEqual(['1'])
  expect(warnings).toEqual([expect.stringContaining('name "article-1" is that of an article before it')])
})

test('of two articles with one id the first in the list stays', async () => {
  trial.api.listed = [sampleArticle(1), sampleArticle(1, { name: 'other' })]
  const { warnings } = await trial.gatsby.run(trial.options)
  expect(names()).toEqual(['article-1'])
  expect(warnings).toEqual([expect.stringContaining('id "1" is that of an article before it')])
})

test('an article that takes the name of another between list and fetch is left out', async () => {
  trial.api.articles = [sampleArticle(1), sampleArticle(2)]
  trial.api.handlers.set('/blogs/contents/name/article-2', (_request, response) => {
    response.end(JSON.stringify({ data: sampleArticle(2, { name: 'article-1' }) }))
  })
  const { warnings } = await trial.gatsby.run(trial.options)
  expect(names()).toEqual(['article-1'])
  expect(warnings).toHaveLength(1)
})

test.each([
  ['status 404', 404, { error: 'none' }],
  ['data null', 200, { data: null }],
])('a listed article that is answered with %s is reported and left out', async (_what, status, body) => {
  trial.api.articles = [sampleArticle(1), sampleArticle(2)]
  trial.api.handlers.set('/blogs/contents/name/article-2', (_request, response) => {
    response.writeHead(status).end(JSON.stringify(body))
  })
  const { warnings, panics } = await trial.gatsby.run(trial.options)
  expect(warnings).toEqual([expect.stringContaining('"article-2" is left out: name "article-2" is listed, but')])
  expect(panics).toEqual([])
  expect(names()).toEqual(['article-1'])
})

test('the answer for another article than the listed one is left out', async () => {
  trial.api.articles = [sampleArticle(1)]
  trial.api.handlers.set('/blogs/contents/name/article-1', (_request, response) => {
    response.end(JSON.stringify({ data: sampleArticle(9) }))
  })
  const { warnings } = await trial.gatsby.run(trial.options)
  expect(warnings).toEqual([expect.stringContaining('id "9" is not the listed one, "1"')])
})

test('an article that breaks is not kept in its old version', async () => {
  trial.api.listed = [sampleArticle(1), sampleArticle(2)]
  await trial.gatsby.run(trial.options)
  const { infos } = await runWith(sampleArticle(2, { title: null }))
  expect(names()).toEqual(['article-1'])
  expect(infos[0]).toContain('1 left out, 1 removed')
})

test('a language without a body is dropped with its title and excerpt', async () => {
  await runWith(sampleArticle(2, { body: { th: '<p>ก</p>', en: null }, excerpt: { th: 'ก', en: 'E' } }))
  expect(trial.gatsby.article('article-2')).toMatchObject({
    languages: ['th'],
    title: { th: 'บทความ 2', en: null },
    excerpt: { th: 'ก', en: null },
  })
})

test('optional fields may be null', async () => {
  const empty = {
    previousNames: null,
    tags: null,
    excerpt: null,
    cover: null,
    relatedProjects: null,
    relatedContents: null,
  }
  const { warnings } = await runWith(sampleArticle(2, empty))
  expect(warnings).toEqual([])
  expect(trial.gatsby.article('article-2')).toMatchObject({
    previousNames: [],
    tags: [],
    cover: null,
    relatedProjects: [],
  })
})

test('a previous name that is no safe path is skipped, and the article stays', async () => {
  const { warnings } = await runWith(sampleArticle(2, { previousNames: ['good', '../bad', 'article-2'] }))
  expect(warnings).toEqual([expect.stringContaining('previousNames "../bad" has one of')])
  expect(trial.gatsby.article('article-2')?.previousNames).toEqual(['good'])
})

test('a body nested beyond all reading is named, and its article stays: the site shows its words', async () => {
  const { warnings } = await runWith(sampleArticle(2, { body: { th: '<div>'.repeat(60_000) } }))
  expect(warnings).toEqual([expect.stringContaining('leaves hundreds of elements open')])
  expect(warnings[0]?.length).toBeLessThan(400)
  expect(names()).toEqual(['article-1', 'article-2'])
})

test('a body of more bytes than an article may have is named, and the article left out', async () => {
  const { warnings } = await runWith(sampleArticle(2, { body: { th: 'ก'.repeat(170_000), en: 'Words' } }))
  expect(warnings).toEqual([expect.stringContaining('body.th')])
  expect(warnings[0]).toContain('is longer than 500000 bytes')
  expect(names()).toEqual(['article-1'])
})

test('a body just within the limit stays', async () => {
  const { warnings } = await runWith(sampleArticle(2, { body: { th: 'ก'.repeat(166_000) } }))
  expect(warnings).toEqual([])
  expect(names()).toEqual(['article-1', 'article-2'])
})
