import type { Page } from 'playwright-core'
import type { Language } from '../../src/i18n/locales'
import { violationsOf } from './axe'
import { useBrowser } from './browser'
import { halfOfPageCases } from './kinds-of-pages'
import { layoutShift, recordLayoutShift, scrollThrough, sidewaysPixels } from './page-state'

const siteNames = { th: 'พราว', en: 'Proud' }
const maxLayoutShift = 0.01

/** Addresses of pictures that are to be seen and did not come. */
const missingPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.naturalWidth === 0)
      .map((image) => image.currentSrc),
  )

async function expectInItsLanguage(page: Page, language: Language): Promise<void> {
  expect(await page.locator('html').getAttribute('lang')).toBe(language)
  expect(await page.locator('h1').count()).toBe(1)
  expect(await page.locator('h1').innerText()).not.toBe('')
  expect(await page.title()).toMatch(new RegExp(`.+ \\| ${siteNames[language]}$`))
  expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/.{30}/)
  const words = await page.locator('body').innerText()
  expect(words).not.toMatch(/\{\{|\}\}|\{fullPath\}|\bundefined\b|\bNaN\b|\[object /)
  expect(words).not.toMatch(/\b[a-z]+(?:[:.][a-z]+)+[A-Z]\w*/)
}

/**
 * The tests that every kind of page passes, one visit a page: it stands still while it loads, is in its language, has
 * every picture, is not wider than the window, and axe has nothing to object.
 */
export function testWholePages(language: Language): void {
  const openPage = useBrowser()
  const cases = halfOfPageCases.filter((page) => page.language === language)

  it.each(cases)('$kind ($path) at $width px is whole, steady and accessible', async ({ path, width }) => {
    const page = await openPage(path, { width, prepare: recordLayoutShift })
    await page.waitForTimeout(200)
    expect(await layoutShift(page)).toBeLessThan(maxLayoutShift)
    await expectInItsLanguage(page, language)
    await scrollThrough(page)
    expect(await missingPictures(page)).toEqual([])
    expect(await sidewaysPixels(page)).toBe(0)
    expect(await violationsOf(page)).toEqual([])
  })
}
