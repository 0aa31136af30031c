import { chromium, type Browser, type Page } from 'playwright-core'
import { languages } from '../../src/i18n/locales'
import { localizedPath, paths } from '../../src/i18n/paths'
import { chromiumOptions } from '../lib/chromium-options'
import { settledVisitor } from '../lib/settled-visitor'

const viewport = { width: 412, height: 823 }

/** How many times slower than this machine a phone computes: as fast, and a cheap one. */
const slowdowns = [1, 4] as const

/** Time for the page that a link leads to to be loaded ahead, in milliseconds. */
const aheadMs = 4000

/** What is measured: from a page, the first link of its main part to a kind of page. */
const changes = [
  { from: paths.home, to: '/project/' },
  { from: paths.projects, to: '/project/condo-hua-hin/' },
  { from: paths.content, to: '/content/property_insight/' },
] as const

/** A change of page inside the site, from a click to the first painting of the new page. */
export interface NavigationFigure {
  from: string
  to: string
  slowdown: number
  ms: number
  /** Requests between click and painting. */
  requests: number
}

/** Clicks in the page, so that no time of the tool is counted. No function in it has a name: tsx would wrap it. @param to beginning of the link's address */
const timeOfClick = (page: Page, to: string): Promise<number> =>
  page.evaluate(async (start) => {
    const link = document.querySelector<HTMLAnchorElement>(`main a[href^="${start}"]`)
    const before = document.querySelector('h1')
    const clickedAt = performance.now()
    link?.click()
    while (document.querySelector('h1') === before) await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => requestAnimationFrame(resolve))
    return performance.now() - clickedAt
  }, to)

type Change = Pick<NavigationFigure, 'from' | 'to' | 'slowdown'>

async function measure(page: Page, address: string, change: Change): Promise<NavigationFigure> {
  const { from, to } = change
  await page.goto(address + from, { waitUntil: 'load' })
  await page.waitForFunction(() => '___navigate' in window)
  await page.locator(`main a[href^="${to}"]`).first().scrollIntoViewIfNeeded()
  await page.waitForTimeout(aheadMs)
  let requests = 0
  const count = () => (requests += 1)
  const figure = { ...change, ms: 0, requests: 0 }
  page.on('request', count)
  figure.ms = await timeOfClick(page, to)
  page.off('request', count)
  return { ...figure, requests }
}

/** One visitor after the other makes the change; the median of them. */
async function measureChange(browser: Browser, address: string, change: Change, runs: number) {
  const measured: NavigationFigure[] = []
  for (let run = 0; run < runs; run += 1) {
    const page = await browser.newPage({ viewport })
    await page.context().addCookies(settledVisitor(address, change.from))
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: change.slowdown })
    measured.push(await measure(page, address, change))
    await page.context().close()
  }
  const sorted = measured.sort((one, other) => one.ms - other.ms)
  return sorted.slice(Math.floor(runs / 2), Math.floor(runs / 2) + 1)
}

/**
 * Measures changes of page inside the site on a phone, the page being loaded ahead.
 *
 * @param address of a server, without a slash at its end
 * @param runs the median of so many is taken
 */
export async function measureNavigation(address: string, runs: number): Promise<NavigationFigure[]> {
  const browser = await chromium.launch(chromiumOptions())
  try {
    const figures: NavigationFigure[] = []
    for (const slowdown of slowdowns) {
      for (const language of languages) {
        for (const { from, to } of changes) {
          const change = { from: localizedPath(from, language), to: localizedPath(to, language), slowdown }
          figures.push(...(await measureChange(browser, address, change, runs)))
        }
      }
    }
    return figures
  } finally {
    await browser.close()
  }
}
