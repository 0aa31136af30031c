import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { chromiumOptions } from '../../scripts/lib/chromium-options'
import { watchProblems, type Problem } from './problems'
import { settledVisitor } from '../../scripts/lib/settled-visitor'
import { addressOf, siteAddress } from './site-address'
import { waitUntilHydrated } from './page-state'

const testTimeoutMs = 60_000

/** Heights in CSS pixels that go with the widths. */
const heightOf = (width: number) => (width < 600 ? 740 : 900)

export interface VisitOptions {
  /** Width of the window in CSS pixels. Default: 1440 */
  width?: number
  /** Lets an expected problem pass, but none of the security policy. Without it, any problem fails the test. */
  allow?: (problem: Problem) => boolean
  /** True for a test that looks at the page before its scripts have taken over. */
  isEarly?: boolean
  /** Done before the first page is opened. */
  prepare?: (page: Page) => Promise<unknown>
  context?: BrowserContextOptions
  /** True for someone who has neither answered about cookies nor chosen a language. */
  isFirstVisit?: boolean
}

interface Visit {
  close: () => Promise<void>
  problems: Problem[]
  allow: (problem: Problem) => boolean
}

/** Opens a path of the site in a context of its own, and waits until its scripts have taken over. */
export type OpenPage = (path: string, options?: VisitOptions) => Promise<Page>

async function startVisit(browser: Browser, path: string, options: VisitOptions) {
  const { width = 1440, context, allow = () => false, isFirstVisit = false } = options
  const created = await browser.newContext({ viewport: { width, height: heightOf(width) }, ...context })
  if (!isFirstVisit) await created.addCookies(settledVisitor(siteAddress(), path))
  const visit: Visit = { close: () => created.close(), problems: watchProblems(created), allow }
  return { visit, page: await created.newPage() }
}

/**
 * Starts a browser for the tests of a file. After each test its pages are closed, and the test fails when they had a
 * problem that it has not allowed. In CI a test that fails is tried once more, and both results stand in the output; at
 * a desk it is not.
 *
 * @returns opens a page
 */
export function useBrowser(): OpenPage {
  let browser: Browser
  const visits: Visit[] = []
  jest.setTimeout(testTimeoutMs)
  if (process.env['CI']) jest.retryTimes(1, { logErrorsBeforeRetry: true })
  beforeAll(async () => {
    browser = await chromium.launch(chromiumOptions())
  })
  afterAll(() => browser.close())
  afterEach(async () => {
    const ended = visits.splice(0)
    await Promise.all(ended.map(({ close }) => close()))
    expect(
      ended.flatMap(({ problems, allow }) =>
        problems.filter((problem) => problem.kind === 'policy' || !allow(problem)),
      ),
    ).toEqual([])
  })
  return async (path, options = {}) => {
    const { visit, page } = await startVisit(browser, path, options)
    visits.push(visit)
    await options.prepare?.(page)
    await page.goto(addressOf(path), { waitUntil: 'load' })
    const takesOver = options.context?.javaScriptEnabled !== false && !options.isEarly
    if (takesOver) await waitUntilHydrated(page)
    return page
  }
}
