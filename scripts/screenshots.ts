import fs from 'node:fs'
import path from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { kindsOfPages } from '../e2e/support/kinds-of-pages'
import { chromiumOptions } from './lib/chromium-options'
import { settledVisitor } from './lib/settled-visitor'
import { withTestServer } from './lib/test-server'

/** Widths in CSS pixels: a small phone, a tablet, a laptop, a large screen. */
const allWidths = [360, 768, 1440, 1920]

const folder = 'screenshots'

/** Pictures far down load only when they come near, so the page is scrolled through once. */
const scrollThrough = async () => {
  for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
    window.scrollTo(0, y)
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
  window.scrollTo(0, 0)
}

async function capture(browser: Browser, address: string, pagePath: string, width: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: Math.round(width < 500 ? 740 : width * 0.625) } })
  await page.context().addCookies(settledVisitor(address, pagePath))
  await page.goto(address + encodeURI(pagePath), { waitUntil: 'networkidle' })
  await page.evaluate(scrollThrough)
  await page.waitForTimeout(250)
  const name = pagePath.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home'
  await page.screenshot({ path: path.join(folder, `${name}-${width}.png`), fullPage: true })
  await page.close()
}

/**
 * Takes pictures of every kind of page in both languages and at all widths, into an ignored folder.
 * Words on the command line: widths (numbers) and paths, to take only these.
 */
async function main(words: readonly string[]): Promise<number> {
  const widths = words.filter((word) => /^\d+$/.test(word)).map(Number)
  const paths = words.filter((word) => word.startsWith('/'))
  const pages =
    paths.length > 0
      ? paths
      : [...kindsOfPages.map(({ path: plain }) => plain), '/no-such-page/'].flatMap((plain) => [plain, `/en${plain}`])
  fs.mkdirSync(folder, { recursive: true })
  return withTestServer(async (address) => {
    const browser = await chromium.launch(chromiumOptions())
    for (const pagePath of pages) {
      for (const width of widths.length > 0 ? widths : allWidths) await capture(browser, address, pagePath, width)
      console.log(pagePath)
    }
    await browser.close()
    return 0
  })
}

void main(process.argv.slice(2)).then((code) => process.exit(code))
