import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import type { Item } from './testing/blog-api-server'
import { sampleArticle, samplePicture, useTrial } from './testing/samples'
import type { ArticleNode } from './types'

const trial = useTrial()
const later = '2026-11-01T00:00:00.000Z'
const withCover = (id: number, url: string, changes: Item = {}) =>
  sampleArticle(id, { cover: { url, alt: { th: 'ภาพ', en: null } }, ...changes })
const article = (name = 'article-1') => trial.gatsby.article(name) as ArticleNode | undefined
const coverFile = (name?: string) => trial.gatsby.nodesOf('File').find(({ id }) => id === article(name)?.cover?.file)

/** Serves a picture below /images/ of the API, with headers. */
function serve(path: string, picture: Buffer | string, headers: Record<string, string> = {}, status = 200) {
  trial.api.handlers.set(path, (_request, response) => response.writeHead(status, headers).end(picture))
}

/** One run with one article whose cover is answered by `handler`; the warnings of that run. */
async function runWithCover(handler: (response: ServerResponse) => void, changes = {}) {
  trial.api.articles = [withCover(1, '/images/a.png')]
  trial.api.handlers.set('/images/a.png', (_request, response) => handler(response))
  const { warnings, panics } = await trial.gatsby.run({ ...trial.options, ...changes })
  expect(panics).toEqual([])
  expect(article()).toMatchObject({ cover: { url: '/images/a.png' } })
  return warnings
}

test('cover and pictures in the bodies become files, each address once', async () => {
  const [cover, inside] = [await samplePicture(), await samplePicture('jpeg')]
  serve('/images/a.png', cover)
  serve('/images/b.jpg', inside)
  const body = {
    th: '<p><img src="/images/b.jpg" alt="ไทย"></p><img src="/images/a.png">',
    en: '<figure><img src="/images/b.jpg" alt="English"></figure>',
  }
  trial.api.articles = [withCover(1, '/images/a.png', { body })]
  const { infos } = await trial.gatsby.run(trial.options)
  expect(trial.api.pictureRequests().sort()).toEqual(['/images/a.png', '/images/b.jpg'])
  expect(readFileSync(String(coverFile()?.absolutePath))).toEqual(cover)
  expect(article()).toMatchObject({
    cover: { url: '/images/a.png', alt: { th: 'ภาพ', en: null }, file: coverFile()?.id },
    pictures: [
      { url: '/images/b.jpg', alt: { th: 'ไทย', en: 'English' }, file: expect.any(String) as string },
      { url: '/images/a.png', alt: { th: null, en: null }, file: coverFile()?.id },
    ],
  })
  expect(infos[0]).toContain('2 pictures, 0 failed')
})

test('pictures of the same bytes keep the name of their own address, whichever came first', async () => {
  const picture = await samplePicture()
  serve('/images/first.png', picture)
  serve('/images/second.png', picture)
  trial.api.articles = [withCover(1, '/images/first.png')]
  await trial.gatsby.run(trial.options)
  trial.api.articles = [withCover(1, '/images/first.png'), withCover(2, '/images/second.png')]
  await trial.gatsby.run(trial.options)
  expect([coverFile()?.name, coverFile('article-2')?.name]).toEqual(['first', 'second'])
})

test('a picture of another host is fetched, without the API token', async () => {
  serve('/elsewhere.png', await samplePicture())
  trial.api.articles = [withCover(1, `${trial.api.url}/elsewhere.png`)]
  await trial.gatsby.run(trial.options)
  expect(coverFile()?.name).toBe('elsewhere')
  expect(trial.api.headers.at(-1)?.authorization).toBeUndefined()
})

test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('a %s is known by its content', async (type) => {
  serve('/images/a.bin', await samplePicture(type), { 'content-type': 'text/plain' })
  trial.api.articles = [withCover(1, '/images/a.bin')]
  await trial.gatsby.run(trial.options)
  expect(coverFile()?.extension).toBe(type === 'jpeg' ? 'jpg' : type)
})

test.each([
  ['file:///etc/passwd'],
  ['//example.com/a.png'],
  ['data:image/png;base64,AAAA'],
  ['ftp://example.com/a.png'],
  ['/private/a.png'],
  ['/images/../blogs/contents/active'],
  ['/images/%2e%2e/blogs/contents/active'],
  ['images/a.png'],
  ['http://'],
])('the address %s is reported, and nothing is fetched', async (url) => {
  trial.api.articles = [withCover(1, url)]
  const { warnings, infos } = await trial.gatsby.run(trial.options)
  expect(warnings).toEqual([expect.stringContaining('is neither an http(s) address nor below /images/')])
  expect(trial.api.requests).toHaveLength(2)
  expect(article()?.cover?.file).toBeNull()
  expect(infos[0]).toContain('1 pictures, 1 failed')
})

test('a picture that is not there is reported, and the article stays without it', async () => {
  const warnings = await runWithCover((response) => response.writeHead(404).end())
  expect(warnings).toEqual([
    'blog API: article "article-1": cover.url "/images/a.png" was answered with status 404; shown without a picture',
  ])
  expect(article()?.cover?.file).toBeNull()
})

test('what is not a picture is reported, whatever it calls itself', async () => {
  const warnings = await runWithCover((response) => {
    response.writeHead(200, { 'content-type': 'image/png' }).end('<svg xmlns="http://www.w3.org/2000/svg"/>')
  })
  expect(warnings).toEqual([expect.stringContaining('is not a JPEG, PNG, WebP, GIF or AVIF picture')])
})

test('a picture that is cut off is reported, since it would stop the build later', async () => {
  const picture = await samplePicture()
  const warnings = await runWithCover((response) => response.end(picture.subarray(0, picture.length / 2)))
  expect(warnings).toEqual([expect.stringContaining('is a broken picture')])
})

test('a picture that says it is too large is not read', async () => {
  const warnings = await runWithCover((response) =>
    response.writeHead(200, { 'content-length': '100001' }).flushHeaders(),
  )
  expect(warnings).toEqual([expect.stringContaining('is larger than 100000 bytes')])
})

test('a picture that turns out too large is not read to its end', async () => {
  const warnings = await runWithCover((response) => {
    const more = setInterval(() => response.write(Buffer.alloc(50_000)), 5)
    response.on('close', () => clearInterval(more))
  })
  expect(warnings).toEqual([expect.stringContaining('is larger than 100000 bytes')])
})

test('a picture that hangs is given up at the time limit', async () => {
  const warnings = await runWithCover((response) => response.write('x'), { timeoutMs: 200 })
  expect(warnings).toEqual([expect.stringContaining('was not there within 200 ms')])
})

test('a picture is asked for once more after status 503', async () => {
  const picture = await samplePicture()
  let calls = 0
  const warnings = await runWithCover((response) =>
    (calls += 1) === 1 ? response.writeHead(503).end() : response.end(picture),
  )
  expect(warnings).toEqual([])
  expect(coverFile()).toBeDefined()
})

test('three redirects are followed, a fourth is not', async () => {
  const picture = await samplePicture()
  const hop = (from: string, to: string) => serve(from, '', { location: to }, 302)
  hop('/images/1', '2')
  hop('/images/2', '3')
  hop('/images/3', '4')
  serve('/images/4', picture)
  hop('/images/0', '1')
  trial.api.articles = [withCover(1, '/images/1'), withCover(2, '/images/0')]
  const { warnings } = await trial.gatsby.run(trial.options)
  expect(coverFile()).toBeDefined()
  expect(warnings).toEqual([expect.stringContaining('"/images/0" is redirected more than 3 times')])
})

test('a redirect to another scheme is not followed', async () => {
  const warnings = await runWithCover((response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end())
  expect(warnings).toEqual([expect.stringContaining('is redirected to file:')])
})

test('at most four pictures are fetched at a time', async () => {
  let open = 0
  let most = 0
  trial.api.articles = await Promise.all(
    Array.from({ length: 9 }, async (_, id) => {
      const picture = await samplePicture()
      trial.api.handlers.set(`/images/${id}`, (_request, response) => {
        most = Math.max(most, (open += 1))
        setTimeout(() => {
          open -= 1
          response.end(picture)
        }, 20)
      })
      return withCover(id, `/images/${id}`)
    }),
  )
  await trial.gatsby.run(trial.options)
  expect(trial.gatsby.nodesOf('File')).toHaveLength(9)
  expect(most).toBe(4)
})

test('a picture of unchanged articles is kept without a request, even at another port', async () => {
  serve('/images/a.png', await samplePicture())
  trial.api.articles = [withCover(1, '/images/a.png')]
  await trial.gatsby.run(trial.options)
  trial.api.requests = []
  const { created } = await trial.gatsby.run({
    ...trial.options,
    apiUrl: trial.api.url.replace('127.0.0.1', 'localhost'),
  })
  expect(trial.api.requests).toEqual(['/blogs/contents/active'])
  expect(created).toEqual([])
  expect(existsSync(String(coverFile()?.absolutePath))).toBe(true)
})

test('a picture of a changed article is asked for with what its version is known by', async () => {
  const time = 'Thu, 01 Oct 2026 02:00:00 GMT'
  serve('/images/a.png', await samplePicture(), { etag: '"v1"', 'last-modified': time })
  trial.api.articles = [withCover(1, '/images/a.png')]
  await trial.gatsby.run(trial.options)
  const { id } = coverFile() ?? {}
  trial.api.articles = [withCover(1, '/images/a.png', { updatedAt: later })]
  serve('/images/a.png', '', {}, 304)
  const { warnings } = await trial.gatsby.run(trial.options)
  expect(trial.api.headers.at(-1)).toMatchObject({ 'if-none-match': '"v1"', 'if-modified-since': time })
  expect(warnings).toEqual([])
  expect(coverFile()?.id).toBe(id)
})

test('a new version of a shared picture reaches an unchanged article too', async () => {
  serve('/images/a.png', await samplePicture())
  trial.api.articles = [withCover(1, '/images/a.png'), withCover(2, '/images/a.png')]
  await trial.gatsby.run(trial.options)
  const old = coverFile('article-2')?.id
  serve('/images/a.png', await samplePicture())
  trial.api.articles = [withCover(1, '/images/a.png', { updatedAt: later }), withCover(2, '/images/a.png')]
  await trial.gatsby.run(trial.options)
  expect(coverFile('article-2')).toBeDefined()
  expect(coverFile('article-2')?.id).not.toBe(old)
  expect(coverFile('article-2')?.id).toBe(coverFile('article-1')?.id)
})

test('a picture that failed is tried again at the next build, though its article is unchanged', async () => {
  await runWithCover((response) => response.writeHead(404).end())
  serve('/images/a.png', await samplePicture())
  const { infos } = await trial.gatsby.run(trial.options)
  expect(coverFile()).toBeDefined()
  expect(infos[0]).toContain('1 unchanged, 0 left out, 0 removed; 1 pictures, 0 failed')
})

test('a copy of an earlier build is kept while its server fails, and dropped when the picture is gone', async () => {
  serve('/images/a.png', await samplePicture())
  trial.api.articles = [withCover(1, '/images/a.png')]
  await trial.gatsby.run(trial.options)
  trial.api.articles = [withCover(1, '/images/a.png', { updatedAt: later })]
  serve('/images/a.png', '', {}, 500)
  expect((await trial.gatsby.run(trial.options)).warnings).toEqual([
    expect.stringContaining('status 500; the copy of an earlier build is kept'),
  ])
  expect(coverFile()).toBeDefined()
  trial.api.articles = [withCover(1, '/images/a.png', { updatedAt: '2026-11-02T00:00:00.000Z' })]
  serve('/images/a.png', '', {}, 410)
  await trial.gatsby.run(trial.options)
  expect(article()?.cover?.file).toBeNull()
})

test('a picture in a body that failed reaches its unchanged article at the next build', async () => {
  serve('/images/b.png', '', {}, 404)
  trial.api.articles = [sampleArticle(1, { body: { th: '<p><img src="/images/b.png"></p>' } })]
  const { warnings } = await trial.gatsby.run(trial.options)
  expect(warnings).toEqual([expect.stringContaining('body img "/images/b.png" was answered with status 404')])
  serve('/images/b.png', await samplePicture())
  await trial.gatsby.run(trial.options)
  expect(article()?.pictures[0]?.file).toBe(trial.gatsby.nodesOf('File')[0]?.id)
})
