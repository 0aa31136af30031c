import type { Page } from 'playwright-core'
import { privilegeCategories, projectTabs } from '../src/content/list-keys'
import enPrivilege from '../src/i18n/messages/en/privilege.json'
import enProject from '../src/i18n/messages/en/project.json'
import thPrivilege from '../src/i18n/messages/th/privilege.json'
import thProject from '../src/i18n/messages/th/project.json'
import { useBrowser } from './support/browser'
import { languageRows, widths } from './support/kinds-of-pages'

const openPage = useBrowser()
const nothing = 'zzzzzz'

interface List {
  path: string
  /** Selector of the items. */
  items: string
  tabs: readonly string[]
  /** How many items there are without a filter. */
  total: number
  words: Record<'th' | 'en', { all: string; search: string; emptySearch: string; showAll: string }>
  /** Words that find some items, and not all. */
  query: Record<'th' | 'en', string>
}

const lists: readonly List[] = [
  {
    path: '/project/',
    items: 'main article',
    tabs: projectTabs,
    total: 6,
    words: { th: thProject.list, en: enProject.list },
    query: { th: 'หัวหิน', en: 'hua hin' },
  },
  {
    path: '/privilege/',
    items: 'main article',
    tabs: privilegeCategories,
    total: 20,
    words: { th: thPrivilege, en: enPrivilege },
    query: { th: 'ภูเก็ต', en: 'PHUKET' },
  },
]

const cases = lists.flatMap((list) => languageRows.map((row) => ({ ...list, ...row })))

const tabLink = (page: Page, path: string, tab: string) => page.locator(`main nav a[href="${path}?tab=${tab}"]`)
const waitForSearch = (page: Page, search: string) =>
  page.waitForFunction((wanted) => window.location.search === wanted, search)
const currentTab = (page: Page) => page.locator('main nav a[aria-current]').getAttribute('href')

describe.each(cases)('$path in $language', ({ path: plain, prefix, language, items, tabs, total, words, query }) => {
  const path = prefix + plain
  const word = words[language]

  it('shows everything at first, and a tab shows some of it, marked and in the address', async () => {
    const page = await openPage(path)
    expect(await page.locator(items).count()).toBe(total)
    expect(await currentTab(page)).toBe(path)
    const counts: number[] = []
    for (const tab of tabs) {
      await tabLink(page, path, tab).click()
      await waitForSearch(page, `?tab=${tab}`)
      expect(await currentTab(page)).toBe(`${path}?tab=${tab}`)
      counts.push(await page.locator(items).count())
    }
    expect(counts.every((count) => count > 0 && count < total)).toBe(true)
    expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(total)
  })

  it('Back leads through the tabs, and an address opens on its tab and its search', async () => {
    const [first = '', second = ''] = tabs
    const page = await openPage(path)
    await tabLink(page, path, first).click()
    await waitForSearch(page, `?tab=${first}`)
    const shown = await page.locator(items).count()
    await tabLink(page, path, second).click()
    await waitForSearch(page, `?tab=${second}`)
    await page.goBack()
    await waitForSearch(page, `?tab=${first}`)
    await page.waitForFunction(([selector, count]) => document.querySelectorAll(selector).length === count, [
      items,
      shown,
    ] as const)
    await page.goBack()
    await waitForSearch(page, '')
    expect(await currentTab(page)).toBe(path)

    const opened = await openPage(`${path}?tab=${first}&q=${nothing}`)
    await opened.getByRole('heading', { name: word.emptySearch.replace('{{query}}', nothing) }).waitFor()
    expect(await opened.locator('main input[type=search]').inputValue()).toBe(nothing)
    expect(await currentTab(opened)).toBe(`${path}?tab=${first}`)
  })

  it('finds while one types, says how much, and the address follows', async () => {
    const page = await openPage(path)
    await page.getByRole('searchbox', { name: word.search }).pressSequentially(query[language])
    await page.waitForFunction(([selector, all]) => document.querySelectorAll(selector).length < all, [
      items,
      total,
    ] as const)
    const found = await page.locator(items).count()
    expect(found).toBeGreaterThan(0)
    expect(await page.locator('main [role=status]').first().innerText()).toContain(String(found))
    await page.waitForFunction(
      (wanted) => new URLSearchParams(window.location.search).get('q') === wanted,
      query[language],
    )
  })

  it('says that nothing was found, and leads back to everything', async () => {
    const page = await openPage(path)
    const field = page.getByRole('searchbox', { name: word.search })
    await field.fill(nothing)
    await page.getByRole('heading', { name: word.emptySearch.replace('{{query}}', nothing) }).waitFor()
    expect(await page.locator(items).count()).toBe(0)
    await page.getByRole('link', { name: word.showAll }).click()
    await waitForSearch(page, '')
    expect(await page.locator(items).count()).toBe(total)
    expect(await field.inputValue()).toBe('')
  })

  it.each(widths)('is used by keyboard alone, and what has focus is to be seen (%i px)', async (width) => {
    const [first = ''] = tabs
    const page = await openPage(path, { width })
    await page.locator('main nav a[aria-current]').focus()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(`${path}?tab=${first}`)
    expect(await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle)).toBe('solid')
    await page.keyboard.press('Enter')
    await waitForSearch(page, `?tab=${first}`)
    for (let step = 0; step < tabs.length; step += 1) await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search')
    await page.keyboard.type(nothing)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: word.emptySearch.replace('{{query}}', nothing) }).waitFor()
  })

  it('shows every item without scripts, whatever the address asks for', async () => {
    const page = await openPage(`${path}?tab=${tabs[0] ?? ''}`, { context: { javaScriptEnabled: false } })
    expect(await page.locator(items).count()).toBe(total)
    expect(await page.locator('main input[type=search]').isVisible()).toBe(false)
  })
})
