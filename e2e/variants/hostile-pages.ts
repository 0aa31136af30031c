import fs from 'node:fs'
import path from 'node:path'
import { chromium, type BrowserContext, type Page } from 'playwright-core'
import { chromiumOptions } from '../../scripts/lib/chromium-options'
import { waitUntilHydrated } from '../support/page-state'
import { pageFile } from './page-files'

const origin = 'http://site.invalid'
const settleMs = 100

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
}

/** Serves the built files under `origin`, and refuses and notes whatever else is asked for. */
async function serveFiles(context: BrowserContext, folder: string, strange: string[]): Promise<void> {
  await context.route('**/*', async (route) => {
    const address = new URL(route.request().url())
    const isPicture = route.request().resourceType() === 'image'
    if (address.origin !== origin) {
      // A picture that could not be fetched for the build is shown from where it is
      if (!isPicture) strange.push(`${route.request().resourceType()} from ${address.href.slice(0, 80)}`)
      return route.abort()
    }
    const place = decodeURIComponent(address.pathname)
    const file = place.endsWith('/') ? pageFile(folder, place) : path.join(folder, 'public', place)
    if (!fs.existsSync(file)) return route.fulfill({ status: 404, body: '' })
    return route.fulfill({ path: file, contentType: contentTypes[path.extname(file)] ?? 'application/octet-stream' })
  })
}

/**
 * What is in an article and must not be: elements, attributes and addresses outside the allow-list. The page's own icons and
 * the ids of headings are no part of it.
 */
export const forbiddenParts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll('main article:has(h1) *:not(svg[aria-hidden=true], svg[aria-hidden=true] *)'),
    ].flatMap((element) => [
      ...(element.matches(
        'script, style, iframe, object, embed, form, input, textarea, select, template, noscript, math, base, meta, link, audio, video, frame, frameset, svg, applet, title, xmp',
      )
        ? [`<${element.localName}>`]
        : []),
      ...[...element.attributes]
        .filter(
          ({ name, value }) =>
            /^on|^(srcdoc|formaction|action|ping|background|name|xlink:href|is|slot|part)$/.test(name) ||
            (name === 'id' && !/^(s-.|article-contents$)/.test(value)) ||
            (name === 'style' && element.localName !== 'img') ||
            (name === 'href' && !/^(https?:\/\/|mailto:|tel:|#|\/(?!\/))/i.test(value)) ||
            (name === 'src' && !/^(https?:\/\/|\/(?!\/))/i.test(value)),
        )
        .map(({ name, value }) => `${element.localName}[${name}="${value.slice(0, 60)}"]`),
    ]),
  )

async function checkPage(context: BrowserContext, place: string, strange: string[]): Promise<string[]> {
  const page = await context.newPage()
  const happened: string[] = []
  page.on('dialog', (dialog) => {
    happened.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => happened.push(`error ${error.message}`))
  page.on('popup', () => happened.push('opens a window'))
  try {
    await page.goto(origin + encodeURI(place), { waitUntil: 'load' })
    await waitUntilHydrated(page)
    await page.waitForTimeout(settleMs)
    if (decodeURI(new URL(page.url()).pathname) !== place) happened.push(`leads to ${page.url()}`)
    happened.push(...(await forbiddenParts(page)))
    if (!(await page.locator('main article:has(h1)').innerText()).includes('before'))
      happened.push('its words are gone')
  } catch (error) {
    happened.push(String(error).split('\n')[0] ?? '')
  }
  await page.close()
  return [...happened, ...strange.splice(0)].map((text) => `${place}: ${text}`)
}

/**
 * Opens built pages with hostile text in a real browser.
 *
 * @param places paths of the pages, as they are stored
 * @returns what ran, what was fetched from elsewhere, and what is left of it outside the allow-list
 */
export async function checkHostilePages(folder: string, places: readonly string[]): Promise<string[]> {
  const browser = await chromium.launch(chromiumOptions())
  try {
    const context = await browser.newContext()
    const strange: string[] = []
    await serveFiles(context, folder, strange)
    const faults: string[] = []
    for (const place of places) faults.push(...(await checkPage(context, place, strange)))
    return faults
  } finally {
    await browser.close()
  }
}
