import type { Page } from 'playwright-core'
import { useBrowser } from './support/browser'
import { halfOfPageCases, languageCases } from './support/kinds-of-pages'
import { layoutShift, recordLayoutShift, scrollThrough, sidewaysPixels, waitUntilHydrated } from './support/page-state'

const openPage = useBrowser()
const siteNames = { th: 'พราว', en: 'Proud' }
const slowFontMs = 1000

/** Addresses of pictures that are to be seen and did not come. */
const missingPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.naturalWidth === 0)
      .map((image) => image.currentSrc),
  )

describe.each(halfOfPageCases)('$kind ($path) at $width px', ({ path, width, language }) => {
  it('is whole: in its language, one main heading, all words translated, every picture there, not too wide', async () => {
    const page = await openPage(path, { width })
    await scrollThrough(page)

    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(await page.locator('h1').count()).toBe(1)
    expect(await page.locator('h1').innerText()).not.toBe('')
    expect(await page.title()).toMatch(new RegExp(`.+ \\| ${siteNames[language]}$`))
    expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/.{30}/)
    const words = await page.locator('body').innerText()
    expect(words).not.toMatch(/\{\{|\}\}|\{fullPath\}|\bundefined\b|\bNaN\b|\[object /)
    expect(words).not.toMatch(/\b[a-z]+(?:[:.][a-z]+)+[A-Z]\w*/)
    expect(await missingPictures(page)).toEqual([])
    expect(await sidewaysPixels(page)).toBe(0)
  })
})

describe.each(halfOfPageCases)('$kind ($path) at $width px', ({ path, width }) => {
  it('stands still while it loads', async () => {
    const page = await openPage(path, { width, prepare: recordLayoutShift })
    await page.reload({ waitUntil: 'load' })
    await waitUntilHydrated(page)
    await page.waitForTimeout(200)
    expect(await layoutShift(page)).toBeLessThan(0.01)
  })
})

describe.each(languageCases)('in $language at $width px, with fonts that come late,', ({ prefix, width }) => {
  it.each(['/', '/content/', '/content/wellness_well-being/morning-light-at-home/'])(
    '%s hardly moves',
    async (path) => {
      const prepare = async (page: Page) => {
        await recordLayoutShift(page)
        await page.route('**/*.woff2', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, slowFontMs))
          await route.continue()
        })
      }
      const page = await openPage(prefix + path, { width, prepare })
      await page.evaluate(() => document.fonts.ready)
      await page.waitForTimeout(200)
      expect(await layoutShift(page)).toBeLessThan(0.1)
    },
  )
})
