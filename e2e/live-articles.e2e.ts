import type { Page } from 'playwright-core'
import { copyOf, builtName, categoryKey, liveArticles } from './support/live-samples'
import { startOurServer, type LiveHost } from './support/live-servers'
import { useBrowser, type VisitOptions } from './support/browser'
import { visitHostileArticles } from './support/hostile-visits'
import { languageCases, languageRows } from './support/kinds-of-pages'
import { pathOf, sidewaysPixels, visibleWords, waitForHeading, waitForPath } from './support/page-state'

const openPage = useBrowser()
const hostileMs = 600_000
const startMs = 180_000
let host: LiveHost

const place = (name: string, prefix = '', category: string = categoryKey) => `${prefix}/content/${category}/${name}/`

beforeAll(async () => {
  host = await startOurServer(liveArticles)
  process.env['E2E_BASE_URL'] = host.address
}, startMs)
afterAll(() => host.close())

interface Part {
  words: string
  /** Left, top, width and height in pixels, from the top left of the page. */
  box: number[]
}

/** Where the parts of an article are. */
const shapeOf = (page: Page): Promise<Part[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'main article:has(h1) :is(h1, h2, h3, p, time, img, nav, li, table, td, figure, figcaption)',
      ),
    ]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const words = `${element.localName} ${element.textContent.slice(0, 20)}`
        return { words, box: [left, top + window.scrollY, width, height] }
      }),
  )

/** The parts of an article that are not where those of another are, by more than a pixel, or say something else. */
const movedParts = (parts: readonly Part[], others: readonly Part[]) =>
  parts.filter(({ words, box }, index) => {
    const other = others[index]
    return other?.words !== words || box.some((length, side) => Math.abs(length - (other.box[side] ?? 0)) > 1)
  })

/** Typefaces are used when they come in time, which is not for this test to see. */
const withoutFonts: VisitOptions = {
  prepare: (page) => page.route('**/fonts/**', (route) => route.abort()),
  allow: ({ address, text }) => (address + text).includes('/fonts/'),
}

const scrolledToTop = (page: Page) => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))

test.each(languageCases)(
  'an article that is not built yet looks like one that is: $language at $width pixels',
  async ({ prefix, width }) => {
    const [built, live] = [
      await openPage(place(builtName, prefix), { width, ...withoutFonts }),
      await openPage(place(copyOf.name, prefix), { width, ...withoutFonts }),
    ]
    for (const page of [built, live]) {
      await page.locator('main article figure').first().scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
      await scrolledToTop(page)
    }
    const [builtParts, liveParts] = [await shapeOf(built), await shapeOf(live)]
    expect(liveParts).toHaveLength(builtParts.length)
    expect(movedParts(liveParts, builtParts)).toEqual([])
    expect(await sidewaysPixels(live)).toBe(0)
  },
)

describe.each(languageRows)('an article that is not built yet, in $language', ({ language, prefix }) => {
  const title = copyOf.title[language] ?? ''

  test('has its title, language and words, and search engines are kept from it', async () => {
    const page = await openPage(place(copyOf.name, prefix))
    expect(await page.title()).toContain(`${title} | `)
    expect(await page.locator('h1').innerText()).toBe(title)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    expect(await page.locator('link[rel=canonical]').count()).toBe(0)
    expect(pathOf(page)).toBe(place(copyOf.name, prefix))
    expect(await page.content()).not.toMatch(/LIVEx/)
  })

  test('says the same without scripts', async () => {
    const bare = await openPage(place(copyOf.name, prefix), { context: { javaScriptEnabled: false } })
    // Sharing has a button more with scripts, and related projects come with them
    const inArticle = (page: Page) => visibleWords(page, 'nav, section, footer > div')
    const whole = await openPage(place(copyOf.name, prefix))
    expect(await inArticle(bare)).toEqual(await inArticle(whole))
    expect(await bare.locator('main article nav li').count()).toBe(await whole.locator('main article nav li').count())
  })

  test('opens from inside the site without a new page, and going back works', async () => {
    const page = await openPage(`${prefix}/content/`)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    const path = place('short', prefix, 'sustainability')
    await page.evaluate((to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to), path)
    await page.getByRole('heading', { level: 1, name: language === 'th' ? 'ข่าวสั้น' : 'In short' }).waitFor()
    expect(await page.locator('main').innerText()).toContain(language === 'th' ? 'สั้นมาก' : 'Very short')
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    await page.goBack()
    await waitForPath(page, `${prefix}/content/`)
  })

  test('leads to the newest articles', async () => {
    const page = await openPage(place('short', prefix, 'sustainability'))
    expect(await page.locator('main section article').count()).toBe(3)
  })
})

test('the language switch leads to the other language, before scripts come and after', async () => {
  for (const javaScriptEnabled of [false, true]) {
    const page = await openPage(place(copyOf.name), { context: { javaScriptEnabled } })
    await page.locator('header a[hreflang=en]').first().click()
    await waitForPath(page, place(copyOf.name, '/en'))
    await waitForHeading(page, copyOf.title['en'] ?? '')
  }
})

test('from an article in Thai alone the language switch leads to its category', async () => {
  const page = await openPage(place('thai-only'))
  expect(await page.locator('header a[hreflang=en]').first().getAttribute('href')).toBe(`/en/content/${categoryKey}/`)
})

test('old names, other categories and /blog/ lead to it', async () => {
  for (const path of [place(copyOf.oldName), place(copyOf.name, '', 'sustainability'), `/blog/${copyOf.oldName}/`]) {
    expect(pathOf(await openPage(path))).toBe(place(copyOf.name))
  }
})

test('a name that nobody has leads to the hub', async () => {
  expect(pathOf(await openPage(place('no-such', '/en')))).toBe('/en/content/')
})

test(
  'every hostile fragment leaves its words and nothing else',
  async () => {
    const { count, faults } = await visitHostileArticles({ host: host.address, writesDocuments: true })
    expect(count).toBeGreaterThan(100)
    expect(faults).toEqual([])
  },
  hostileMs,
)
