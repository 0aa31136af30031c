import { createFakeGatsby } from './testing/fake-gatsby'
import { sampleArticle, sampleArticles, useTrial } from './testing/samples'

const trial = useTrial()
const names = () => trial.gatsby.nodesOf('Article').map(({ name }) => name)
const later = '2026-11-01T00:00:00.000Z'

test('an article becomes a node with every field of the API', async () => {
  trial.api.articles = [
    sampleArticle(1, {
      name: 'บ้านเย็น-by-design',
      category: 'design AND architecture',
      previousNames: ['cool-homes'],
      tags: [{ th: 'บ้านเย็น', en: 'Cool homes' }, { en: 'English only' }, {}],
      excerpt: { th: 'สรุป', en: null },
      relatedProjects: ['vehha-hua-hin'],
      updatedAt: '2026-10-02T09:00:00+07:00',
    }),
  ]
  const { infos } = await trial.gatsby.run(trial.options)
  expect(trial.gatsby.article('บ้านเย็น-by-design')).toMatchObject({
    articleId: '1',
    previousNames: ['cool-homes'],
    tags: [{ text: { th: 'บ้านเย็น', en: 'Cool homes' } }, { text: { th: null, en: 'English only' } }],
    languages: ['th', 'en'],
    title: { th: 'บทความ 1', en: 'Article 1' },
    excerpt: { th: 'สรุป', en: null },
    bodyHtml: { th: '<p>เนื้อหา 1</p>', en: '<p>Body 1</p>' },
    cover: null,
    pictures: [],
    relatedProjects: ['vehha-hua-hin'],
    relatedContents: [],
    updatedAt: '2026-10-02T02:00:00.000Z',
  })
  expect(infos).toEqual(['blog API: 1 articles, 1 fetched, 0 unchanged, 0 left out, 0 removed; 0 pictures, 0 failed'])
})

test('the four categories are there without any article, in the order of their tabs', async () => {
  await trial.gatsby.run(trial.options)
  expect(trial.gatsby.nodesOf('ArticleCategory').map(({ key, order }) => [order, key])).toEqual([
    [0, 'wellness_well-being'],
    [1, 'sustainability'],
    [2, 'design_architecture'],
    [3, 'property_insight'],
  ])
})

test('the category of an article is the id of its node', async () => {
  trial.api.articles = [sampleArticle(1)]
  await trial.gatsby.run(trial.options)
  const category = trial.gatsby.nodesOf('ArticleCategory').find(({ key }) => key === 'design_architecture')
  expect(trial.gatsby.article('article-1')?.category).toBe(category?.id)
})

test('up to ten articles are fetched by name, with the token, percent-encoded', async () => {
  trial.api.articles = [...sampleArticles(9), sampleArticle(10, { name: 'บ้าน เย็น&+' })]
  await trial.gatsby.run(trial.options)
  expect(trial.api.apiRequests()).toHaveLength(11)
  expect(trial.api.apiRequests()).toContain('/blogs/contents/name/บ้าน เย็น&+')
  expect(new Set(trial.api.headers.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer secret-token']))
})

test('at most four articles are fetched by name at a time', async () => {
  trial.api.articles = sampleArticles(10)
  let open = 0
  let most = 0
  for (const article of sampleArticles(10)) {
    trial.api.handlers.set(`/blogs/contents/name/${String(article.name)}`, (_request, response) => {
      most = Math.max(most, (open += 1))
      setTimeout(() => {
        open -= 1
        response.end(JSON.stringify({ data: article }))
      }, 20)
    })
  }
  await trial.gatsby.run(trial.options)
  expect(names()).toHaveLength(10)
  expect(most).toBe(4)
})

test('more than ten articles are fetched by pages, and no more pages than needed', async () => {
  trial.api.articles = sampleArticles(25)
  await trial.gatsby.run({ ...trial.options, pageSize: 10 })
  expect(names()).toHaveLength(25)
  expect(trial.api.apiRequests()).toEqual([
    '/blogs/contents/active',
    '/blogs/contents?page=1&limit=10',
    '/blogs/contents?page=2&limit=10',
    '/blogs/contents?page=3&limit=10',
  ])
})

test('of a long list as many articles are fetched by name as it has pages', async () => {
  trial.api.articles = sampleArticles(24)
  const options = { ...trial.options, pageSize: 2 }
  await trial.gatsby.run(options)
  const requestsFor = async (changed: number) => {
    const edited = Array.from({ length: changed }, (_, index) =>
      sampleArticle(index + 1, { updatedAt: `2026-02-${changed}T00:00:00.000Z` }),
    )
    trial.api.articles = [...edited, ...sampleArticles(24).slice(changed)]
    trial.api.requests.length = 0
    await trial.gatsby.run(options)
    return trial.api.apiRequests().slice(1)
  }
  const byName = await requestsFor(12)
  expect(byName).toHaveLength(12)
  expect(byName.every((request) => request.startsWith('/blogs/contents/name/'))).toBe(true)
  expect((await requestsFor(13))[0]).toBe('/blogs/contents?page=1&limit=2')
})

test('an article that the pages do not have is fetched by name', async () => {
  trial.api.articles = sampleArticles(12)
  trial.api.handlers.set('/blogs/contents', (_request, response) => {
    response.end(JSON.stringify({ data: sampleArticles(11), meta: { total: 11 } }))
  })
  await trial.gatsby.run(trial.options)
  expect(names()).toHaveLength(12)
  expect(trial.api.apiRequests().slice(1)).toEqual([
    '/blogs/contents?page=1&limit=100',
    '/blogs/contents/name/article-12',
  ])
})

test('pages without a total that repeat themselves come to an end', async () => {
  trial.api.articles = sampleArticles(12)
  trial.api.handlers.set('/blogs/contents', (_request, response) => {
    response.end(JSON.stringify({ data: sampleArticles(11) }))
  })
  await trial.gatsby.run(trial.options)
  expect(trial.api.apiRequests().filter((path) => path.includes('?page='))).toHaveLength(2)
  expect(names()).toHaveLength(12)
})

test('whole articles in the list are used as they are', async () => {
  trial.api.articles = sampleArticles(3)
  trial.api.listed = trial.api.articles
  await trial.gatsby.run(trial.options)
  expect(names()).toEqual(['article-1', 'article-2', 'article-3'])
  expect(trial.api.requests).toEqual(['/blogs/contents/active'])
})

test('a whole article that changed without a new time is seen', async () => {
  trial.api.listed = sampleArticles(2)
  await trial.gatsby.run(trial.options)
  trial.api.listed = [sampleArticle(1, { title: { th: 'ใหม่', en: 'New' } }), sampleArticle(2)]
  const { infos, created } = await trial.gatsby.run(trial.options)
  expect(trial.gatsby.article('article-1')?.title).toEqual({ th: 'ใหม่', en: 'New' })
  expect(created).toHaveLength(1)
  expect(infos[0]).toContain('2 articles, 1 fetched, 1 unchanged')
})

test('a second build with nothing new asks for the list alone and creates nothing', async () => {
  trial.api.articles = sampleArticles(12)
  await trial.gatsby.run(trial.options)
  trial.api.requests = []
  const { created, infos } = await trial.gatsby.run(trial.options)
  expect(trial.api.requests).toEqual(['/blogs/contents/active'])
  expect(created).toEqual([])
  expect(names()).toHaveLength(12)
  expect(infos[0]).toContain('12 articles, 0 fetched, 12 unchanged')
})

test.each([
  ['time', { updatedAt: later }],
  ['category', { category: 'Sustainability' }],
  ['name', { name: 'renamed' }],
])('after a change of the %s only that article is fetched', async (_field, change) => {
  trial.api.articles = sampleArticles(3)
  await trial.gatsby.run(trial.options)
  trial.api.requests = []
  trial.api.articles = [sampleArticle(1), sampleArticle(2, change), sampleArticle(3)]
  const { created, deleted } = await trial.gatsby.run(trial.options)
  const name = 'name' in change ? change.name : 'article-2'
  expect(trial.api.requests).toEqual(['/blogs/contents/active', `/blogs/contents/name/${name}`])
  expect(created).toEqual([trial.gatsby.article(name)?.id])
  expect(deleted).toEqual([])
})

test('a fetched article that says the same as before keeps its node', async () => {
  const list = (count: number) => sampleArticles(2).map((article) => ({ ...article, views: count }))
  trial.api.listed = list(1)
  await trial.gatsby.run(trial.options)
  trial.api.listed = list(2)
  expect((await trial.gatsby.run(trial.options)).created).toEqual([])
})

test('an article that is gone from the list loses its node', async () => {
  trial.api.articles = sampleArticles(3)
  await trial.gatsby.run(trial.options)
  trial.api.articles = sampleArticles(2)
  const { deleted, infos } = await trial.gatsby.run(trial.options)
  expect(names()).toEqual(['article-1', 'article-2'])
  expect(deleted).toHaveLength(1)
  expect(infos[0]).toContain('1 removed')
})

test('related articles are linked by node id; an unknown one is reported and skipped', async () => {
  trial.api.articles = [sampleArticle(1, { relatedContents: ['nowhere', 'article-2', 'article-1'] }), sampleArticle(2)]
  const { warnings } = await trial.gatsby.run(trial.options)
  expect(trial.gatsby.article('article-1')?.relatedContents).toEqual([trial.gatsby.article('article-2')?.id])
  expect(warnings).toEqual(['blog API: article "article-1": relatedContents "nowhere" is no active article; skipped'])
})

test('an unchanged article follows when a related one goes, and when it comes back', async () => {
  const first = sampleArticle(1, { relatedContents: ['article-2'] })
  trial.api.articles = [first, sampleArticle(2)]
  await trial.gatsby.run(trial.options)
  trial.api.articles = [first]
  trial.api.requests = []
  await trial.gatsby.run(trial.options)
  expect(trial.gatsby.article('article-1')?.relatedContents).toEqual([])
  expect(trial.api.requests).toEqual(['/blogs/contents/active'])
  trial.api.articles = [first, sampleArticle(2)]
  await trial.gatsby.run(trial.options)
  expect(trial.gatsby.article('article-1')?.relatedContents).toEqual([trial.gatsby.article('article-2')?.id])
})

test('an edit of an article touches no node but its own', async () => {
  trial.api.articles = [sampleArticle(1, { relatedContents: ['article-2'] }), sampleArticle(2)]
  await trial.gatsby.run(trial.options)
  trial.api.articles = [trial.api.articles[0], sampleArticle(2, { updatedAt: later })]
  const { created } = await trial.gatsby.run(trial.options)
  expect(created).toEqual([trial.gatsby.article('article-2')?.id])
})

const linked = sampleArticle(1, { relatedContents: ['article-2'] })

test.each([
  ['an edit', [linked, sampleArticle(2, { updatedAt: later, title: { th: 'ใหม่' } }), sampleArticle(3)]],
  ['a new article', [linked, ...sampleArticles(4).slice(1)]],
  ['a removal of one that another leads to', [linked, sampleArticle(3)]],
  ['a new name', [linked, sampleArticle(2, { name: 'renamed', updatedAt: later }), sampleArticle(3)]],
  [
    'an id that moves to another name',
    [linked, sampleArticle(3, { name: 'article-2' }), sampleArticle(2, { name: 'b' })],
  ],
])('after %s, and after its way back, a process that stays has the nodes that a new one has', async (_what, edited) => {
  const { api, gatsby, options } = trial
  const before = [linked, sampleArticle(2), sampleArticle(3)]
  // The digest tells a change of a node, and need not be that of the same node made in another way
  const byId = (each: typeof gatsby) =>
    each
      .nodesOf('Article')
      .map(({ internal: _internal, ...said }) => said)
      .sort((a, b) => (a.id < b.id ? -1 : 1))
  api.articles = before
  await gatsby.run(options)
  for (const articles of [edited, before]) {
    api.articles = articles
    await gatsby.runAgain(options)
    const other = createFakeGatsby()
    await other.run({ ...options, stateFile: other.stateFile })
    expect(byId(gatsby)).toEqual(byId(other))
    other.dispose()
  }
})

test('a process that stays reads the nodes once', async () => {
  trial.api.articles = sampleArticles(3)
  await trial.gatsby.run(trial.options)
  const reads = trial.gatsby.readsOf('Article')
  await trial.gatsby.runAgain(trial.options)
  expect(trial.gatsby.readsOf('Article')).toBe(reads)
})
