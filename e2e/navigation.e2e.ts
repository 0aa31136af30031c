import type { Page } from 'playwright-core'
import { useBrowser } from './support/browser'
import { languageRows, widths } from './support/kinds-of-pages'
import { pathOf, waitForPath, waitUntilHydrated } from './support/page-state'
import { addressOf } from './support/site-address'
import { common } from './support/words'

const openPage = useBrowser()

/** Goes to a path as a link inside the site does. */
const followLink = (page: Page, path: string) =>
  page.evaluate((to) => (window as unknown as { ___navigate: (path: string) => void }).___navigate(to), path)

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Where the element that the hash names is, against the lower edge of what is seen of the header, in pixels. */
const belowHeader = (page: Page) =>
  page.evaluate(() => {
    const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    return Math.round((target?.getBoundingClientRect().top ?? -9999) - Math.max(0, header))
  })

/** The target is under the header and on the first screen. */
async function expectAtTarget(page: Page): Promise<void> {
  await page.waitForFunction(() => window.scrollY > 0)
  await page.waitForTimeout(500)
  expect(await belowHeader(page)).toBeGreaterThanOrEqual(0)
  expect(await belowHeader(page)).toBeLessThan(500)
}

describe.each(languageRows)('in $language', ({ language, prefix }) => {
  it.each(['/content/design_architecture/บ้านเย็น-by-design/', '/content/wellness_well-being/morning-light-at-home/'])(
    '%s stays at its path when it is opened and when it is loaded again',
    async (plain) => {
      const path = prefix + plain
      let documents = 0
      const prepare = async (created: Page) => {
        created.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0))
        await created.goto('about:blank')
      }
      const page = await openPage(path, { prepare })
      const history = await page.evaluate(() => window.history.length)
      await page.waitForTimeout(800)
      expect([documents, pathOf(page)]).toEqual([1, path])

      await page.reload({ waitUntil: 'load' })
      await waitUntilHydrated(page)
      await page.waitForTimeout(800)
      expect([documents, pathOf(page)]).toEqual([2, path])
      expect(await page.evaluate(() => window.history.length)).toBe(history)
      expect(new URL(page.url()).pathname).toBe(encodeURI(path))
    },
  )

  it('a tab that starts with an article has nothing else in its history', async () => {
    const page = await openPage(`${prefix}/`)
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(
        (address) => void window.open(address),
        addressOf(`${prefix}/content/design_architecture/บ้านเย็น-by-design/`),
      ),
    ])
    await waitUntilHydrated(tab)
    expect(await tab.evaluate(() => window.history.length)).toBe(1)
  })

  it.each(widths)(
    'a click leads on without loading the site anew, and Back to the same place (%i px)',
    async (width) => {
      const page = await openPage(`${prefix}/content/`, { width })
      await page.evaluate(() => ((window as unknown as { isSame: boolean }).isSame = true))
      const link = page.locator('main article a').nth(4)
      await link.scrollIntoViewIfNeeded()
      await page.waitForTimeout(300)
      const place = await scrollTop(page)
      expect(place).toBeGreaterThan(200)
      const target = decodeURIComponent((await link.getAttribute('href')) ?? '')
      await link.click()
      await waitForPath(page, target)
      await page.waitForFunction(() => window.scrollY === 0)

      await page.goBack()
      await waitForPath(page, `${prefix}/content/`)
      await page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) <= 2, place)
      expect(await page.evaluate(() => (window as unknown as { isSame?: boolean }).isSame)).toBe(true)
    },
  )

  it('a link inside the site follows a redirect', async () => {
    const page = await openPage(`${prefix}/project/`)
    await followLink(page, `${prefix}/blog/`)
    await waitForPath(page, `${prefix}/content/`)
    await page.locator('main article').first().waitFor()
    await page.goBack()
    await waitForPath(page, `${prefix}/project/`)
  })

  it('a link to an unknown page shows the 404 page', async () => {
    const path = `${prefix}/no/such/`
    const page = await openPage(`${prefix}/`, { allow: ({ address }) => address.includes('/no/such/') })
    await followLink(page, path)
    await page.waitForFunction(() => document.title.startsWith('Page Not Found: '))
    expect(await page.title()).toBe(`Page Not Found: ${path}`)
    expect(await page.locator('h1').innerText()).toContain(path)
  })

  it.each(widths)('a link to a place on the page leads to it, under the header (%i px)', async (width) => {
    const page = await openPage(`${prefix}/project/condo-hua-hin/`, { width })
    await page.locator('main a[href$="#register"]:visible').first().click()
    await expectAtTarget(page)
    expect(new URL(page.url()).hash).toBe('#register')
  })

  it.each(widths)('an address with a hash opens at its place, under the header (%i px)', async (width) => {
    await expectAtTarget(await openPage(`${prefix}/project/condo-hua-hin/#register`, { width }))
  })

  it('a link to a place on another page leads to it, under the header', async () => {
    const page = await openPage(`${prefix}/`)
    await page.getByRole('banner').locator('a[href$="/project/#register"]').click()
    await waitForPath(page, `${prefix}/project/`)
    await expectAtTarget(page)
  })

  it('a new page is announced by its heading, in its language, and starts at the top', async () => {
    const page = await openPage(`${prefix}/`)
    const before = await page.title()
    await page.evaluate(() => window.scrollTo(0, 600))
    await page.evaluate(
      (to) => document.querySelector<HTMLElement>(`footer a[href="${to}"]`)?.click(),
      `${prefix}/project/`,
    )
    await waitForPath(page, `${prefix}/project/`)
    await page.waitForFunction((old) => document.title !== old, before)
    await page.waitForFunction(() => window.scrollY === 0)
    const heading = await page.locator('h1').innerText()
    const said = common[language].navigatedTo.replace('{{page}}', heading)
    expect(await page.locator('#gatsby-announcer').textContent()).toBe(said)
  })
})
