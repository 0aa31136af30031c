import vm from 'node:vm'
import { detectionScript } from './detection-script'

interface Visit {
  languages?: string[]
  cookie?: string
  referrer?: string
  userAgent?: string
  address?: string
}

/** Runs the script as a browser would, in a context that has no more than what it reads. */
function visit({ languages = ['en-GB'], cookie = '', referrer = '', userAgent = 'Mozilla/5.0', address }: Visit) {
  const url = new URL(address ?? 'https://site.example/')
  const seen = { replaced: null as string | null, cookie, hidden: false }
  const documentElement = Object.defineProperty({}, 'hidden', { set: (value: boolean) => (seen.hidden = value) })
  const document = Object.defineProperty({ referrer, documentElement }, 'cookie', {
    get: () => cookie,
    set: (text: string) => (seen.cookie = text),
  })
  const { origin, search, hash, protocol } = url
  const location = { origin, search, hash, protocol, replace: (to: string) => (seen.replaced = to) }
  vm.runInNewContext(detectionScript, { document, navigator: { languages, userAgent }, location, setTimeout: () => 0 })
  return seen
}

test('a first visitor who prefers English goes to /en/, unseen, and the cookie keeps it', () => {
  expect(visit({})).toEqual({
    replaced: '/en/',
    cookie: 'lang=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    hidden: true,
  })
})

test('query and hash come along', () => {
  expect(visit({ address: 'http://localhost:9000/?utm_source=mail#map' }).replaced).toBe('/en/?utm_source=mail#map')
})

test('over http the cookie is not Secure, or browsers would drop it', () => {
  expect(visit({ address: 'http://localhost:9000/' }).cookie).not.toContain('Secure')
})

test('a first visitor who prefers Thai stays, and the cookie keeps that', () => {
  expect(visit({ languages: ['th-TH', 'en'] })).toMatchObject({ replaced: null, hidden: false })
  expect(visit({ languages: ['th-TH', 'en'] }).cookie).toMatch(/^lang=th;/)
})

test('a visitor of neither language stays, and nothing is kept', () => {
  expect(visit({ languages: ['ru', 'zh-CN'] })).toEqual({ replaced: null, cookie: '', hidden: false })
})

test.each([
  ['whose cookie says Thai', { cookie: 'a=1; lang=th' }],
  ['from inside the site', { referrer: 'https://site.example/en/project/' }],
  ['that is a crawler', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
])('a visitor %s stays, and no cookie is written', (_name, one: Visit) => {
  expect(visit(one)).toMatchObject({ replaced: null, cookie: one.cookie ?? '' })
})

test('a visitor whose cookie says English goes to /en/, whatever the browser prefers', () => {
  expect(visit({ cookie: 'lang=en', languages: ['th'] }).replaced).toBe('/en/')
})

test('another site whose name begins alike is outside', () => {
  expect(visit({ referrer: 'https://site.example.com/' }).replaced).toBe('/en/')
})

test('it cannot end its element, nor break on an old browser', () => {
  expect(detectionScript).not.toMatch(/<\/|=>|`|\b(const|let)\b/)
})
