import { useBrowser } from './support/browser'
import { pageCases } from './support/kinds-of-pages'
import { layoutShift, recordLayoutShift, scrollThrough, sidewaysPixels } from './support/page-state'

const openPage = useBrowser()

describe.each(pageCases)('$kind ($path) at $width px', ({ path, width, language }) => {
  it('is whole: its language, one main heading, a title of its own, every picture', async () => {
    const page = await openPage(path, { width })
    await scrollThrough(page)

    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(await page.locator('h1').count()).toBe(1)
    const heading = await page.locator('h1').innerText()
    expect(heading).not.toBe('')
    expect(await page.title()).toMatch(language === 'th' ? /.+ \| พราว$/ : /.+ \| Proud$/)
    expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/.{30}/)
    const missing = await page.evaluate(() =>
      [...document.images]
        .filter((image) => image.checkVisibility() && image.naturalWidth === 0)
        .map((image) => image.currentSrc),
    )
    expect(missing).toEqual([])
  })

  it('stays in its place: nothing sideways, nothing that jumps while it loads', async () => {
    const page = await openPage(path, { width, prepare: recordLayoutShift })
    await scrollThrough(page)

    expect(await sidewaysPixels(page)).toBe(0)
    expect(await layoutShift(page)).toBeLessThan(0.01)
  })

  it('shows no untranslated key and no unfilled placeholder', async () => {
    const page = await openPage(path, { width })
    const text = await page.locator('body').innerText()

    expect(text).not.toMatch(/\{\{|\}\}|\{fullPath\}|\bundefined\b|\bNaN\b|\[object /)
    expect(text).not.toMatch(/\b(?:common|content|home|project|not-found|landing|list|article)[:.][a-z]+[A-Z]\w*/)
  })
})
