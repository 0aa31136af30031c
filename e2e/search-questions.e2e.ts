import type { Page } from 'playwright-core'
import questions from '../test/search-questions.json'
import { useBrowser } from './support/browser'
import { languageRows } from './support/kinds-of-pages'
import { field, hits, searchOf } from './support/search'

const openPage = useBrowser()

/** Searches as a visitor does; the name of the first article that is found, in one question to the browser. */
async function firstHit(page: Page, query: string): Promise<string> {
  await page.locator(field).fill(query)
  await page.locator(field).press('Enter')
  const answer = await page.waitForFunction(
    ([term, links]) => {
      // While it searches, the hits of the search before stand there, and no count
      const isCounted = /\d/.test(document.querySelector('main [role=status]')?.textContent ?? '')
      return isCounted && document.title.includes(term) && document.querySelector(links)?.getAttribute('href')
    },
    [query, `${hits} h2 a`] as const,
  )
  return (
    decodeURIComponent(String(await answer.jsonValue()))
      .split('/')
      .at(-2) ?? ''
  )
}

test.each(languageRows)(
  'each written question finds first what it should, in $language',
  async ({ language, prefix }) => {
    const page = await openPage(searchOf(prefix))
    const missed: string[] = []
    for (const { query, first } of questions[language]) {
      const found = await firstHit(page, query)
      if (!first.includes(found)) missed.push(`${query}: got ${found}, takes ${first.join(' or ')}`)
    }
    expect(questions[language].length).toBeGreaterThanOrEqual(30)
    expect(missed).toEqual([])
  },
)
