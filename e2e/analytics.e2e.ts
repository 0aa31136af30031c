import type { Page } from 'playwright-core'
import { useBrowser, type OpenPage } from './support/browser'
import { answer, bannerOf, cookies, readerOf, settingsOf, watchOutside } from './support/consent'
import { caseOf } from './support/form-cases'
import { fillForm, readReceipt, closeThanks, submitButton } from './support/form-page'
import { waitForPath } from './support/page-state'
import { field, hits } from './support/search'
import { leadsByReceipt } from './support/stored-leads'
import { common } from './support/words'

const openPage = useBrowser()
const container = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123'
/** As src/gatsby/tag-manager-tag.tsx writes it into every page of a site with a GTM_ID. */
const tag = `<script id="tag-manager" type="text/plain" data-category="analytics marketing" data-src="${container}"></script>`
/** Stands in for the container: counts how often it runs, and sets a cookie as analytics do. */
const standIn = `window.ran = (window.ran || 0) + 1; document.cookie = '_ga=GA1.1.1; Path=/'`

/** Every page as a build with a GTM_ID makes it. The policy of this build does not know of a tag manager. */
async function withTagManager(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    return route.fulfill({ response, body: (await response.text()).replace('</head>', `${tag}</head>`) })
  })
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: standIn }),
  )
}

interface Visit {
  page: Page
  outside: string[]
}

async function visit(open: OpenPage, path: string): Promise<Visit> {
  let outside: string[] = []
  const page = await open(path, {
    isFirstVisit: true,
    context: { ...readerOf('en'), bypassCSP: true },
    prepare: (blank) => {
      outside = watchOutside(blank)
      return withTagManager(blank)
    },
  })
  return { page, outside }
}

/** What the data layer holds; commands as lists of their words, times left out. */
const dataLayer = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => {
      const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]'
      return isCommand ? Array.from(entry as ArrayLike<unknown>) : { ...(entry as object), 'gtm.start': undefined }
    }),
  ) as Promise<Record<string, unknown>[]>

const waitForEvent = (page: Page, event: string, count = 1) =>
  page.waitForFunction(
    ([name, wanted]) =>
      (window.dataLayer ?? []).filter((entry) => (entry as { event?: string }).event === name).length >= wanted,
    [event, count] as const,
  )

const mode = (analytics: string, ads: string) => ({
  analytics_storage: analytics,
  ad_storage: ads,
  ad_user_data: ads,
  ad_personalization: ads,
})
const denied = ['consent', 'default', { ...mode('denied', 'denied'), wait_for_update: 500 }]

it('a visit from the first page to the withdrawal of consent, as the tag manager sees it', async () => {
  const { page, outside } = await visit(
    openPage,
    '/en/project/?utm_source=mail&utm_medium=a@b.example&email=a@b.example#register',
  )
  await bannerOf(page, 'en').waitFor()
  await page.waitForFunction(() => window.dataLayer !== undefined)
  expect(await dataLayer(page)).toEqual([denied])
  expect(outside).toEqual([])

  await answer(page, 'en', 'accept')
  await page.waitForFunction(() => (window as { ran?: number }).ran === 1)
  expect(outside).toEqual([container])
  const title = await page.title()
  const at = (page_path: string) => ({ page_path, page_language: 'en' })
  expect((await dataLayer(page)).slice(1)).toEqual([
    ['consent', 'update', mode('granted', 'granted')],
    { event: 'consent_update', analytics: 'granted', marketing: 'granted', ...at('/en/project/') },
    { event: 'gtm.js' },
    { event: 'page_view', page_title: title, campaign_source: 'mail', ...at('/en/project/') },
  ])

  await page.locator('footer li a[href="/en/contact/inquiry-form/"]').click()
  await waitForPath(page, '/en/contact/inquiry-form/')
  await waitForEvent(page, 'page_view', 2)
  const form = caseOf('inquiry')
  await fillForm(page, form)
  await submitButton(page).click()
  const receipt = await readReceipt(page, 'en')
  await closeThanks(page, 'en')
  expect(leadsByReceipt(receipt)[0]?.source).toMatchObject({ utm_source: 'mail', path: '/en/contact/inquiry-form/' })
  const press = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => {
        link.addEventListener('click', (event) => event.preventDefault(), { once: true })
        ;(link as HTMLElement).click()
      })
  await press('main a[download]')
  await press('footer a[href^="tel:"]')
  await press('footer a[data-network=line]')
  await page.locator('footer a[href="#main"]').click()
  const inquiry = at('/en/contact/inquiry-form/')
  expect((await dataLayer(page)).slice(5)).toEqual([
    { event: 'page_view', page_title: await page.title(), ...inquiry },
    { event: 'form_sent', form: 'inquiry', ...inquiry },
    { event: 'file_download', file_path: '/downloads/graphic-map-en.png', ...inquiry },
    { event: 'phone_tap', place: 'footer', ...inquiry },
    { event: 'line_tap', place: 'footer', ...inquiry },
  ])

  await page.locator('header a[href="/en/content/"]').first().click()
  await waitForEvent(page, 'page_view', 3)
  await page.goto(`${new URL(page.url()).origin}/en/content/search/`)
  await page.locator(field).fill('condo')
  await page.locator(hits).first().waitFor()
  await waitForEvent(page, 'search')
  const events = await dataLayer(page)
  expect(events.at(-1)).toEqual({
    event: 'search',
    term_length: 5,
    results_count: expect.any(Number) as number,
    ...at('/en/content/search/'),
  })
  expect(JSON.stringify(events)).not.toContain('condo')
  expect(outside).toEqual([container, container])

  await page.locator('footer').getByRole('button', { name: common.en.cookieSettings }).click()
  const reloaded = page.waitForEvent('load')
  await settingsOf(page, 'en').getByRole('button', { name: cookies.en.settings.refuseAll }).click()
  await reloaded
  await page.waitForFunction(() => (window.dataLayer?.length ?? 0) >= 3)
  expect((await dataLayer(page)).slice(0, 2)).toEqual([denied, ['consent', 'update', mode('denied', 'denied')]])
  await page.waitForLoadState('networkidle')
  expect(outside).toEqual([container, container])
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('_ga')
  expect(await page.evaluate(() => sessionStorage.getItem('campaign'))).toBeNull()
})

it('after a refusal nothing is asked for and nothing is told, on any page', async () => {
  const { page, outside } = await visit(openPage, '/en/project/?utm_source=mail')
  await answer(page, 'en', 'refuse')
  await page.locator('header a[href="/en/content/"]').first().click()
  await waitForPath(page, '/en/content/')
  await page.reload({ waitUntil: 'networkidle' })
  await page.waitForFunction(() => (window.dataLayer?.length ?? 0) >= 3)
  expect((await dataLayer(page)).map((entry) => entry['event'])).toEqual([undefined, undefined, 'consent_update'])
  expect(outside).toEqual([])
})
