import { useBrowser } from './support/browser'
import { halfOfPageCases, languageRows, widths } from './support/kinds-of-pages'
import { sidewaysPixels, visibleWords, waitForPath } from './support/page-state'
import { common } from './support/words'

const openPage = useBrowser()
const context = { javaScriptEnabled: false }

describe.each(languageRows)('without scripts, in $language', ({ language, prefix }) => {
  it('the groups of the header open and lead on', async () => {
    const page = await openPage(`${prefix}/`, { context })
    await page.locator('header summary').first().click()
    const links = page.locator('header details[open] a')
    expect(await links.first().isVisible()).toBe(true)
    expect(await links.first().getAttribute('href')).toMatch(`${prefix}/about/`)
    await page.locator(`header nav a[href="${prefix}/content/"]`).click()
    await waitForPath(page, `${prefix}/content/`)
  })

  it('the menu of a phone opens, unfolds, leads on and closes', async () => {
    const page = await openPage(`${prefix}/`, { width: 360, context })
    const link = page.locator(`header nav a[href="${prefix}/project/"]`)
    expect(await link.isVisible()).toBe(false)
    await page.getByRole('button', { name: common[language].menu, exact: true }).click()
    expect(await link.isVisible()).toBe(true)
    await page.locator('header summary').first().click()
    expect(await page.locator('header details[open] a').first().isVisible()).toBe(true)
    await page.getByRole('button', { name: common[language].close }).click()
    expect(await link.isVisible()).toBe(false)
    await page.getByRole('button', { name: common[language].menu, exact: true }).click()
    await link.click()
    await waitForPath(page, `${prefix}/project/`)
  })

  it('the language switch leads to the same page', async () => {
    const path = '/project/condo-hua-hin/'
    const page = await openPage(prefix + path, { context })
    await page.locator('header a[hreflang]').click()
    await waitForPath(page, language === 'th' ? `/en${path}` : path)
  })

  it('cards lead to their pages, and links on the page to their places', async () => {
    const page = await openPage(`${prefix}/project/`, { context })
    await page.locator('main article a').first().click()
    await page.waitForURL(`**${prefix}/project/*/`)
    await page.locator('main a[href$="#register"]').first().click()
    await page.waitForFunction(() => window.scrollY > 0)
  })

  it.each(widths)('tables show every row at %i px', async (width) => {
    for (const path of [
      '/project/condo-hua-hin/',
      '/content/property_insight/the-real-cost-of-buying-a-condominium/',
    ]) {
      const page = await openPage(prefix + path, { width, context })
      const rows = page.locator('main table tbody tr')
      expect(await rows.count()).toBeGreaterThan(2)
      expect(await rows.evaluateAll((all) => all.every((row) => row.checkVisibility()))).toBe(true)
    }
  })
})

/** Every kind of page once, the languages in turn. */
const readCases = halfOfPageCases.filter((_, index) => index % 4 === 0 || index % 4 === 3)

describe.each(readCases)('without scripts, $kind ($path) at $width px', ({ path, width }) => {
  it('shows every word that it shows with them, and its pictures', async () => {
    const withScripts = await visibleWords(await openPage(path, { width }))
    const page = await openPage(path, { width, context })
    await page.waitForLoadState('networkidle')
    const words = new Set(await visibleWords(page))

    expect(withScripts.length).toBeGreaterThan(3)
    expect(withScripts.filter((piece) => !words.has(piece))).toEqual([])
    expect(await page.locator('h1').isVisible()).toBe(true)
    const missing = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
          (image) => image.checkVisibility() && image.naturalWidth === 0,
        ).length,
    )
    expect(missing).toBe(0)
    expect(await sidewaysPixels(page)).toBe(0)
  })
})
