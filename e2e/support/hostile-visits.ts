import { chromium, type BrowserContext } from 'playwright-core'
import { chromiumOptions } from '../../scripts/lib/chromium-options'
import { categoryKey } from '../../src/i18n/categories'
import { forbiddenParts } from '../variants/hostile-pages'
import { hostileNames } from './live-samples'
import { waitUntilHydrated } from './page-state'

const settleMs = 100
const pagesAtOnce = 4

/** Opens an article and says what of its text ran, was fetched from elsewhere, or is lost. */
async function faultsOf(context: BrowserContext, host: string, path: string): Promise<string[]> {
  const page = await context.newPage()
  const faults: string[] = []
  page.on('dialog', (dialog) => {
    faults.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => faults.push(`error ${error.message}`))
  page.on('popup', () => faults.push('opens a window'))
  page.on('request', (request) => {
    if (!request.url().startsWith(`${host}/`)) faults.push(`asks ${request.url().slice(0, 80)}`)
  })
  try {
    await page.goto(host + path, { waitUntil: 'load' })
    await waitUntilHydrated(page)
    await page.locator('main article:has(h1)').waitFor()
    await page.waitForTimeout(settleMs)
    if (new URL(page.url()).pathname !== path) faults.push(`leads to ${page.url()}`)
    faults.push(...(await forbiddenParts(page)))
    if (!(await page.locator('main article:has(h1)').innerText()).includes('before')) faults.push('its words are gone')
  } catch (error) {
    faults.push(String(error).split('\n')[0] ?? '')
  }
  await page.close()
  return faults.map((fault) => `${path}: ${fault}`)
}

/**
 * Opens an article for every hostile fragment, none of which is built.
 *
 * @param host address without a slash at its end
 * @returns how many there were, and what went wrong
 */
export async function visitHostileArticles(host: string): Promise<{ count: number; faults: string[] }> {
  const browser = await chromium.launch(chromiumOptions())
  try {
    const context = await browser.newContext()
    const left = hostileNames.map(({ name, category }) => `/content/${String(categoryKey(category))}/${name}/`)
    const count = left.length
    const faults: string[] = []
    const work = async () => {
      for (let path = left.pop(); path; path = left.pop()) faults.push(...(await faultsOf(context, host, path)))
    }
    await Promise.all(Array.from({ length: pagesAtOnce }, work))
    return { count, faults }
  } finally {
    await browser.close()
  }
}
