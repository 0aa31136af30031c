import type { Page } from 'playwright-core'
import type { Language } from '../src/i18n/locales'
import { useBrowser } from './support/browser'
import { languageRows } from './support/kinds-of-pages'
import { waitForPath } from './support/page-state'
import { common } from './support/words'

const openPage = useBrowser()
const phone = 360

const openGroups = (page: Page) => page.locator('header details[open]').count()
const waitForOpenGroups = (page: Page, count: number) =>
  page.waitForFunction((wanted) => document.querySelectorAll('header details[open]').length === wanted, count)
const focusedText = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement).innerText.trim())
const isSheetOpen = (page: Page) => page.locator('#main-menu').evaluate((nav) => nav.matches(':popover-open'))
const menuButton = (page: Page, language: Language) =>
  page.getByRole('button', { name: common[language].menu, exact: true })

/** Tabs until an element of the page has focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab')
    const isThere = await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)
    if (isThere) return
  }
  throw new Error(`Tab does not reach ${selector}`)
}

describe.each(languageRows)('the header in $language on a wide screen', ({ prefix }) => {
  it('has its group opened, walked and closed by keyboard alone', async () => {
    const page = await openPage(`${prefix}/`)
    await tabTo(page, 'header summary')
    const group = await focusedText(page)
    await page.keyboard.press('Enter')
    await waitForOpenGroups(page, 1)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('details[open]') !== null)).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toMatch(`${prefix}/about/`)

    await page.keyboard.press('Escape')
    await waitForOpenGroups(page, 0)
    expect(await focusedText(page)).toBe(group)
  })

  it('has only one group open at a time, and none after a click beside them', async () => {
    const page = await openPage(`${prefix}/`)
    const groups = page.locator('header summary')
    await groups.first().click()
    await groups.last().click()
    expect(await openGroups(page)).toBe(1)
    await page.mouse.click(4, 880)
    await waitForOpenGroups(page, 0)
  })

  it('closes a group when focus goes on into the page', async () => {
    const page = await openPage(`${prefix}/`)
    await page.locator('header summary').last().click()
    await tabTo(page, 'main a')
    await waitForOpenGroups(page, 0)
  })

  it('leads to a page by an entry, which is then marked', async () => {
    const page = await openPage(`${prefix}/`)
    await page.locator(`header nav a[href="${prefix}/content/"]`).click()
    await waitForPath(page, `${prefix}/content/`)
    await page.locator(`header nav a[href="${prefix}/content/"][aria-current=page]`).waitFor()
  })

  it('hides on the way down and comes back on the way up, and for the keyboard', async () => {
    const page = await openPage(`${prefix}/content/`)
    const bottom = () => page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom)
    await page.mouse.wheel(0, 900)
    await page.waitForFunction(() => (document.querySelector('header')?.getBoundingClientRect().bottom ?? 1) <= 0)
    await page.mouse.wheel(0, -300)
    await page.waitForFunction(() => document.querySelector('header')?.getBoundingClientRect().top === 0)
    expect(await bottom()).toBeGreaterThan(40)
    await page.mouse.wheel(0, 600)
    await page.waitForFunction(() => (document.querySelector('header')?.getBoundingClientRect().bottom ?? 1) <= 0)
    await page.locator('header a').first().focus()
    await page.waitForFunction(() => document.querySelector('header')?.getBoundingClientRect().top === 0)
  })
})

describe.each(languageRows)('the menu in $language on a phone', ({ language, prefix }) => {
  it('opens and closes by its buttons and by Escape, and gives focus back', async () => {
    const page = await openPage(`${prefix}/`, { width: phone })
    const button = menuButton(page, language)
    await button.click()
    expect(await isSheetOpen(page)).toBe(true)
    await page.getByRole('button', { name: common[language].close }).click()
    expect(await isSheetOpen(page)).toBe(false)

    await button.focus()
    await page.keyboard.press('Enter')
    expect(await isSheetOpen(page)).toBe(true)
    await page.keyboard.press('Escape')
    expect(await isSheetOpen(page)).toBe(false)
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('unfolds a group, and closes once a link has led to its page', async () => {
    const page = await openPage(`${prefix}/`, { width: phone })
    await menuButton(page, language).click()
    await page.locator('header summary').first().click()
    expect(await page.locator('header details[open] a').first().isVisible()).toBe(true)
    await page.locator(`header nav a[href="${prefix}/project/"]`).click()
    await waitForPath(page, `${prefix}/project/`)
    await page.waitForFunction(() => !document.querySelector('#main-menu')?.matches(':popover-open'))
    await page.locator('h1').waitFor()
  })

  it('does not let the page behind it scroll', async () => {
    const page = await openPage(`${prefix}/`, { width: phone })
    await menuButton(page, language).click()
    await page.mouse.move(180, 400)
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  it('and the footer have no link or button under 44 by 44 px', async () => {
    const page = await openPage(`${prefix}/`, { width: phone })
    const small = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>(':is(header, footer) :is(a, button, summary):not(main *)')]
          .filter((element) => element.checkVisibility())
          .map((element) => ({ text: element.innerText.trim(), box: element.getBoundingClientRect() }))
          .filter(({ box }) => Math.round(box.width) < 44 || Math.round(box.height) < 44)
          .map(({ text, box }) => `${text}: ${box.width} by ${box.height}`),
      )
    expect(await small()).toEqual([])
    await menuButton(page, language).click()
    await page.locator('header summary').first().click()
    expect(await small()).toEqual([])
  })
})
