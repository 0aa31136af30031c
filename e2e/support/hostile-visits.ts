import { chromium, type Browser, type Page } from 'playwright-core'
import { chromiumOptions } from '../../scripts/lib/chromium-options'
import { categoryKey } from '../../src/i18n/categories'
import { forbiddenParts } from '../variants/hostile-pages'
import { hostileNames } from './live-samples'
import { waitUntilHydrated } from './page-state'

const settleMs = 60
const pagesAtOnce = 2
const showMs = 15_000

interface HostileArticle {
  path: string
  /** Matches the beginning of its title. */
  title: string
}

const hostile: readonly HostileArticle[] = hostileNames.map(({ name, category }) => ({
  path: `/content/${String(categoryKey(category))}/${name}/`,
  title: `^${name.replace('hostile-', '')}\\b`,
}))

/** Opens an article in a page, and says what of its text is there and must not be, or is lost. */
type Visit = (article: HostileArticle) => Promise<string[]>

async function faultsOf(page: Page, { path }: HostileArticle): Promise<string[]> {
  const faults = new URL(page.url()).pathname === path ? [] : [`leads to ${page.url()}`]
  faults.push(...(await forbiddenParts(page)))
  const words = await page.locator('main article:has(h1)').innerText()
  return words.includes('before') ? faults : [...faults, 'its words are gone']
}

/** Visits all articles, several at once, each in one page for many; notes what ran and what was fetched from elsewhere. */
async function visitAll(browser: Browser, host: string, start: (page: Page) => Promise<Visit>): Promise<string[]> {
  const left = [...hostile]
  const faults: string[] = []
  const work = async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    let at = 'before the first'
    const note = (fault: string) => faults.push(`${at}: ${fault}`)
    page.on('dialog', (dialog) => {
      note(`dialog ${dialog.message()}`)
      void dialog.dismiss()
    })
    page.on('pageerror', (error) => note(`error ${error.message}`))
    page.on('popup', () => note('opens a window'))
    page.on('request', (request) => {
      if (!request.url().startsWith(`${host}/`)) note(`asks ${request.url().slice(0, 80)}`)
    })
    const visit = await start(page)
    for (let article = left.pop(); article; article = left.pop()) {
      at = article.path
      const found = await visit(article).catch((error: unknown) => [String(error).split('\n')[0] ?? ''])
      found.forEach(note)
    }
    await context.close()
  }
  await Promise.all(Array.from({ length: pagesAtOnce }, work))
  return faults
}

/** The document that the server has written, and nothing that it asks for: whatever runs in it runs by itself. */
const openDocuments =
  (host: string) =>
  async (page: Page): Promise<Visit> => {
    await page.route('**/*', (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()))
    return async (article) => {
      await page.goto(host + article.path, { waitUntil: 'domcontentloaded' })
      await page.waitForTimeout(settleMs)
      return faultsOf(page, article)
    }
  }

/** The article that the components show, reached by links inside one page. */
const showInPage =
  (host: string) =>
  async (page: Page): Promise<Visit> => {
    await page.goto(`${host}/content/`, { waitUntil: 'load' })
    await waitUntilHydrated(page)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    return async (article) => {
      await page.evaluate(
        (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
        article.path,
      )
      const isShown = (title: string) =>
        new RegExp(title).test(document.querySelector('main article h1')?.textContent ?? '')
      await page.waitForFunction(isShown, article.title, { timeout: showMs })
      await page.waitForTimeout(settleMs)
      const isSamePage = await page.evaluate(() => 'isSamePage' in window)
      return [...(await faultsOf(page, article)), ...(isSamePage ? [] : ['opens another document'])]
    }
  }

export interface HostileVisits {
  /** Address without a slash at its end. */
  host: string
  /** True for our server, which writes articles into documents; other hosts answer all with their 404 page. */
  writesDocuments: boolean
}

/**
 * Opens an article for every hostile fragment, none of which is built.
 *
 * @returns how many there were, and what went wrong
 */
export async function visitHostileArticles({ host, writesDocuments }: HostileVisits) {
  const browser = await chromium.launch(chromiumOptions())
  try {
    const inDocuments = writesDocuments ? await visitAll(browser, host, openDocuments(host)) : []
    const inPages = await visitAll(browser, host, showInPage(host))
    return { count: hostile.length, faults: [...inDocuments, ...inPages] }
  } finally {
    await browser.close()
  }
}
