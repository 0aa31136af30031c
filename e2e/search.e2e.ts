import AxeBuilder from '@axe-core/playwright'
import type { Page, Route } from 'playwright-core'
import { ask } from './support/ask'
import { useBrowser } from './support/browser'
import type { Problem } from './support/problems'
import { languageRows, widths } from './support/kinds-of-pages'
import { field, hits, searchOf, words } from './support/search'
import {
  layoutShift,
  loadedFiles,
  pathOf,
  recordLayoutShift,
  sidewaysPixels,
  visibleWords,
  waitForPath,
} from './support/page-state'

const openPage = useBrowser()
const answered = (page: Page) => page.locator(`${hits}, main h2`).first().waitFor()
const hostileTerms = ['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', "a/b?c#d'e+f", '{fullPath}']

describe.each(languageRows)('search in $language', ({ language, prefix }) => {
  const { term, none, notFound, count, retry } = words[language]

  it('loads no index until something is searched for, and the first answer costs a phone little', async () => {
    const page = await openPage(searchOf(prefix), { width: 360 })
    await page.waitForLoadState('networkidle')
    const before = await loadedFiles(page)
    expect(before.filter(({ address }) => address.includes('/search-index/'))).toEqual([])
    await page.locator(field).fill(term)
    await page.locator(hits).first().waitFor()
    const costs = (await loadedFiles(page)).slice(before.length)
    expect(costs.filter(({ address }) => address.includes('/search-index/')).length).toBeGreaterThan(1)
    const data = costs.filter(({ address }) => /\.(?:json|js)(?:$|\?)/.test(address))
    expect(data.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(120_000)
  })

  it('follows what is typed, announces the count, marks the hits', async () => {
    const page = await openPage(searchOf(prefix))
    await page.locator(field).pressSequentially(term, { delay: 20 })
    await waitForPath(page, searchOf(prefix, term))
    await page.locator(hits).first().waitFor()
    expect(await page.locator('main [role=status]').innerText()).toMatch(count)
    expect(await page.locator(`${hits} h2 mark`).count()).toBeGreaterThan(0)
    await page.waitForFunction((wanted) => document.title.includes(wanted), term)
  })

  it('marks the passage of an article whose excerpt does not have the words', async () => {
    const page = await openPage(searchOf(prefix, language === 'th' ? 'จามจุรี' : 'tamarind'))
    await page.locator(`${hits} p mark`).first().waitFor()
    expect(await page.locator(`${hits} p mark`).first().innerText()).toBe(language === 'th' ? 'จามจุรี' : 'tamarind')
  })

  it('keeps the term over a reload, and on the way back from an article', async () => {
    const page = await openPage(searchOf(prefix, term))
    await page.locator(hits).first().waitFor()
    const found = await page.locator(`${hits} h2`).allInnerTexts()
    await page.reload()
    await page.locator(hits).first().waitFor()
    expect(await page.locator(field).inputValue()).toBe(term)
    expect(await page.locator(`${hits} h2`).allInnerTexts()).toEqual(found)

    await page.locator(`${hits} h2 a`).first().click()
    await page.waitForURL((address) => !address.pathname.includes('/search/'))
    await page.goBack()
    await page.locator(hits).first().waitFor()
    expect(await page.locator(`${hits} h2`).allInnerTexts()).toEqual(found)
    expect(pathOf(page)).toBe(searchOf(prefix, term))
  })

  it('goes back to the search before, which Enter had kept', async () => {
    const page = await openPage(searchOf(prefix))
    await page.locator(field).fill(term)
    await page.locator(field).press('Enter')
    await waitForPath(page, searchOf(prefix, term))
    await page.locator(field).fill('solar')
    await waitForPath(page, searchOf(prefix, 'solar'))
    await page.goBack()
    await waitForPath(page, searchOf(prefix, term))
    await page.waitForFunction(
      ([selector, wanted]) => document.querySelector<HTMLInputElement>(selector)?.value === wanted,
      [field, term] as const,
    )
  })

  it('filters by category in the address, and back', async () => {
    const page = await openPage(`${searchOf(prefix, term)}?tab=property_insight`)
    await answered(page)
    const category = await page.locator('main nav a[aria-current=true]').innerText()
    const facts = await page.locator(`${hits} > p > span:first-child`).allInnerTexts()
    expect(facts.every((fact) => fact === category)).toBe(true)
    await page.locator('main nav[aria-label] a').nth(1).waitFor()
    await page
      .locator('main nav a:not([aria-current])')
      .filter({ hasText: /^(?:ทั้งหมด|All)$/ })
      .click()
    await page.waitForURL((address) => address.search === '')
    await page.goBack()
    await page.waitForURL((address) => address.search === '?tab=property_insight')
  })

  it('says what was not found, as text, and leads on', async () => {
    const page = await openPage(searchOf(prefix, none))
    await page.locator('main h2', { hasText: notFound }).waitFor()
    expect(await page.locator('main article a').count()).toBe(3)
    await page.locator(`main a[href*="?q="]`).first().click()
    await page.locator(hits).first().waitFor()
    expect(pathOf(page)).not.toContain(none)
  })

  it('shows what is hostile as text', async () => {
    const page = await openPage(searchOf(prefix))
    page.on('dialog', () => {
      throw new Error('a dialog opened')
    })
    for (const hostile of hostileTerms) {
      await page.locator(field).fill(hostile)
      await page.locator(field).press('Enter')
      await page.waitForFunction((wanted) => document.title.includes(wanted), hostile)
      await page.reload()
      await page.waitForFunction((wanted) => document.title.includes(wanted), hostile)
      expect(await page.locator(field).inputValue()).toBe(hostile)
      expect(await page.locator('main img[src=x], main script').count()).toBe(0)
    }
  })

  it('shows the shape of the list while it loads, says when the index cannot be loaded, and tries again', async () => {
    const page = await openPage(searchOf(prefix), { allow: ({ address }) => address.includes('/search-index/') })
    const waiting: Route[] = []
    await page.route('**/search-index/**', (route) => void waiting.push(route))
    await page.locator(field).fill(term)
    await page.locator('main [aria-hidden=true] > div').nth(3).waitFor()
    await Promise.all(waiting.map((route) => route.abort()))
    await page.locator('main button', { hasText: retry }).waitFor()
    await page.unroute('**/search-index/**')
    await page.locator('main button', { hasText: retry }).click()
    await page.locator(hits).first().waitFor()
  })

  it('says when a search is too long', async () => {
    const page = await openPage(searchOf(prefix, 'ก'.repeat(300)))
    expect(await page.locator('main h2').first().innerText()).toMatch(
      /^(?:คำค้นหายาวเกินไป|That is more than a search can hold)$/,
    )
  })

  it('without scripts says how to browse, and leads there', async () => {
    const page = await openPage(searchOf(prefix, term), { context: { javaScriptEnabled: false } })
    const seen = (await visibleWords(page)).join('\n')
    expect(seen).toContain('JavaScript')
    expect(await page.locator(`main a[href="${prefix}/content/property_insight/"]`).count()).toBe(1)
    expect(await page.locator(field).isVisible()).toBe(false)
  })

  it.each(widths)('does not push the page sideways at %i px and shifts nothing', async (width) => {
    const page = await openPage(searchOf(prefix, 'หัวหิน'.repeat(12)), { width, prepare: recordLayoutShift })
    await answered(page)
    await page.waitForLoadState('networkidle')
    expect(await sidewaysPixels(page)).toBe(0)
    expect(await layoutShift(page)).toBeLessThan(0.1)
  })

  it('has nothing that axe objects to, with hits and without, at any width', async () => {
    const page = await openPage(searchOf(prefix))
    for (const search of ['', term, none]) {
      await page.locator(field).fill(search)
      await page.waitForFunction((wanted) => document.title.includes(wanted), search)
      await answered(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const { violations } = await new AxeBuilder({ page }).include('main').analyze()
        expect(violations.map(({ id, nodes }) => `${width} ${id}: ${nodes[0]?.failureSummary}`)).toEqual([])
      }
    }
  })

  it('is answered by the server for any term', async () => {
    const whole = (await ask(searchOf(prefix))).body
    // Search engines are kept from it
    expect(whole.toString()).toMatch(/<meta [^>]*name="robots" content="noindex"/)
    expect(whole.toString()).not.toContain('rel="canonical"')
    const term1 = encodeURIComponent('หัวหิน')
    for (const path of [
      term1,
      term1.toLowerCase(),
      'a%2Fb',
      'a+b',
      encodeURIComponent('e\u0301'),
      'x'.repeat(4000),
      '%3Cscript%3E',
    ]) {
      const answer = await ask(`${searchOf(prefix)}${path}/`)
      expect([answer.status, answer.body.equals(whole)]).toEqual([200, true])
    }
    const redirected = await ask(`${searchOf(prefix)}?q=${term1}&tab=sustainability`)
    expect([redirected.status, redirected.headers.location]).toEqual([
      302,
      `${searchOf(prefix)}${term1}/?tab=sustainability`,
    ])
    expect((await ask(`${searchOf(prefix)}x`)).headers.location).toBe(`${searchOf(prefix)}x/`)
    expect((await ask(`${searchOf(prefix)}%ff/`)).status).toBe(400)
  })
})

test('an article that is live and not in the index is found quietly', async () => {
  // The link to it is fetched ahead from a server that has no such article
  const allow = ({ address, text }: Problem) => address.includes('quokkas') && /404/.test(text)
  const page = await openPage(searchOf('/en'), { allow })
  const article = {
    name: 'quokkas',
    category: 'Sustainability',
    title: { th: '', en: 'Quokkas in the garden' },
    excerpt: { en: 'They smile.' },
    body: { en: '<p>They smile.</p>' },
    publishedAt: '2026-11-19T02:00:00.000Z',
    updatedAt: '2026-11-19T02:00:00.000Z',
  }
  await page.route('**/blogs/contents/search/**', (route) => route.fulfill({ json: { data: [article] } }))
  await page.locator(field).fill('quokkas')
  await page.locator(`${hits} h2 a`, { hasText: 'Quokkas in the garden' }).waitFor()
  expect(await page.locator(`${hits} h2 a`).first().getAttribute('href')).toBe('/en/content/sustainability/quokkas/')
})
