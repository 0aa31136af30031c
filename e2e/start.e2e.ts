import { parse } from 'node-html-parser'
import { chromium, type Page } from 'playwright-core'
import { loaderCode } from '../plugins/gatsby-plugin-idle-start/loader'
import { chromiumOptions } from '../scripts/lib/chromium-options'
import { useBrowser } from './support/browser'
import { caseOf } from './support/form-cases'
import { fillForm, submitButton } from './support/form-page'
import { waitForPath, waitUntilHydrated } from './support/page-state'
import { addressOf } from './support/site-address'
import { countLeads } from './support/stored-leads'

const openPage = useBrowser()

/** Opens a page whose scripts are held back until they are let go. */
async function openEarly(path: string, width?: number) {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => (letGo = resolve))
  const prepare = (page: Page) =>
    page.route('**/*.js', async (route) => {
      await released
      await route.continue()
    })
  const page = await openPage(path, { isEarly: true, prepare, ...(width !== undefined && { width }) })
  const takeOver = async () => {
    letGo()
    await waitUntilHydrated(page)
  }
  return { page, takeOver }
}

test.each(['/', '/en/content/', '/content/design_architecture/บ้านเย็น-by-design/'])(
  'The scripts of %s start once it has loaded and is painted',
  async (path) => {
    const page = await openPage(path, { width: 360 })
    const { scripts, paintedAt, loadedAt } = await page.evaluate(() => ({
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
      paintedAt: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      loadedAt: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    }))
    expect(scripts.length).toBeGreaterThan(2)
    expect(Math.min(...scripts)).toBeGreaterThan(Math.max(paintedAt, loadedAt))
  },
)

test.each(['/project/', '/en/contact/inquiry-form/', '/no/such/', '/en/no/such/', '/content/search/'])(
  'No script of the page %s differs from those of other pages',
  async (path) => {
    const document = parse(await (await fetch(addressOf(path))).text())
    const code = document
      .querySelectorAll('script')
      .filter((script) => !script.hasAttribute('src') && !/json/.test(script.getAttribute('type') ?? ''))
    expect(code.map(({ rawText }) => rawText)).toContain(loaderCode)
    expect(code.map(({ rawText }) => rawText).join()).not.toContain('pagePath=')
    const named = document.querySelector('html')?.getAttribute('data-page-path')
    expect(named).toBe(path.includes('/no/such/') ? '/404.html' : path)
  },
)

test('A touch starts the scripts before the page is idle', async () => {
  const prepare = (page: Page) => page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  const page = await openPage('/project/', { isEarly: true, prepare })
  const countScripts = () =>
    page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length)
  await page.waitForTimeout(500)
  expect(await countScripts()).toBe(0)
  await page.keyboard.press('Shift')
  await waitUntilHydrated(page)
})

test('What is pressed before the scripts come is done when they have come', async () => {
  const { page, takeOver } = await openEarly('/en/about/proud-story/')
  const years = page.getByRole('button', { name: 'Later years' })
  const placeOf = () => page.locator('section[aria-labelledby=timeline]').evaluate(({ scrollLeft }) => scrollLeft)
  const before = await placeOf()
  await years.click()
  await takeOver()
  await page.waitForTimeout(1500)
  expect(await placeOf()).toBeGreaterThan(before)
})

test('The language switch takes query and hash along before the scripts come', async () => {
  const { page } = await openEarly('/en/project/?tab=hua-hin#register')
  await page.locator('header a[hreflang]').click()
  await waitForPath(page, '/project/')
  const { search, hash } = new URL(page.url())
  expect(search + hash).toBe('?tab=hua-hin#register')
})

test('What is typed and where one has scrolled before the scripts come stays', async () => {
  const { page, takeOver } = await openEarly('/en/privilege/#main')
  await page.locator('main input[type=search]').fill('loom')
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }))
  await takeOver()
  await page.waitForFunction(() => location.search.includes('q=loom'))
  expect(await page.locator('main input[type=search]').inputValue()).toBe('loom')
})

test('The first take-over moves nothing', async () => {
  const { page, takeOver } = await openEarly('/en/project/condo-hua-hin/#register')
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
  await takeOver()
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => window.scrollY)).toBe(700)
})

test('Links, tabs and forms work before the scripts come', async () => {
  const { page } = await openEarly('/en/project/')
  await page.locator('main a[href*="?tab="]').first().click()
  await page.waitForURL('**/en/project/?tab=*')
  await page.locator('header nav a[href="/en/content/"]').click()
  await waitForPath(page, '/en/content/')
  await page.goto(addressOf('/en/contact/inquiry-form/'), { waitUntil: 'load' })
  const formCase = caseOf('inquiry')
  await fillForm(page, { ...formCase, texts: { ...formCase.texts, last_name: 'early-inquiry' } })
  await submitButton(page).click()
  await waitForPath(page, '/en/thank-you/')
  expect(countLeads('early-inquiry')).toBe(1)
})

test('What a page starts with is compiled while it is fetched, and what starts the site comes last', async () => {
  const document = parse(await (await fetch(addressOf('/'))).text())
  const scripts = document.querySelector('script[data-scripts]')?.getAttribute('data-scripts')?.split(' ') ?? []
  expect(scripts).toHaveLength(3)
  expect(scripts.at(-1)).toMatch(/^\/webpack-runtime-/)
  for (const src of scripts.slice(0, -1)) {
    const code = await (await fetch(addressOf(src))).text()
    // A hint counts for the functions behind it
    expect(code).toMatch(/^(?:\/\*.*\*\/\n)?\/\/# allFunctionsCalledOnLoad\n/)
  }
})

test("Back and forward come from the browser's own cache", async () => {
  const browser = await chromium.launch({
    ...chromiumOptions(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const page = await browser.newPage()
    await page.goto(addressOf('/en/project/'), { waitUntil: 'load' })
    await waitUntilHydrated(page)
    await page.waitForTimeout(1500)
    await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })))
    await page.goto(addressOf('/en/content/'), { waitUntil: 'load' })
    await page.evaluate(() => history.back())
    await page.waitForURL('**/en/project/', { waitUntil: 'commit' })
    const state = await page.evaluate(() => ({
      persisted: (window as { persisted?: boolean }).persisted ?? false,
      reasons: JSON.stringify(
        (performance.getEntriesByType('navigation')[0] as { notRestoredReasons?: unknown } | undefined)
          ?.notRestoredReasons ?? null,
      ),
    }))
    expect(state).toEqual({ persisted: true, reasons: 'null' })
  } finally {
    await browser.close()
  }
})

test('The head that came with a page is not made again; that of the next page is', async () => {
  const { page, takeOver } = await openEarly('/en/project/')
  const described = () =>
    page.locator('meta[name=description]').evaluateAll((all) => all.map((meta) => meta.getAttribute('content')))
  await page.locator('meta[name=description]').evaluate((meta) => meta.setAttribute('content', 'as it came'))
  await takeOver()
  await page.waitForTimeout(500)
  expect(await described()).toEqual(['as it came'])
  await page.locator('footer a[href="/en/privilege/"]').click()
  await waitForPath(page, '/en/privilege/')
  await page.waitForFunction(() => document.title.includes('rivilege'))
  const next = parse(await (await fetch(addressOf('/en/privilege/'))).text())
  const wanted = (selector: string, name: string) =>
    next.querySelectorAll(selector).map((element) => element.getAttribute(name))
  expect(await described()).toEqual(wanted('meta[name=description]', 'content'))
  const canonical = await page
    .locator('link[rel=canonical]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(canonical).toEqual(wanted('link[rel=canonical]', 'href'))
})

const isWhole = (page: Page) => page.evaluate(() => document.body.dataset.whole !== undefined)
const isLaidOut = (page: Page, selector: string) =>
  page
    .locator(selector)
    .last()
    .evaluate((part) => [...part.children].some((child) => child.checkVisibility({ contentVisibilityAuto: true })))
const lastSection = 'main section ~ section ~ section'
const siteFooter = 'main ~ footer'

test('What is far below the first screen is laid out after the take-over', async () => {
  const { page, takeOver } = await openEarly('/project/condo-hua-hin/', 360)
  expect(await isWhole(page)).toBe(false)
  for (const part of [lastSection, siteFooter]) expect(await isLaidOut(page, part)).toBe(false)
  await takeOver()
  await page.waitForFunction(() => document.body.dataset.whole !== undefined)
  for (const part of [lastSection, siteFooter]) expect(await isLaidOut(page, part)).toBe(true)
  expect(await page.locator('[style*="content-visibility"]').count()).toBe(0)
})

test('A reload comes back to the place that was read, and a hash to its part, though scripts are late', async () => {
  const { page, takeOver } = await openEarly('/en/privacy-policy/', 360)
  await takeOver()
  await page.waitForFunction(() => document.body.dataset.whole !== undefined)
  const part = page.locator('main section[id]').last()
  await part.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(2000)
  // Pixels from the top of the page are others where the typefaces came too late before the reload, and are there after it
  const place = await part.evaluate((element) => element.getBoundingClientRect().top)
  await page.reload()
  await page.waitForFunction((expected) => {
    const top = [...document.querySelectorAll('main section[id]')].at(-1)?.getBoundingClientRect().top ?? Infinity
    return Math.abs(top - expected) < 2
  }, place)

  const { page: linked } = await openEarly(`/en/privacy-policy/#${await part.getAttribute('id')}`, 360)
  expect(await isLaidOut(linked, lastSection)).toBe(true)
  await linked.waitForFunction(() => {
    const top = document.querySelector(location.hash)?.getBoundingClientRect().top ?? -1
    return top >= 0 && top < innerHeight
  })
})
