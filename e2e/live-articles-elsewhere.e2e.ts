import type { Page } from 'playwright-core'
import { addressOf } from './support/site-address'
import { categoryKey, copyOf, liveArticles } from './support/live-samples'
import { startPlainHost } from './support/live-servers'
import { useBrowser } from './support/browser'
import { visitHostileArticles } from './support/hostile-visits'
import { languageCases, languageRows } from './support/kinds-of-pages'
import { sidewaysPixels, waitForPath } from './support/page-state'
import type { Problem } from './support/problems'

const openPage = useBrowser()
const hostileMs = 600_000
let host: Awaited<ReturnType<typeof startPlainHost>>

const place = (name: string, prefix = '', category: string = categoryKey) => `${prefix}/content/${category}/${name}/`

beforeAll(async () => {
  host = await startPlainHost(liveArticles)
  process.env['E2E_BASE_URL'] = host.address
})
afterAll(() => host.close())
beforeEach(() => host.setFailing(false))

/** A plain host has no page, no page data and no answer of the API for such an address, and browsers say so. */
const allow = ({ kind, address, text }: Problem) =>
  ['response', 'console'].includes(kind) &&
  (/\/(page-data|content|blog|blog-api)\//.test(address) || text.startsWith('Failed to load resource'))

const open = (path: string, width = 1440): Promise<Page> => openPage(path, { allow, width })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test.each(languageCases)(
  'an article that is not built yet is shown: $language at $width pixels',
  async ({ language, prefix, width }) => {
    const title = copyOf.title[language] ?? ''
    const page = await open(place(copyOf.name, prefix), width)
    await heading(page, title).waitFor()
    expect(await page.title()).toContain(`${title} | `)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    expect(await page.locator('main article:has(h1) table').count()).toBe(1)
    expect(await page.locator('main article:has(h1) nav li').count()).toBeGreaterThan(3)
    expect(await page.locator('main section article').count()).toBeGreaterThanOrEqual(3)
    expect(await sidewaysPixels(page)).toBe(0)
  },
)

describe.each(languageRows)('in $language', ({ language, prefix }) => {
  test.each([
    ['an old name', `${prefix}${place(copyOf.oldName)}`],
    ['another category', `${prefix}${place(copyOf.name, '', 'sustainability')}`],
    ['/blog/ and an old name', `${prefix}/blog/${copyOf.oldName}/`],
  ])('%s leads to where the article is', async (_, path) => {
    const page = await open(path)
    await waitForPath(page, place(copyOf.name, prefix))
    await heading(page, copyOf.title[language] ?? '').waitFor()
  })

  test('a name that nobody has leads to the hub', async () => {
    const page = await open(place('no-such', prefix))
    await waitForPath(page, `${prefix}/content/`)
  })

  test('a blog API that fails shows the error view, and trying again helps', async () => {
    host.setFailing(true)
    const page = await open(place('short', prefix, 'sustainability'))
    await heading(page, 'Internal Server Error').waitFor()
    expect(new URL(page.url()).pathname).toBe(new URL(addressOf(place('short', prefix, 'sustainability'))).pathname)
    host.setFailing(false)
    await page.locator('main button').click()
    await heading(page, language === 'th' ? 'ข่าวสั้น' : 'In short').waitFor()
  })
})

test('the shape of an article stands there while it is asked for', async () => {
  let answer = () => undefined as void
  const asked = new Promise<void>((resolve) => (answer = resolve))
  const page = await openPage(place('short', '', 'sustainability'), {
    allow,
    prepare: (prepared) =>
      prepared.route('**/blog-api/**', async (route) => {
        await asked
        await route.continue()
      }),
  })
  await page.locator('main [aria-busy=true]').waitFor()
  expect(await page.getByRole('status').first().innerText()).toBe('กำลังเปิดบทความ')
  answer()
  await heading(page, 'ข่าวสั้น').waitFor()
})

test('an unknown category is a plain 404, and nobody is asked', async () => {
  const asked: string[] = []
  const path = '/content/gardening/short/'
  const page = await openPage(path, {
    allow,
    prepare: (prepared) => {
      prepared.on('request', (request) => asked.push(request.url()))
      return Promise.resolve()
    },
  })
  await heading(page, `ไม่พบหน้า: ${path}`).waitFor()
  expect(asked.filter((address) => address.includes('/blog-api/'))).toEqual([])
})

test(
  'every hostile fragment leaves its words and nothing else',
  async () => {
    const { count, faults } = await visitHostileArticles({ host: host.address, writesDocuments: false })
    expect(count).toBeGreaterThan(100)
    expect(faults).toEqual([])
  },
  hostileMs,
)
