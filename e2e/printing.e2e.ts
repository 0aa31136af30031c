import { useBrowser } from './support/browser'
import { languageRows, pageCases } from './support/kinds-of-pages'
import { visibleWords } from './support/page-state'

const openPage = useBrowser()
/** A4 at 96 pixels to the inch. */
const sheetWidth = 794

/** What may go on paper: navigation, filters, and links that stand by themselves. */
const notOnPaper = 'nav, search, a, .no-print'

/** Every kind of page once, the languages in turn. */
const printed = pageCases.filter((_, index) => index % 8 === 0 || index % 8 === 6)

describe('on paper', () => {
  it.each(printed)('the $kind ($path) keeps its words and leaves out the menu', async ({ path }) => {
    const page = await openPage(path, { width: sheetWidth })
    const onScreen = await visibleWords(page, notOnPaper)
    await page.emulateMedia({ media: 'print' })
    const onPaper = new Set(await visibleWords(page, notOnPaper))

    expect(onScreen.filter((piece) => !onPaper.has(piece))).toEqual([])
    expect(await page.locator('h1').isVisible()).toBe(true)
    expect(await page.locator('#main-menu').isVisible()).toBe(false)
    expect(await page.getByRole('banner').evaluate((header) => getComputedStyle(header).position)).toBe('static')
    expect(await page.locator('footer address').isVisible()).toBe(true)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
  })

  it.each(languageRows)(
    'an article becomes a document of a few sheets, with its pictures, in $language',
    async ({ prefix }) => {
      const page = await openPage(`${prefix}/content/design_architecture/บ้านเย็น-by-design/`)
      const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
      expect(sheets).toBeGreaterThanOrEqual(1)
      expect(sheets).toBeLessThan(15)
    },
  )
})
