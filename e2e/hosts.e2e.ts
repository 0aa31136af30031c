import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findNginx } from '../scripts/lib/find-nginx'
import { startNginx, type RunningNginx } from '../scripts/lib/nginx-server'
import type { SiteRedirect } from '../src/redirects/redirect-list'
import { rawRequest, type RawAnswer } from '../server/testing/raw-request'
import { siteAddress } from './support/site-address'

jest.setTimeout(240_000)

/** What both must answer alike; the security headers are added to it. */
const comparedHeaders = [
  'content-type',
  'cache-control',
  'content-encoding',
  'content-security-policy',
  'permissions-policy',
]
const securityHeaders = [
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
]

type Headers = Record<string, string>
type Request = readonly [path: string, headers?: Headers, method?: string]

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'))
const nginx = findNginx(path.join(folder, 'packages'))
if (!nginx) console.log('nginx is not installed and cannot be fetched: it is not compared with our server')
const testWithNginx = nginx ? test : test.skip
let running: RunningNginx | undefined

beforeAll(async () => {
  const dataDir = process.env['E2E_DATA_DIR'] ?? ''
  if (nginx) running = await startNginx(nginx, { folder, dataDir, siteServer: new URL(siteAddress()).host })
})
afterAll(async () => {
  await running?.stop()
  fs.rmSync(folder, { recursive: true, force: true })
})

const decodedLocation = ({ headers }: RawAnswer) =>
  headers.location === undefined ? null : decodeURIComponent(headers.location)

/** An answer as far as both must agree on it. */
function comparable(answer: RawAnswer) {
  const headers = [...comparedHeaders, ...securityHeaders].map((name): [string, unknown] => [
    name,
    answer.headers[name],
  ])
  const hasBody = answer.status === 200
  return {
    status: answer.status,
    location: decodedLocation(answer),
    // Redirects and refusals have small bodies of their own
    ...Object.fromEntries(answer.status < 300 || answer.status === 404 ? headers : headers.slice(1)),
    varies: hasBody && /accept-encoding/i.test(answer.headers.vary ?? ''),
    body: hasBody ? answer.body.toString('base64') : null,
  }
}

async function bothAnswers([asked, headers = {}, method = 'GET']: Request) {
  const options = { method, headers: { host: 'www.example.com', ...headers } }
  const ours = await rawRequest(siteAddress(), asked, options)
  const theirs = await rawRequest(running?.address ?? '', asked, options)
  return { ours, theirs }
}

async function expectAlike(request: Request) {
  const { ours, theirs } = await bothAnswers(request)
  expect({ asked: request[0], ...comparable(theirs) }).toEqual({ asked: request[0], ...comparable(ours) })
  return ours
}

const packed = { 'accept-encoding': 'gzip, br' }

describe('nginx with the configuration of the build answers as our server does', () => {
  testWithNginx('pages and files, packed and plain', async () => {
    const html = (await rawRequest(siteAddress(), '/')).text
    const first = (expression: RegExp) => expression.exec(html)?.[1] ?? '/not-in-the-page'
    const files = [
      '/',
      '/en/project/?tab=phuket',
      encodeURI('/content/design_architecture/บ้านเย็น-by-design/'),
      '/page-data/index/page-data.json',
      '/builds/latest.json',
      '/builds/redirects.json',
      '/rss.xml',
      '/favicon.svg',
      first(/ (\/app-[0-9a-f]+\.js)/),
      first(/href="(\/fonts\/[^"]+\.woff2)"/),
      first(/src="(\/static\/[^"]+\.webp)"/),
      encodeURI('/content/search/หัวหิน/'),
      '/en/content/search/solar%20roof/',
    ]
    const meta = (JSON.parse((await rawRequest(siteAddress(), '/builds/latest.json')).text) as { id: string }).id
    for (const file of [...files, `/builds/meta/${meta}.json`]) {
      for (const headers of [{}, packed, { 'accept-encoding': 'gzip' }]) {
        const { status } = await expectAlike([file, headers])
        expect([file, status]).toEqual([file, 200])
      }
      await expectAlike([file, packed, 'HEAD'])
    }
  })

  testWithNginx('every redirect, with and without the slash, and its query', async () => {
    const redirects = JSON.parse((await rawRequest(siteAddress(), '/builds/redirects.json')).text) as SiteRedirect[]
    expect(redirects.length).toBeGreaterThan(20)
    for (const { from, status } of redirects) {
      for (const form of [from, from.slice(0, -1)]) {
        expect((await expectAlike([encodeURI(form)])).status).toBe(status)
        await expectAlike([`${encodeURI(form)}?utm_source=x&a=%20`])
      }
    }
  })

  testWithNginx.each([
    '/project',
    '/en',
    '/en/project?a=1&b=2',
    encodeURI('/content/design_architecture/บ้านเย็น-by-design'),
    '/content/design_architecture/node.js',
    '/unknown',
    '/version-1.0',
    '/a%3Fb',
    '/a%0d%0aset-cookie:x',
    '/a?next=//evil.example',
    '/content/search/condo',
  ])('the slash rule: %s', async (asked) => {
    const { status, headers } = await expectAlike([asked])
    expect([status, headers['set-cookie']]).toEqual([301, undefined])
  })

  testWithNginx.each([
    '/unknown/',
    '/en/unknown/',
    '/missing.js',
    '/en/missing.pdf',
    '/content/gardening/a/',
    '/about/news-activities/no-such/',
    '/_headers',
    '/_redirects',
    '/builds/nginx.conf',
    '//evil.example',
    '//evil.example/',
    '/\\evil.example',
    '/%5Cevil.example',
    '/%2Fevil.example',
    '/.//evil.example',
    '/project//evil',
    '/.env',
  ])('what is not there, or would lead elsewhere: %s', async (asked) => {
    const { ours, theirs } = await bothAnswers([asked, packed])
    const seen = ({ headers, status }: RawAnswer) => [status, headers.location === undefined ? null : headers.location]
    expect([asked, ...seen(theirs)]).toEqual([asked, ...seen(ours)])
    expect([301, 404]).toContain(theirs.status)
    if (theirs.status === 404) expect(comparable(theirs)).toEqual(comparable(ours))
  })

  testWithNginx('the 404 page is that of the language of the path', async () => {
    for (const [asked, words] of [
      ['/unknown/', 'ไม่พบหน้า'],
      ['/en/unknown/', 'Page not found'],
      ['/england/', 'ไม่พบหน้า'],
    ] as const) {
      const { ours, theirs } = await bothAnswers([asked])
      expect([ours.text.includes(words), theirs.text.includes(words)]).toEqual([true, true])
    }
  })

  testWithNginx('other methods, and answers of the APIs behind it', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { ours, theirs } = await bothAnswers(['/project/', {}, method])
      expect([method, theirs.status]).toEqual([method, ours.status])
    }
    const bearer = { authorization: 'Bearer public' }
    for (const request of [
      ['/blog-api/blogs/contents/active'],
      ['/blog-api/blogs/contents/active', bearer],
      ['/api/openapi.json', bearer],
      ['/api/registrations', bearer],
      ['/hooks/rebuild', {}, 'POST'],
    ] as Request[]) {
      await expectAlike(request)
    }
  })

  testWithNginx('a page that has not changed is answered 304 with its headers', async () => {
    const address = running?.address ?? ''
    const { headers } = await rawRequest(address, '/')
    const again = await rawRequest(address, '/', { headers: { 'if-none-match': headers.etag ?? '' } })
    expect([again.status, again.headers['content-security-policy']]).toEqual([304, headers['content-security-policy']])
  })
})

/** The differences that are known and meant (docs/hosting.md). */
describe('nginx differs from our server where it cannot do the same', () => {
  const article = '/content/design_architecture'
  testWithNginx.each([
    ['an article that is not built is looked up by the browser', `${article}/no-such/`, 302, 404],
    ['an old name that no redirect knows, too', '/blog/no-such/', 302, 404],
    ['?q= is read by the search page', '/content/search/?q=condo', 302, 200],
    ['the shape of such an article is a page', '/content/live-article/', 404, 200],
    ['bytes that are not UTF-8', '/%ff/', 400, 404],
    ['steps out of the folder are refused at once', '/..%2f..%2fetc%2fpasswd', 404, 400],
    ['tables of nginx know no capitals', '/Blog/', 404, 301],
  ])('%s', async (_, asked, ours, theirs) => {
    const answers = await bothAnswers([asked])
    expect([answers.ours.status, answers.theirs.status]).toEqual([ours, theirs])
  })
})
