import type { Page } from 'playwright-core'
import { useBrowser } from './support/browser'
import { readerOf } from './support/consent'
import { layoutShift, pathOf, recordLayoutShift, waitForPath } from './support/page-state'
import { addressOf } from './support/site-address'
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

const keptLanguage = async (page: Page) => {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'lang')
  if (!cookie) return null
  const days = Math.round((cookie.expires - Date.now() / 1000) / 86_400)
  return { value: cookie.value, days, sameSite: cookie.sameSite }
}
const offerOf = (page: Page) => page.getByRole('complementary').filter({ has: page.locator('a[hreflang]') })
const first = { isFirstVisit: true }

describe('a first visit', () => {
  it('to / by someone who prefers English goes to /en/ unpainted; the switch leads back, and stays', async () => {
    const painted: string[] = []
    const page = await openPage('/?a=1', {
      ...first,
      context: readerOf('en'),
      prepare: async (blank) => {
        await blank.exposeFunction('notePaint', (path: string) => painted.push(path))
        await blank.addInitScript(() => {
          const { pathname } = window.location
          new PerformanceObserver(() => {
            void (window as unknown as { notePaint: (path: string) => void }).notePaint(pathname)
          }).observe({ type: 'paint', buffered: true })
        })
        await blank.goto('about:blank')
      },
    })
    expect(placeOf(page)).toBe('/en/?a=1')
    await page.waitForTimeout(300)
    expect(new Set(painted)).toEqual(new Set(['/en/']))
    expect(await keptLanguage(page)).toEqual({ value: 'en', days: 365, sameSite: 'Lax' })
    expect(await offerOf(page).count()).toBe(0)

    await switchLanguage(page)
    expect(placeOf(page)).toBe('/?a=1')
    expect(await keptLanguage(page)).toMatchObject({ value: 'th' })
    await page.goto(addressOf('/'))
    await page.waitForTimeout(300)
    expect(placeOf(page)).toBe('/')
    await page.goBack()
    await page.goBack()
    expect(pathOf(page)).toBe('/en/')
    await page.goBack()
    expect(page.url()).toBe('about:blank')
  })

  it.each([
    ['by someone who reads Thai', { locale: 'th-TH' }, 'th'],
    ['by a crawler', { locale: 'en-US', userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, undefined],
  ])('to / %s stays there', async (_, context, kept) => {
    const page = await openPage('/', { ...first, context })
    expect(pathOf(page)).toBe('/')
    expect((await keptLanguage(page))?.value).toBe(kept)
    expect(await offerOf(page).count()).toBe(0)
  })

  it.each([
    ['th', '/project/', 'Read this page in English', '/en/project/?a=1'],
    ['en', '/en/project/', 'อ่านหน้านี้เป็นภาษาไทย', '/project/?a=1'],
  ] as const)(
    'to a page in %s by a reader of the other language is offered that one',
    async (language, path, words, to) => {
      const other = language === 'th' ? 'en' : 'th'
      const options = {
        ...first,
        width: language === 'th' ? 360 : 1440,
        context: readerOf(other),
        prepare: recordLayoutShift,
      }
      const page = await openPage(`${path}?a=1`, options)
      const offer = offerOf(page)
      await offer.waitFor()
      expect(await offer.getAttribute('lang')).toBe(other)
      expect(await layoutShift(page)).toBeLessThan(0.01)
      expect(await keptLanguage(page)).toBeNull()
      await offer.getByRole('link', { name: words, exact: true }).click()
      await page.waitForURL(addressOf(to))
      expect(await keptLanguage(page)).toMatchObject({ value: other, days: 365 })
      await page.waitForLoadState('load')
      expect(await offerOf(page).count()).toBe(0)
    },
  )

  it('is left alone once the offer was closed, and where there is no such page', async () => {
    const page = await openPage('/project/', { ...first, context: readerOf('en') })
    await offerOf(page).getByRole('button').click()
    await offerOf(page).waitFor({ state: 'detached' })
    expect(await keptLanguage(page)).toMatchObject({ value: 'th' })
    await page.locator('header a[href="/content/"]').first().click()
    await waitForPath(page, '/content/')
    expect(await offerOf(page).count()).toBe(0)

    const thai = '/content/wellness_well-being/น้ำกับการพักใจ/'
    const other = await openPage(thai, { ...first, context: readerOf('en') })
    expect(await offerOf(other).count()).toBe(0)
  })
})
