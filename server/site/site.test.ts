import zlib from 'node:zlib'
import fs from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { readSettings } from '../../src/settings/settings'
import { buildApp } from '../app'
import { createRelease } from '../releases/create-release'
import { switchRelease } from '../releases/switch-release'
import { rawRequest } from '../testing/raw-request'
import { buildStamp, sampleReleases } from '../testing/sample-build'
import { removeFolders, temporaryFolder, writeFiles } from '../testing/temporary-folder'

let app: FastifyInstance
let url: string
let publicDir: string
let dataDir: string

beforeAll(async () => {
  const sample = await sampleReleases()
  ;({ publicDir, dataDir } = sample)
  const articlesDir = await temporaryFolder()
  app = buildApp({ settings: readSettings({}), releases: sample.releases, articlesDir })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await app.close()
  await removeFolders()
})

const get = (path: string, headers: Record<string, string> = {}) => rawRequest(url, path, { headers })
const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/')
const thaiArticle = '/content/design_architecture/บ้านเย็น-by-design/'

describe('pages', () => {
  it.each([
    ['/', 'หน้าแรก'],
    ['/en/', 'Home'],
    ['/project/?tab=phuket', 'โครงการ'],
    [encoded(thaiArticle), 'บ้านเย็น'],
    [encoded(thaiArticle.normalize('NFD')), 'บ้านเย็น'],
    [encoded(thaiArticle).toLowerCase(), 'บ้านเย็น'],
    ['/content/design_architecture/node.js/', 'node.js'],
    ['http://anything.example/en/', 'Home'],
  ])('%s is answered', async (path, words) => {
    const { status, headers, text } = await get(path)
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(text).toContain(words)
  })

  it('HEAD has the headers of GET and no body', async () => {
    for (const path of ['/', '/report.pdf', '/unknown/']) {
      const [head, full] = [await rawRequest(url, path, { method: 'HEAD' }), await get(path)]
      expect(head.body).toHaveLength(0)
      expect([head.status, head.headers['content-length'], head.headers['content-type']]).toEqual([
        full.status,
        String(full.body.length),
        full.headers['content-type'],
      ])
    }
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])('%s is 405', async (method) => {
    const headers = { 'content-type': 'application/x-unknown' }
    const answer = await rawRequest(url, '/project/', { method, headers })
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
  })
})

describe('the slash rule', () => {
  it.each([
    ['/project', '/project/'],
    ['/project?tab=phuket&q=%20', '/project/?tab=phuket&q=%20'],
    ['/en', '/en/'],
    ['/unknown', '/unknown/'],
    [encoded(thaiArticle.slice(0, -1)), encoded(thaiArticle)],
    ['/content/design_architecture/node.js', '/content/design_architecture/node.js/'],
    ['/en/content/design_architecture/node.js', '/en/content/design_architecture/node.js/'],
    ['/version-1.0', '/version-1.0/'],
    ['/a%3Fb', '/a%3Fb/'],
    ['/a%0d%0aset-cookie:x', '/a%0D%0Aset-cookie%3Ax/'],
    ['/a@evil.example', '/a%40evil.example/'],
    ['/a?next=//evil.example', '/a/?next=//evil.example'],
    ['http://evil.example/project', '/project/'],
  ])('%s goes to %s', async (path, location) => {
    const { status, headers } = await get(path)
    expect([status, headers.location]).toEqual([301, location])
    expect(headers['set-cookie']).toBeUndefined()
  })

  it.each(['/missing.js', '/missing.pdf', '/en/missing.html', '/missing.webp?x', '/favicon.ico'])(
    '%s is a file, left alone',
    async (path) => {
      const { status, headers } = await get(path)
      expect([status, headers.location]).toEqual([404, undefined])
    },
  )

  it.each([
    '//evil.example',
    '//evil.example/',
    '///evil.example',
    '/\\evil.example',
    '/%5Cevil.example',
    '/%5c%5cevil.example/x',
    '/%2F/evil.example',
    '/%2Fevil.example',
    '/%2f%2fevil.example/..',
    '/.//evil.example',
    '/..//evil.example',
    '/project//evil',
    '/en//evil.example',
    '/blog//evil.example',
    '/content//evil.example/',
  ])('%s leads to no other host', async (path) => {
    const { status, headers } = await get(path)
    expect(headers.location).toBeUndefined()
    expect(status).toBe(404)
  })

  it.each(['/../../package.json', '/..%2f..%2fetc/passwd', '/static/%2e%2e/%2e%2e/x.json', '/en/..%5c..%5cx.txt'])(
    '%s leads out of no folder',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )

  it.each(['/%', '/%E0%A4%A/', '/a%00b/', '/%FF', '/en/%'])('%s cannot be read: 400', async (path) => {
    const { status, headers } = await get(path)
    expect([status, headers['content-type'], headers.location]).toEqual([400, 'text/html; charset=utf-8', undefined])
  })
})

describe('redirects', () => {
  it.each([
    ['/blog/', 301, '/content/'],
    ['/blog', 301, '/content/'],
    ['/blog?x=1&y=%20', 301, '/content/?x=1&y=%20'],
    ['/en/blog/', 301, '/en/content/'],
    ['/en/blog', 301, '/en/content/'],
    ['/tabbed/?x=1', 301, '/project/?tab=phuket&x=1#list'],
    [encoded('/blog/บ้านเย็น'), 301, encoded(thaiArticle)],
    [encoded('/blog/บ้านเย็น/'.normalize('NFD')), 301, encoded(thaiArticle)],
    ['/phuket-residences/?x=1', 302, 'https://phuket-residences.example.com/'],
    ['/en/phuket-residences', 302, 'https://phuket-residences.example.com/'],
  ])('%s is %i to %s', async (path, status, location) => {
    const answer = await get(path)
    expect([answer.status, answer.headers.location]).toEqual([status, location])
  })

  it.each(['/evil-1/', '/evil-2/', '/evil-3/'])('the target of %s is left out', async (path) => {
    const { status, headers } = await get(path)
    expect([status, headers.location]).toEqual([404, undefined])
  })
})

describe('unknown paths', () => {
  it.each([
    ['/nothing/here/', 'ไม่พบหน้า: /nothing/here/'],
    ['/en/nothing/', 'Page not found: /en/nothing/'],
    ['/england/', 'ไม่พบหน้า: /england/'],
    ['/nothing/?q=a%20b&c=%E0%B8%9A', 'ไม่พบหน้า: /nothing/?q=a b&amp;c=บ'],
    ['/nothing/?q=%E0%A4%A', 'ไม่พบหน้า: /nothing/?q=%E0%A4%A'],
    [encoded('/en/บ้าน/'), 'Page not found: /en/บ้าน/'],
    ['/en/%3Cscript%3Ealert(1)%3C/script%3E/', 'Page not found: /en/&lt;script&gt;alert(1)&lt;/script&gt;/'],
    ['/<script>alert(1)</script>/', 'ไม่พบหน้า: /&lt;script&gt;alert(1)&lt;/script&gt;/'],
    ['/%3Cimg%20src=x%3E/', 'ไม่พบหน้า: /&lt;img src=x&gt;/'],
    [`/%22onload=%22'x'/`, 'ไม่พบหน้า: /&quot;onload=&quot;&#39;x&#39;/'],
    ["/$&$'$`/?$1", 'ไม่พบหน้า: /$&amp;$&#39;$`/?$1'],
    ['/en/%7BfullPath%7D/', 'Page not found: /en/{fullPath}/'],
    ['/content/gardening/name/', 'ไม่พบหน้า: /content/gardening/name/'],
    ['/content/tag/x/', 'ไม่พบหน้า: /content/tag/x/'],
    ['/content/page/99/', 'ไม่พบหน้า: /content/page/99/'],
    ['/en/content/search/x/', 'Page not found: /en/content/search/x/'],
    ['/content/design_architecture/page/99/', 'ไม่พบหน้า: /content/design_architecture/page/99/'],
  ])('%s is 404 in its language, as text', async (path, words) => {
    const { status, headers, text } = await get(path)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      404,
      'text/html; charset=utf-8',
      'no-cache',
    ])
    expect(text).toContain(`<title>${words}</title><h1>${words}</h1>`)
  })

  it('are compressed for who takes it', async () => {
    const { headers, body } = await get('/en/nothing/', { 'accept-encoding': 'gzip, br' })
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding'])
    expect(zlib.brotliDecompressSync(body).toString()).toContain('Page not found: /en/nothing/')
  })

  it.each(['/api/nothing', '/api', '/blog-api/nothing', '/api/?x'])('%s is 404 in JSON', async (path) => {
    const { status, headers, text } = await get(path, { authorization: 'Bearer public' })
    expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
    expect(JSON.parse(text)).toMatchObject({ error: { code: 'not_found' } })
  })
})

describe('caching', () => {
  const year = 'public, max-age=31536000, immutable'
  const revalidated = 'public, max-age=0, must-revalidate'

  it.each([
    ['/', revalidated],
    ['/robots.txt', revalidated],
    ['/page-data/index/page-data.json', revalidated],
    ['/app-0123456789abcdef.js', year],
    ['/static/d41d8cd9/hero.webp', year],
    ['/fonts/sarabun.woff2', year],
    ['/builds/latest.json?t=1', 'no-store'],
    ['/builds/meta/build1.json', 'public, max-age=3600'],
  ])('%s: %s', async (path, cacheControl) => {
    const { status, headers } = await get(path)
    expect([status, headers['cache-control']]).toEqual([200, cacheControl])
  })

  it('answers 304 to a tag of the same form, and only then', async () => {
    const plain = (await get('/')).headers.etag ?? ''
    const brotli = (await get('/', { 'accept-encoding': 'br' })).headers.etag ?? ''
    expect(plain).toMatch(/^"[0-9a-f]{32}"$/)
    expect(brotli).not.toBe(plain)
    const ask = async (tag: string, encoding: string) =>
      (await get('/', { 'if-none-match': tag, 'accept-encoding': encoding })).status
    expect(await ask(plain, 'identity')).toBe(304)
    expect(await ask(`"other", W/${brotli}`, 'br')).toBe(304)
    expect(await ask('*', 'br')).toBe(304)
    expect(await ask(plain, 'br')).toBe(200)
    expect(await ask('"other"', 'identity')).toBe(200)
  })

  it('a 304 has no body and keeps tag, caching and Vary', async () => {
    const { etag = '' } = (await get('/')).headers
    const { body, headers } = await get('/', { 'if-none-match': etag })
    expect(body).toHaveLength(0)
    expect(headers).toMatchObject({ etag, 'cache-control': revalidated, vary: 'Accept-Encoding' })
  })
})

describe('encodings', () => {
  it.each([
    ['br', (body: Buffer) => zlib.brotliDecompressSync(body)],
    ['gzip', (body: Buffer) => zlib.gunzipSync(body)],
  ])('%s is answered from what was made ahead, small and large', async (encoding, decompress) => {
    for (const path of ['/', '/big.json', '/app-0123456789abcdef.js']) {
      const [small, plain] = [await get(path, { 'accept-encoding': encoding }), await get(path)]
      expect(small.headers).toMatchObject({
        'content-encoding': encoding,
        'content-length': String(small.body.length),
        vary: 'Accept-Encoding',
      })
      expect(decompress(small.body).equals(plain.body)).toBe(true)
      expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'Accept-Encoding'])
    }
  })

  it('pictures and fonts have one form and no Vary', async () => {
    const { headers } = await get('/static/d41d8cd9/hero.webp', { 'accept-encoding': 'br' })
    expect([headers['content-type'], headers['content-encoding'], headers.vary]).toEqual([
      'image/webp',
      undefined,
      undefined,
    ])
  })
})

describe('ranges of large files', () => {
  it('answers one range', async () => {
    const whole = await get('/report.pdf')
    expect([whole.headers['accept-ranges'], whole.headers['content-type']]).toEqual(['bytes', 'application/pdf'])
    const part = await get('/report.pdf', { range: 'bytes=1000-1999' })
    expect([part.status, part.headers['content-range'], part.headers['content-length']]).toEqual([
      206,
      'bytes 1000-1999/400000',
      '1000',
    ])
    expect(part.body.equals(whole.body.subarray(1000, 2000))).toBe(true)
    const { etag = '' } = whole.headers
    expect((await get('/report.pdf', { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206)
    expect((await get('/report.pdf', { range: 'bytes=0-1', 'if-range': '"older"' })).status).toBe(200)
  })

  it('refuses one that is not there', async () => {
    const { status, headers, body } = await get('/report.pdf', { range: 'bytes=400000-' })
    expect([status, headers['content-range']]).toEqual([416, 'bytes */400000'])
    expect(headers['content-length']).toBe(String(body.length))
  })

  it('does not cut what is compressed', async () => {
    expect((await get('/big.json', { range: 'bytes=0-1' })).status).toBe(200)
  })

  it('survives a reader that goes away', async () => {
    const controller = new AbortController()
    const answer = await fetch(`${url}/report.pdf`, { signal: controller.signal })
    await answer.body?.getReader().read()
    controller.abort()
    expect((await get('/report.pdf')).body).toHaveLength(400_000)
  })
})

describe('health', () => {
  it('is alive and ready, in JSON and not cached', async () => {
    const [alive, ready] = [await get('/healthz'), await get('/readyz')]
    expect([alive.status, JSON.parse(alive.text)]).toEqual([200, { data: { alive: true } }])
    expect([ready.status, JSON.parse(ready.text)]).toEqual([200, { data: { ready: true, release: 'build1' } }])
    expect(ready.headers['cache-control']).toBe('no-store')
  })
})

describe('a new release', () => {
  const soon = () => new Promise((resolve) => setTimeout(resolve, 600))

  it('is live without a restart, keeps the files of open pages, and goes back in a second', async () => {
    await fs.rm(`${publicDir}/app-0123456789abcdef.js`)
    await fs.rm(`${publicDir}/project/index.html`)
    await fs.rm(`${publicDir}/page-data/index/page-data.json`)
    await writeFiles(publicDir, { 'index.html': 'new home', 'app-fedcba9876543210.js': 'new', ...buildStamp('build2') })
    await createRelease({ publicDir, dataDir })
    await soon()
    expect((await get('/')).text).toBe('new home')
    expect((await get('/readyz')).text).toContain('build2')
    expect((await get('/app-0123456789abcdef.js')).status).toBe(200)
    expect((await get('/page-data/index/page-data.json')).status).toBe(200)
    expect((await get('/project/')).status).toBe(404)

    await switchRelease(dataDir, 'build1')
    await soon()
    expect((await get('/')).text).toContain('หน้าแรก')
    expect((await get('/app-fedcba9876543210.js')).status).toBe(200)
    expect((await get('/project/')).status).toBe(200)
  })
})
