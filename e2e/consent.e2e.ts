import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { consentRevision } from '../src/consent/choice'
import { useBrowser, type VisitOptions } from './support/browser'
import {
  answer,
  bannerOf,
  cookies,
  readerOf,
  settingsOf,
  storedChoice,
  unnamedItems,
  watchOutside,
} from './support/consent'
import { languageRows } from './support/kinds-of-pages'
import { layoutShift, recordLayoutShift } from './support/page-state'
import { common } from './support/words'

const openPage = useBrowser()
const project = '/project/condo-hua-hin/'
/** Contracts, section 7. */
const shownWithinMs = 3000

/** A first visit of someone who reads the language of the page. */
const firstVisit = (language: 'th' | 'en', options: VisitOptions = {}): VisitOptions => ({
  width: language === 'th' ? 360 : 1440,
  isFirstVisit: true,
  context: readerOf(language),
  ...options,
})

const focusIsIn = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector)

const objections = async (page: Page) =>
  (await new AxeBuilder({ page }).include('#cc-main').analyze()).violations.map(
    ({ id, nodes }) => `${id} ${nodes[0]?.html}`,
  )

describe.each(languageRows)('the cookie banner in $language', ({ language, prefix }) => {
  it('is there in time, moves nothing, takes no focus, lets Tab pass, and keeps a refusal', async () => {
    let outside: string[] = []
    const page = await openPage(
      `${prefix}${project}`,
      firstVisit(language, {
        prepare: (blank) => {
          outside = watchOutside(blank)
          return recordLayoutShift(blank)
        },
      }),
    )
    const banner = bannerOf(page, language)
    await banner.waitFor({ timeout: shownWithinMs })
    expect(await banner.getAttribute('aria-modal')).toBeNull()
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    expect(await page.context().cookies()).toEqual([])
    expect(await objections(page)).toEqual([])
    expect(await layoutShift(page)).toBeLessThan(0.01)

    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#main')
    const names: string[] = []
    for (let presses = 0; presses < 4; presses += 1) {
      await page.keyboard.press('Tab')
      names.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
    }
    const words = cookies[language].banner
    expect(names).toEqual([words.policy, words.accept, words.refuse, words.settings])
    await page.keyboard.press('Tab')
    expect(await focusIsIn(page, 'header')).toBe(true)

    for (const button of await banner.getByRole('button').all()) {
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    const [agree, refuse] = await Promise.all(
      [words.accept, words.refuse].map((name) => banner.getByRole('button', { name }).boundingBox()),
    )
    expect(refuse).toMatchObject({ y: agree?.y, height: agree?.height })
    const bar = await page.locator('[data-bottom-bar]').boundingBox()
    const box = await banner.boundingBox()
    if (bar) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar.y + 1)

    await answer(page, language, 'refuse')
    await banner.waitFor({ state: 'hidden' })
    const choice = await storedChoice(page)
    expect(choice).toMatchObject({ categories: ['necessary'], revision: consentRevision, days: 182, sameSite: 'Lax' })
    expect(Math.abs(Date.parse(choice?.consentTimestamp ?? '') - Date.now())).toBeLessThan(60_000)
    expect(await layoutShift(page)).toBeLessThan(0.01)

    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await page.reload({ waitUntil: 'networkidle' })
    expect(await page.locator('#cc-main').count()).toBe(0)
    expect(await unnamedItems(page)).toEqual([])
    expect(outside).toEqual([])
  })

  it('leads to settings that say what each category holds, and that the foot of every page opens again', async () => {
    let outside: string[] = []
    const path = `${prefix}/cookie-policy/`
    const prepare = (blank: Page) => Promise.resolve((outside = watchOutside(blank)))
    const page = await openPage(path, firstVisit(language, { prepare }))
    await answer(page, language, 'settings')
    const settings = settingsOf(page, language)
    await settings.waitFor()
    const words = cookies[language]
    for (const { title } of Object.values(words.category)) {
      const expander = settings.getByRole('button', { name: title, exact: true })
      await expander.click()
      expect(await expander.getAttribute('aria-expanded')).toBe('true')
    }
    expect(await settings.getByRole('table').count()).toBe(3)
    expect(await objections(page)).toEqual([])
    expect(await settings.getByRole('checkbox', { checked: true }).count()).toBe(1)
    await settings.getByText(words.category.media.title).last().scrollIntoViewIfNeeded()
    await settings.locator('input[value=media]').check()
    await settings.getByRole('button', { name: words.settings.save }).click()
    await settings.waitFor({ state: 'hidden' })
    expect((await storedChoice(page))?.categories).toEqual(['necessary', 'media'])

    const opener = page.locator('footer').getByRole('button', { name: common[language].cookieSettings })
    await opener.click()
    await settings.waitFor()
    await page.waitForFunction(() => document.activeElement?.closest('.pm') !== null)
    for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press('Tab')
    expect(await focusIsIn(page, '.pm')).toBe(true)
    await page.keyboard.press('Escape')
    await settings.waitFor({ state: 'hidden' })
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)

    await opener.click()
    await settings.getByRole('button', { name: words.settings.acceptAll }).click()
    expect((await storedChoice(page))?.categories).toEqual(['necessary', 'analytics', 'marketing', 'media'])
    // A site without a tag manager asks nobody, whatever is allowed
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
    expect(outside).toEqual([])
  })
})

it('without scripts there is neither a banner, nor a button for it, nor a cookie', async () => {
  const page = await openPage('/en/project/', { isFirstVisit: true, context: { javaScriptEnabled: false } })
  expect(await page.locator('#cookie-banner').innerHTML()).toBe('')
  expect(await page.locator('footer').getByText(common.en.cookieSettings).isVisible()).toBe(false)
  expect(await page.context().cookies()).toEqual([])
})
