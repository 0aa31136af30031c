import type { Page } from 'playwright-core'
import type { Language } from '../src/i18n/locales'
import { paths } from '../src/i18n/paths'
import questions from '../test/search-questions.json'
import { useBrowser } from './support/browser'
import { waitForPath } from './support/page-state'
import { field, hits, searchOf, words } from './support/search'

const openPage = useBrowser()
const firstName = async (page: Page) => {
  const href = await page.locator(`${hits} h2 a`).first().getAttribute('href')
  return decodeURIComponent(href ?? '')
    .split('/')
    .at(-2)
}

const rows = (['th', 'en'] as const).flatMap((language) =>
  questions[language].map(({ query, first }) => ({ language, query, first })),
)

describe('the written questions', () => {
  let page: Page | null = null
  let at: Language | null = null

  test.each(rows)('$language: $query', async ({ language, query, first }) => {
    page =
      at === language && page && !page.isClosed()
        ? page
        : await openPage(language === 'th' ? paths.search : `/en${paths.search}`)
    at = language
    await page.locator(field).fill(query)
    await page.locator(field).press('Enter')
    await waitForPath(page, searchOf(language === 'th' ? '' : '/en', query))
    await page
      .locator('main [role=status]')
      .filter({ hasText: words[language].count })
      .or(page.locator('main [role=status]:has-text("1 ")'))
      .waitFor()
    await page.waitForFunction((term) => document.title.includes(term), query)
    await page.locator(`${hits} h2 a`).first().waitFor()
    expect(first).toContain(await firstName(page))
  })
})
