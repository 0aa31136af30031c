import { useBrowser } from './support/browser'
import { languageRows } from './support/kinds-of-pages'
import { layoutShift, recordLayoutShift } from './support/page-state'

const openPage = useBrowser()

/** Bytes of fonts that the first screen of a page may need. */
const maxFontBytes = 50_000
/** How late fonts come on a slow line, in milliseconds. */
const lateMs = 2500

const pages = ['/', '/project/condo-sathorn/', '/content/property_insight/the-real-cost-of-buying-a-condominium/']
const cases = languageRows.flatMap(({ prefix }) => pages.map((path) => ({ path: prefix + path })))

describe.each(cases)('fonts of $path', ({ path }) => {
  it('are 50 kB at most, the core files alone', async () => {
    const sizes: number[] = []
    const names: string[] = []
    await openPage(path, {
      width: 360,
      prepare: async (page) => {
        page.on('response', (response) => {
          if (!response.url().includes('/fonts/')) return
          names.push(response.url())
          sizes.push(Number(response.headers()['content-length']))
        })
        await Promise.resolve()
      },
    })
    expect(names.length).toBeGreaterThan(1)
    expect(names.filter((name) => !name.includes('.core'))).toEqual([])
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxFontBytes)
  })

  it.each([360, 1440])('move nothing when they come late, at %i px', async (width) => {
    const page = await openPage(path, {
      width,
      prepare: async (opened) => {
        await recordLayoutShift(opened)
        await opened.route('**/fonts/**', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, lateMs))
          await route.continue()
        })
      },
    })
    await page.waitForTimeout(lateMs + 500)
    expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true)
    expect(await layoutShift(page)).toBe(0)
  })
})

it('Fonts that came late are used on the next page', async () => {
  const page = await openPage('/en/', {
    prepare: (opened) =>
      opened.route('**/fonts/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, lateMs))
        await route.continue()
      }),
  })
  await page.waitForTimeout(lateMs + 500)
  const widthOf = () =>
    page.evaluate(() => {
      const word = document.createElement('span')
      word.style.cssText = 'font: 100px var(--display); position: absolute; white-space: nowrap'
      word.textContent = 'Homes that start from light'
      document.body.append(word)
      const { width } = word.getBoundingClientRect()
      word.remove()
      return width
    })
  const before = await widthOf()
  await page.locator('header nav a[href="/en/project/"]').click()
  await page.waitForURL('**/en/project/')
  await page.waitForTimeout(500)
  expect(await widthOf()).not.toBe(before)
})
