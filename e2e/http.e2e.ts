import type { SiteRedirect } from '../src/redirects/redirect-list'
import { ask } from './support/ask'
import { addressOf, siteAddress } from './support/site-address'

const textOf = async (path: string) => (await ask(path)).body.toString()

describe('the slash rule', () => {
  it.each([
    ['/project', '/project/'],
    ['/en', '/en/'],
    ['/en/project?a=1&b=2', '/en/project/?a=1&b=2'],
    [
      encodeURI('/content/design_architecture/บ้านเย็น-by-design'),
      encodeURI('/content/design_architecture/บ้านเย็น-by-design/'),
    ],
  ])('leads from %s to %s for good', async (from, to) => {
    const { status, headers } = await ask(from)
    expect([status, headers.location]).toEqual([301, to])
    expect((await ask(to)).status).toBe(200)
  })

  it('leaves files alone', async () => {
    expect((await ask('/sitemap-index.xml')).status).toBe(200)
    expect((await ask('/no-such-file.js')).status).toBe(404)
  })

  it.each([
    '//example.com',
    '//example.com/',
    '/\\example.com',
    '/%5Cexample.com',
    '/%2Fexample.com',
    '/.//example.com',
  ])('never leads to another host: %s', async (path) => {
    const { location } = (await ask(path)).headers
    if (location) expect(new URL(location, 'http://own.invalid').host).toBe('own.invalid')
  })

  it.each([
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/package.json',
    '/content/../../package.json',
    '/.env',
    '/%00',
    '/%ff',
  ])('never answers what is not of the site: %s', async (path) => {
    const { status } = await ask(path)
    expect([301, 400, 404]).toContain(status)
    if (status === 301) expect((await ask((await ask(path)).headers.location ?? '/')).status).toBe(404)
  })
})

describe('the redirects of the build', () => {
  it('each lead to their target in one hop, with or without the slash', async () => {
    const redirects = JSON.parse(await textOf('/builds/redirects.json')) as SiteRedirect[]
    expect(redirects.length).toBeGreaterThan(20)
    for (const { from, to, status } of redirects) {
      const target = status === 302 ? new URL(to).href : encodeURI(to)
      for (const path of [from, from.replace(/\/$/, '')]) {
        const answer = await ask(encodeURI(path))
        expect([path, answer.status, answer.headers.location]).toEqual([path, status, target])
      }
    }
  })

  it('keep the query inside the site', async () => {
    expect((await ask('/blog/?utm_source=x&a=%20')).headers.location).toBe('/content/?utm_source=x&a=%20')
  })

  it('lead to pages that are there', async () => {
    const redirects = JSON.parse(await textOf('/builds/redirects.json')) as SiteRedirect[]
    const articles = redirects.filter(({ to }) => /^(\/en)?\/content\//.test(to))
    expect(articles.length).toBeGreaterThan(10)
    for (const { to } of articles) expect([to, (await ask(encodeURI(to))).status]).toEqual([to, 200])
  })

  it('lead to the hub from an article that is not in the language, and from one that is not there', async () => {
    for (const name of ['น้ำกับการพักใจ', 'no-such-article']) {
      const answer = await ask(encodeURI(`/en/content/wellness_well-being/${name}/`))
      expect([answer.status, answer.headers.location]).toEqual([302, '/en/content/'])
    }
  })

  it('lead to the right category of an article', async () => {
    const { status, headers } = await ask('/content/sustainability/morning-light-at-home/')
    expect([status, headers.location]).toEqual([301, '/content/wellness_well-being/morning-light-at-home/'])
  })
})

describe('caching and compression', () => {
  const kinds = async () => {
    const html = await textOf('/')
    const first = (expression: RegExp) => expression.exec(html)?.[1] ?? 'not found in the page'
    return {
      page: '/',
      data: '/page-data/index/page-data.json',
      script: first(/ (\/app-[0-9a-f]+\.js)/),
      font: first(/href="(\/fonts\/[^"]+\.woff2)"/),
      picture: first(/src="(\/static\/[^"]+\.webp)"/),
    }
  }

  it('pages and their data are asked for again each time, hashed files never', async () => {
    const { page, data, script, font, picture } = await kinds()
    for (const path of [page, data]) {
      expect((await ask(path)).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    }
    for (const path of [script, font, picture]) {
      const { status, headers } = await ask(path)
      expect([path, status, headers['cache-control']]).toEqual([path, 200, 'public, max-age=31536000, immutable'])
    }
    expect((await ask('/builds/latest.json')).headers['cache-control']).toBe('no-store')
  })

  it.each(['br', 'gzip'])(
    'pages, data and scripts come as %s to those who take it, and say that it varies',
    async (encoding) => {
      const { page, data, script } = await kinds()
      for (const path of [page, data, script]) {
        const plain = await ask(path)
        const packed = await ask(path, { 'accept-encoding': encoding })
        expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, encoding])
        expect(packed.headers.vary).toMatch(/accept-encoding/i)
        expect(packed.body.length).toBeLessThan(plain.body.length / 1.5)
        expect(packed.headers.etag).not.toBe(plain.headers.etag)
      }
    },
  )

  it('fonts and pictures are not packed a second time', async () => {
    const { font, picture } = await kinds()
    for (const path of [font, picture]) {
      expect((await ask(path, { 'accept-encoding': 'br, gzip' })).headers['content-encoding']).toBeUndefined()
    }
  })

  it('a page that has not changed is answered 304 without a body', async () => {
    const { headers } = await ask('/', { 'accept-encoding': 'br' })
    const again = await ask('/', { 'accept-encoding': 'br', 'if-none-match': headers.etag ?? '' })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  it('HEAD answers as GET does, without the body', async () => {
    const get = await ask('/project/')
    const head = await ask('/project/', {}, 'HEAD')
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
      200,
      get.headers['content-length'],
      0,
    ])
  })

  it('other methods are refused, with those that are taken', async () => {
    const { status, headers } = await ask('/project/', {}, 'POST')
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })
})

describe('health', () => {
  it('the process is alive, and ready with the release of the build', async () => {
    const latest = JSON.parse(await textOf('/builds/latest.json')) as { id: string }
    expect(JSON.parse(await textOf('/healthz'))).toEqual({ data: { alive: true } })
    expect(JSON.parse(await textOf('/readyz'))).toMatchObject({ data: { ready: true, release: latest.id } })
    expect((await ask('/readyz')).headers['cache-control']).toBe('no-store')
  })
})

describe('the embedded blog API', () => {
  const bearer = { authorization: 'Bearer public' }
  const contents = '/blog-api/blogs/contents'

  it('refuses whoever has no bearer token, or another', async () => {
    for (const headers of [undefined, { authorization: 'Bearer wrong' }, { authorization: 'public' }]) {
      const { status, body } = await ask(`${contents}/active`, headers)
      expect(status).toBe(401)
      expect(JSON.parse(body.toString())).toMatchObject({ error: { code: expect.any(String) as string } })
    }
  })

  it('lists the articles that the site has pages of', async () => {
    const { data } = JSON.parse((await ask(`${contents}/active`, bearer)).body.toString()) as {
      data: { id: string; name: string; category: string; updatedAt: string }[]
    }
    expect(data.length).toBeGreaterThan(10)
    for (const { name } of data) {
      const { status, headers } = await ask(encodeURI(`/blog/${name}/`))
      expect([name, status]).toEqual([name, 301])
      expect((await ask(headers.location ?? '')).status).toBe(200)
    }
  })

  it('answers an article by its Thai name, and 404 for none', async () => {
    const name = encodeURIComponent('บ้านเย็น-by-design')
    expect((await ask(`${contents}/name/${name}`, bearer)).status).toBe(200)
    expect((await ask(`${contents}/name/no-such`, bearer)).status).toBe(404)
    expect((await ask(`${contents}/name/..%2F..%2Fsite`, bearer)).status).toBe(404)
  })

  it('finds articles by a Thai word', async () => {
    const path = `${contents}/search/${encodeURIComponent('หัวหิน')}?language=th`
    const { data } = JSON.parse((await ask(path, bearer)).body.toString()) as { data: { name: string }[] }
    expect(data.map(({ name }) => name)).toContain('บ้านตากอากาศหัวหิน')
  })

  it('pages the list and tells how many there are', async () => {
    const { body } = await ask(`${contents}?page=2&limit=5`, bearer)
    const { data, meta } = JSON.parse(body.toString()) as { data: unknown[]; meta: { total: number } }
    expect([data.length, meta]).toEqual([5, { page: 2, limit: 5, total: meta.total }])
    expect(meta.total).toBeGreaterThan(10)
  })
})

it('addresses of these tests are encoded as browsers encode them', () => {
  expect(addressOf('/ก/?q=1#x')).toBe(`${siteAddress()}/%E0%B8%81/?q=1#x`)
})
