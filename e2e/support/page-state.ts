import type { Page } from 'playwright-core'

/** Waits until React has taken over the prebuilt page, so that what needs scripts works. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('onInitialClientRender').length > 0)
}

/** Path of the page, decoded. */
export const pathOf = (page: Page): string => decodeURIComponent(new URL(page.url()).pathname)

/**
 * Waits until the address bar shows a path (decoded). The address changes before the page does: what is read of the new
 * page is waited for as well.
 */
export const waitForPath = (page: Page, path: string): Promise<void> =>
  page.waitForURL((address) => decodeURIComponent(address.pathname) === path)

/** Waits until the page has this heading. */
export const waitForHeading = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

/** Files the page has loaded so far, in order, but for those fetched ahead for other pages; `bytes` is their compressed size. */
export const loadedFiles = (page: Page): Promise<{ address: string; bytes: number }[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType !== 'link')
      .map(({ name, encodedBodySize }) => ({ address: name, bytes: encodedBodySize })),
  )

/** Pixels by which the page is wider than its window. */
export const sidewaysPixels = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Adds up, in the page, how far things move that no one has asked to move; `layoutShift` reads it. */
export const recordLayoutShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const sum = window as unknown as { layoutShift: number }
    sum.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) sum.layoutShift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Cumulative layout shift so far, for a page prepared with `recordLayoutShift`. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift)

/** Scrolls to the end and back, so that pictures that wait for it are loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForLoadState('networkidle')
}

/**
 * The words that are to be seen in the main part, piece by piece.
 *
 * @param leftOut selector of what does not count: tabs, tables of contents and filters, which need scripts to be of use
 */
export const visibleWords = (page: Page, leftOut = 'nav, search, .needs-scripts'): Promise<string[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4, p, li, dt, dd, th, td, label, summary, a)')]
        .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .filter((element) => element.closest(selector) === null)
        .map((element) => (element.textContent ?? '').trim())
        .filter(Boolean),
    leftOut,
  )
