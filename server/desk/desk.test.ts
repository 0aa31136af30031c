import fs from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { readPointer } from '../releases/manifest'
import { createRelease } from '../releases/create-release'
import { fingerprintArticles } from '../rebuild/content-fingerprint'
import { storeFingerprint } from '../rebuild/stored-fingerprint'
import { openRebuilds, type Rebuilds } from '../rebuild/rebuilds'
import type { Builder } from '../rebuild/builder'
import { buildStamp, sampleReleases } from '../testing/sample-build'
import { removeFolders, writeFiles } from '../testing/temporary-folder'
import { buildDesk } from './desk'

let desk: FastifyInstance
let rebuilds: Rebuilds
let url: string
let dataDir: string

const articles = () => Promise.resolve([{ name: 'one' }])
const tokens = [
  { name: 'Nok', token: 'the-token-of-nok' },
  { name: 'Lek', token: 'the-token-of-lek' },
]

beforeEach(async () => {
  const sample = await sampleReleases()
  dataDir = sample.dataDir
  await writeFiles(sample.publicDir, {
    '/index.html': '<p>second</p>',
    '/fonts/anuphan-latin-400-600.core1.woff2': 'font',
    ...buildStamp('build2'),
  })
  await createRelease(sample)
  await sample.releases.reload()
  const builder: Builder = {
    exclusively: (work) => work(() => Promise.reject(new Error('The blog API <b>does not</b> answer'))),
    close: () => Promise.resolve(),
  }
  const sources = { projectFolder: sample.folder, articles, settings: {} }
  const { publicDir, releases } = sample
  const log = () => undefined
  rebuilds = await openRebuilds({
    publicDir,
    dataDir,
    sources,
    builder,
    releases,
    mayLoseArticles: false,
    schedule: '',
    log,
  })
  desk = buildDesk({ dataDir, releases, rebuilds, articles, tokens })
  url = await desk.listen({ port: 0, host: '127.0.0.1' })
})

afterEach(async () => {
  await desk.close()
  await rebuilds.close()
  await removeFolders()
})

type Fields = Record<string, string>

const post = (path: string, fields: Fields, headers: Fields = {}) =>
  fetch(`${url}${path}`, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' })

async function signIn(token = 'the-token-of-nok') {
  const answer = await post('/sign-in', { token })
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const page = await (await fetch(`${url}/en/`, { headers: { cookie } })).text()
  return { answer, cookie, page, formToken: /name="form_token" value="([^"]+)"/.exec(page)?.[1] ?? '' }
}

test('without a session only the question for the token is shown', async () => {
  const page = await (await fetch(`${url}/`)).text()
  expect(page).toContain('<html lang="th"')
  expect(page).toContain('type="password"')
  expect(page).not.toContain('build2')
  expect((await fetch(`${url}/events`)).status).toBe(401)
})

test('a token opens a session, whose cookie no script and no other site gets', async () => {
  const { answer, page } = await signIn()
  expect(answer.status).toBe(303)
  expect(answer.headers.get('set-cookie')).toMatch(
    /^desk_session=[\w-]{20,}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/,
  )
  expect(page).toContain('<dd>build2</dd>')
  expect(page).toContain('Signed in as Nok')
})

test('a wrong token opens nothing, and five of them have to wait', async () => {
  for (let count = 0; count < 5; count += 1) expect((await post('/sign-in', { token: 'wrong' })).status).toBe(401)
  const sixth = await post('/sign-in', { token: 'the-token-of-nok' })
  expect(sixth.status).toBe(429)
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(sixth.headers.get('set-cookie')).toBeNull()
})

test('the button asks for a build in the name of the token; what went wrong is shown as text', async () => {
  const { cookie, formToken } = await signIn('the-token-of-lek')
  expect((await post('/rebuild', { form_token: formToken }, { cookie })).status).toBe(303)
  await rebuilds.queue.idle()
  const page = await (await fetch(`${url}/en/`, { headers: { cookie } })).text()
  expect(page).toMatch(/data-label="Asked by">Lek</)
  expect(page).toContain('The last rebuild failed')
  expect(page).toContain('The blog API &lt;b&gt;does not&lt;/b&gt; answer')
  const { id } = rebuilds.history.records[0] ?? { id: '' }
  const log = await fetch(`${url}/builds/${id}/log`, { headers: { cookie } })
  expect(log.headers.get('content-type')).toMatch('text/plain')
  expect(await log.text()).toContain('does not</b> answer')
})

test.each([
  ['without the form token', {}, {}],
  ['with another one', { form_token: 'guessed' }, {}],
  ['from another site', null, { origin: 'https://evil.example' }],
  ['from a page of another site, as browsers say it', null, { 'sec-fetch-site': 'cross-site' }],
])('a post %s is refused', async (_what, fields, headers) => {
  const { cookie, formToken } = await signIn()
  const answer = await post('/rebuild', fields ?? { form_token: formToken }, { cookie, ...headers })
  expect(answer.status).toBe(403)
  expect(rebuilds.history.records).toHaveLength(0)
})

const changesOn = async (cookie: string) => {
  const page = await (await fetch(`${url}/en/`, { headers: { cookie } })).text()
  return /<dt>Articles changed since<\/dt>\s*<dd>\s*([^<]*?)\s*</.exec(page)?.[1]
}

test('what has changed is told from the first rebuild on; before, and after a release made at a start, it is not known', async () => {
  const { cookie } = await signIn()
  expect(await changesOn(cookie)).toBe('Known after the next rebuild')
  await storeFingerprint(dataDir, { value: 'x', articles: {}, release: 'build1' })
  expect(await changesOn(cookie)).toBe('Known after the next rebuild')
  await storeFingerprint(dataDir, { value: 'x', articles: await fingerprintArticles(articles), release: 'build2' })
  expect(await changesOn(cookie)).toBe('None')
})

test('going back makes an earlier release live', async () => {
  const { cookie, formToken } = await signIn()
  expect((await post('/en/rollback', { form_token: formToken, release: 'build1' }, { cookie })).status).toBe(303)
  expect((await readPointer(dataDir))?.current).toBe('build1')
  expect((await post('/rollback', { form_token: formToken, release: '../../etc' }, { cookie })).status).toBe(404)
})

test('behind TLS the cookie goes over encrypted connections only', async () => {
  const { host } = new URL(url)
  const answer = await post('/sign-in', { token: 'the-token-of-nok' }, { origin: `https://${host}` })
  expect(answer.headers.get('set-cookie')).toMatch(/; Secure$/)
})

test('going back is asked for twice, without a script too', async () => {
  const { page } = await signIn()
  expect(page).toMatch(/<details>\s*<summary id="release-build1">Make this one live<\/summary>[^]*Yes, make it live/)
})

test('the typefaces are those of the site, and nothing else of it', async () => {
  expect((await fetch(`${url}/fonts/anuphan-latin-400-600.woff2`)).headers.get('content-type')).toBe('font/woff2')
  for (const other of ['/fonts/anuphan-latin-400-600.core1.woff2', '/fonts/..%2findex.html.woff2', '/index.html']) {
    expect((await fetch(`${url}${other}`)).status).toBe(404)
  }
})

test('signing out ends the session, and what the page listens to', async () => {
  const { cookie, formToken } = await signIn()
  const stream = await fetch(`${url}/events`, { headers: { cookie } })
  await post('/sign-out', { form_token: formToken }, { cookie })
  expect(await (await fetch(`${url}/`, { headers: { cookie } })).text()).toContain('type="password"')
  expect(await stream.text()).toContain('event: parts')
})

test('the page updates itself when a build is asked for', async () => {
  const { cookie } = await signIn()
  const stream = await fetch(`${url}/en/events`, { headers: { cookie } })
  expect(stream.headers.get('content-type')).toMatch('text/event-stream')
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  let seen = ''
  const readUntil = async (words: string) => {
    while (!seen.includes(words)) {
      const part = await reader?.read()
      if (!part || part.done) throw new Error(`The stream ended before ${words}: ${seen}`)
      seen += part.value
    }
  }
  await readUntil('No rebuild yet')
  await rebuilds.queue.trigger('webhook')
  await readUntil('Blog service')
  expect(seen).toContain('event: parts')
  await reader?.cancel()
})

test('nothing from elsewhere may run in the page, and no page may frame it', async () => {
  const { headers } = await fetch(`${url}/`)
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/)
  const script = await fs.readFile(`${__dirname}/assets/desk.js`, 'utf8')
  expect(await (await fetch(`${url}/desk.js`)).text()).toBe(script)
})
