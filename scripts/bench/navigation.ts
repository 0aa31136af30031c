import { chromium, type Page } from 'playwright-core'
import { languages } from '../../src/i18n/locales'
import { localizedPath, paths } from '../../src/i18n/paths'
import { chromiumOptions } from '../lib/chromium-options'
import { settledVisitor } from '../lib/settled-visitor'

/** A cheap phone: its window, and how many times slower than this machine it computes. */
const phone = { viewport: { width: 412, height: 823 }, slowdown: 4 } as const

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

async function measure(page: Page, address: string, from: string, to: string): Promise<NavigationFigure> {
  await page.goto(address + from, { waitUntil: 'load' })
  await page.waitForFunction(() => '___navigate' in window)
  await page.locator(`main a[href^="${to}"]`).first().scrollIntoViewIfNeeded()
  await page.waitForTimeout(aheadMs)
  let requests = 0
  const count = () => (requests += 1)
  const figure = { from, to, ms: 0, requests: 0 }
  page.on('request', count)
  figure.ms = await timeOfClick(page, to)
  page.off('request', count)
  return { ...figure, requests }
}

/**
 * Measures changes of page inside the site on a cheap phone, the page being loaded ahead.
 *
 * @param address of a server, without a slash at its end
 * @param runs the median of so many is taken
 */
export async function measureNavigation(address: string, runs: number): Promise<NavigationFigure[]> {
  const browser = await chromium.launch(chromiumOptions())
  try {
    const figures: NavigationFigure[] = []
    for (const language of languages) {
      for (const change of changes) {
        const [from, to] = [localizedPath(change.from, language), localizedPath(change.to, language)]
        const measured: NavigationFigure[] = []
        for (let run = 0; run < runs; run += 1) {
          const page = await browser.newPage({ viewport: phone.viewport })
          await page.context().addCookies(settledVisitor(address, from))
          const session = await page.context().newCDPSession(page)
          await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown })
          measured.push(await measure(page, address, from, to))
          await page.context().close()
        }
        const sorted = measured.sort((one, other) => one.ms - other.ms)
        figures.push(...sorted.slice(Math.floor(runs / 2), Math.floor(runs / 2) + 1))
      }
    }
    return figures
  } finally {
    await browser.close()
  }
}
