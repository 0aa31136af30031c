import { chromium, type BrowserContext } from 'playwright-core'
import { chromiumOptions } from '../scripts/lib/chromium-options'
import { categoryKey } from '../src/i18n/categories'
import { hostileNames, liveArticles } from './support/live-samples'
import { startOurServer, startPlainHost, type LiveHost } from './support/live-servers'
import { waitUntilHydrated } from './support/page-state'
import { forbiddenParts } from './variants/hostile-pages'

const startMs = 180_000
const visitMs = 600_000
const settleMs = 100
const pagesAtOnce = 4

jest.setTimeout(visitMs)

/** Opens an article and says what of its text ran, was fetched from elsewhere, or is lost. */
async function faultsOf(context: BrowserContext, host: LiveHost, path: string): Promise<string[]> {
  const page = await context.newPage()
  const faults: string[] = []
  page.on('dialog', (dialog) => {
    faults.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => faults.push(`error ${error.message}`))
  page.on('popup', () => faults.push('opens a window'))
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (origin !== host.address && !request.url().startsWith('data:')) faults.push(`asks ${request.url().slice(0, 80)}`)
  })
  try {
    await page.goto(host.address + path, { waitUntil: 'load' })
    await waitUntilHydrated(page)
    await page.locator('main article:has(h1)').waitFor()
    await page.waitForTimeout(settleMs)
    if (new URL(page.url()).pathname !== path) faults.push(`leads to ${page.url()}`)
    faults.push(...(await forbiddenParts(page)))
    const words = await page.locator('main article:has(h1)').innerText()
    if (!words.includes('before')) faults.push('its words are gone')
  } catch (error) {
    faults.push(String(error).split('\n')[0] ?? '')
  }
  await page.close()
  return faults.map((fault) => `${path}: ${fault}`)
}

test.each([
  ['our server', () => startOurServer(liveArticles)],
  ['a plain host', () => startPlainHost(liveArticles)],
])(
  'every hostile fragment leaves its words and nothing else: live on %s',
  async (name, start) => {
    const host = await start()
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
      console.info(`${count} hostile fragments, live on ${name}: ${faults.length} faults`)
      expect(faults).toEqual([])
    } finally {
      await browser.close()
      await host.close()
    }
  },
  startMs + visitMs,
)
