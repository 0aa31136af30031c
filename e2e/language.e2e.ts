import type { Page } from 'playwright-core'
import { useBrowser } from './support/browser'
import { pathOf } from './support/page-state'
import { common } from './support/words'

const openPage = useBrowser()

/** Uses the language switch of the header and waits until the page is there. */
async function switchLanguage(page: Page): Promise<void> {
  const from = await page.locator('html').getAttribute('lang')
  await page.locator('header a[hreflang]').click()
  await page.waitForFunction((language) => document.documentElement.lang !== language, from)
  await page.waitForLoadState('load')
}

const samePage = [
  { from: '/', to: '/en/' },
  { from: '/project/?tab=hua-hin#register', to: '/en/project/?tab=hua-hin#register' },
  { from: '/project/condo-hua-hin/?a=1&b=2', to: '/en/project/condo-hua-hin/?a=1&b=2' },
  { from: '/content/property_insight/', to: '/en/content/property_insight/' },
  { from: '/content/page/2/', to: '/en/content/page/2/' },
  {
    from: '/content/design_architecture/บ้านเย็น-by-design/?utm_source=x#top',
    to: '/en/content/design_architecture/บ้านเย็น-by-design/?utm_source=x#top',
  },
]

/** Path, query and hash of the page; the path decoded. */
function placeOf(page: Page): string {
  const { search, hash } = new URL(page.url())
  return pathOf(page) + search + hash
}

describe('the language switch', () => {
  it.each(samePage)('leads from $from to $to and back', async ({ from, to }) => {
    const page = await openPage(from)
    await switchLanguage(page)
    expect(placeOf(page)).toBe(to)
    await switchLanguage(page)
    expect(placeOf(page)).toBe(from)
  })

  it('on a phone is in the menu', async () => {
    const page = await openPage('/project/', { width: 360 })
    await page.getByRole('button', { name: common.th.menu, exact: true }).click()
    await switchLanguage(page)
    expect(placeOf(page)).toBe('/en/project/')
  })

  it('is in the footer too', async () => {
    const page = await openPage('/project/?a=1')
    await page.locator('footer a[hreflang]').click()
    await page.waitForURL('**/en/project/?a=1')
  })

  it('leads from an article that is only in Thai to the English list of its category', async () => {
    const page = await openPage('/content/wellness_well-being/น้ำกับการพักใจ/')
    await switchLanguage(page)
    expect(placeOf(page)).toBe('/en/content/wellness_well-being/')
    expect(await page.locator('a[href*="%E0%B8%99%E0%B9%89%E0%B8%B3"]').count()).toBe(0)
  })
})
