import AxeBuilder from '@axe-core/playwright'
import articleEn from '../src/i18n/messages/en/article.json'
import contentEn from '../src/i18n/messages/en/content.json'
import articleTh from '../src/i18n/messages/th/article.json'
import contentTh from '../src/i18n/messages/th/content.json'
import { categories } from '../src/i18n/categories'
import { localizedPath, paths } from '../src/i18n/paths'
import { ask } from './support/ask'
import { useBrowser } from './support/browser'
import { languageRows, widths } from './support/kinds-of-pages'
import { pathOf, sidewaysPixels, waitForHeading, waitForPath } from './support/page-state'
import { common } from './support/words'

const openPage = useBrowser()
const words = { th: { ...contentTh, article: articleTh }, en: { ...contentEn, article: articleEn } }
const thaiName = 'บ้านเย็น-by-design'
const long = paths.article('property_insight', 'the-real-cost-of-buying-a-condominium')
const withoutScripts = { context: { javaScriptEnabled: false } }
const tagOf = { th: 'บ้านเย็น', en: 'Cool homes' }

describe.each(languageRows)('the content hub in $language', ({ language, prefix }) => {
  const { [language]: text } = words

  it('filters by category with links that say which one is on', async () => {
    const page = await openPage(`${prefix}/content/`, withoutScripts)
    const tabs = page.getByRole('navigation', { name: text.categories }).getByRole('link')
    expect(await tabs.allInnerTexts()).toEqual([text.all, ...categories.map(({ label }) => label[language])])
    for (const { key, label } of categories) {
      await page.getByRole('navigation', { name: text.categories }).getByText(label[language], { exact: true }).click()
      await waitForPath(page, `${prefix}/content/${key}/`)
      const current = page.getByRole('navigation', { name: text.categories }).locator('[aria-current=page]')
      expect(await current.allInnerTexts()).toEqual([label[language]])
      const labels = await page.locator('main li article > p:first-of-type').allInnerTexts()
      expect([...new Set(labels)]).toEqual([label[language]])
    }
  })

  it('shows every article once over its pages, without scripts', async () => {
    const page = await openPage(`${prefix}/content/`, withoutScripts)
    const titles: string[] = []
    for (;;) {
      titles.push(...(await page.locator('main li article h2').allInnerTexts()))
      const next = page.getByRole('link', { name: text.older, exact: true })
      if ((await next.count()) === 0) break
      await next.click()
      await page.waitForLoadState('load')
    }
    expect(pathOf(page)).toBe(`${prefix}/content/page/2/`)
    expect(titles.length).toBeGreaterThan(12)
    expect(new Set(titles).size).toBe(titles.length)
    await page.getByRole('link', { name: text.newer, exact: true }).click()
    await waitForPath(page, `${prefix}/content/`)
  })

  it('has a search field that is sent without scripts', async () => {
    const page = await openPage(`${prefix}/content/`, withoutScripts)
    const form = page.locator('search form')
    expect(await form.getAttribute('action')).toBe(`${prefix}/content/search/`)
    await page.getByRole('searchbox', { name: text.search.label }).fill('บ้าน & garden')
    const request = page.waitForRequest((asked) => asked.url().includes('/content/search/'))
    await page.getByRole('button', { name: text.search.submit }).click()
    const asked = new URL((await request).url())
    expect([asked.pathname, asked.searchParams.get('q')]).toEqual([`${prefix}/content/search/`, 'บ้าน & garden'])
  })

  it('leads from an article to the list of its tag, and from there to other articles and the hub', async () => {
    const page = await openPage(localizedPath(paths.article('design_architecture', thaiName), language))
    await page.getByRole('list', { name: text.article.tags }).getByText(tagOf[language], { exact: true }).click()
    await waitForPath(page, `${prefix}/content/tag/${tagOf[language]}/`)
    await waitForHeading(page, tagOf[language])
    expect(await page.title()).toContain(text.tagTitle.replace('{{tag}}', tagOf[language]))
    expect(await page.locator('main li article').count()).toBeGreaterThan(3)
    expect(await page.locator('header a[hreflang]').first().getAttribute('href')).toBe(
      language === 'th' ? '/en/content/' : '/content/',
    )
    await page.locator('main nav a').first().click()
    await waitForPath(page, `${prefix}/content/`)
  })

  it.each(widths)('lists a tag without a finding of axe, and not too wide, at %i px', async (width) => {
    const page = await openPage(localizedPath(paths.tag(tagOf[language]), language), { width })
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    expect(await sidewaysPixels(page)).toBe(0)
  })
})

describe.each(languageRows)('an article in $language', ({ language, prefix }) => {
  const { article: text } = words[language]

  it.each(widths)('has contents that lead to its headings at %i px', async (width) => {
    const page = await openPage(prefix + long, { width })
    const entries = page.getByRole('navigation', { name: text.contents }).getByRole('link')
    const headings = page.locator('main article h2[id]')
    expect(await entries.allInnerTexts()).toEqual(await headings.allInnerTexts())
    expect(await entries.count()).toBeGreaterThanOrEqual(3)
    await entries.last().click()
    await page.waitForFunction(() => window.scrollY > 300)
    expect(decodeURIComponent(new URL(page.url()).hash.slice(1))).toBe(await headings.last().getAttribute('id'))
    await page.waitForTimeout(500)
    const top = await headings.last().evaluate((heading) => heading.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top).toBeLessThan(500)
  })

  it('opens at a heading whose address was shared, also without scripts', async () => {
    const known = await openPage(prefix + long)
    const id = (await known.locator('main article h2[id]').nth(2).getAttribute('id')) ?? ''
    const page = await openPage(`${prefix}${long}#${id}`, withoutScripts)
    await page.waitForFunction(() => window.scrollY > 300)
  })

  it('is shared by plain links, and its address copied', async () => {
    const page = await openPage(prefix + long, { context: { permissions: ['clipboard-read', 'clipboard-write'] } })
    const address = await page.locator('link[rel=canonical]').getAttribute('href')
    for (const [network, host] of [
      ['Facebook', 'www.facebook.com'],
      ['LINE', 'social-plugins.line.me'],
      ['X', 'x.com'],
    ] as const) {
      const link = page.getByRole('link', {
        name: common[language].share.on.replace('{{network}}', network),
        exact: true,
      })
      const target = new URL((await link.getAttribute('href')) ?? '')
      expect([target.host, target.searchParams.get('u') ?? target.searchParams.get('url')]).toEqual([host, address])
      expect(await link.getAttribute('rel')).toContain('noopener')
    }
    await page.getByRole('button', { name: common[language].share.copy }).click()
    await page.getByRole('status').getByText(common[language].share.copied).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  })

  it('leads to the articles before and after it, and back', async () => {
    const page = await openPage(prefix + long)
    const title = await page.locator('h1').innerText()
    const neighbours = () => page.getByRole('navigation', { name: text.neighbours })
    await neighbours().locator('[rel=next]').click()
    await page.waitForFunction((before) => document.querySelector('h1')?.innerText !== before, title)
    await neighbours().locator('[rel=prev]').click()
    await waitForPath(page, prefix + long)
    await waitForHeading(page, title)
  })

  it('ends with three related articles, each another one, and its projects', async () => {
    const page = await openPage(prefix + long)
    const related = page.locator('main section', { has: page.getByRole('heading', { name: text.relatedContents }) })
    const links = await related.locator('article a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(new Set(links).size).toBe(3)
    expect(links).not.toContain(prefix + long)
    const projects = page.locator('main section', { has: page.getByRole('heading', { name: text.relatedProjects }) })
    expect(await projects.locator('article').count()).toBeGreaterThan(0)
  })

  it('scrolls its table by keyboard on a phone', async () => {
    const page = await openPage(prefix + long, { width: 360 })
    const table = page.getByRole('region', { name: text.table.replace('{{number}}', '1') })
    await table.focus()
    expect(await table.evaluate((region) => region.scrollWidth > region.clientWidth)).toBe(true)
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction(() => (document.activeElement?.scrollLeft ?? 0) > 0)
    expect(await sidewaysPixels(page)).toBe(0)
  })

  it('says what it is and where it stands, for search engines', async () => {
    const page = await openPage(localizedPath(paths.article('design_architecture', thaiName), language))
    const json = await page.locator('script[type="application/ld+json"]').innerText()
    const [facts, crumbs] = (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph']
    expect(facts).toMatchObject({
      '@type': 'Article',
      headline: await page.locator('h1').innerText(),
      inLanguage: language,
      mainEntityOfPage: await page.locator('link[rel=canonical]').getAttribute('href'),
    })
    expect(Date.parse(String(facts?.datePublished))).not.toBeNaN()
    const items = crumbs?.itemListElement as { position: number; item: string }[]
    expect(items.map(({ position }) => position)).toEqual([1, 2, 3])
    expect(items.map(({ item }) => decodeURI(new URL(item).pathname))).toEqual([
      `${prefix}/content/`,
      `${prefix}/content/design_architecture/`,
      `${prefix}/content/design_architecture/${thaiName}/`,
    ])
  })

  it('prints its text without what only a screen is for', async () => {
    const page = await openPage(prefix + long)
    await page.emulateMedia({ media: 'print' })
    for (const part of [text.contents, text.neighbours]) {
      expect(await page.getByRole('navigation', { name: part }).isVisible()).toBe(false)
    }
    expect(await page.getByText(common[language].share.label, { exact: true }).isVisible()).toBe(false)
    expect(await page.locator('main article table').isVisible()).toBe(true)
  })
})

describe.each(languageRows)('the feed in $language', ({ prefix }) => {
  it('is XML that a browser reads, with the whole text of each article, and is named by the pages', async () => {
    const page = await openPage(`${prefix}/content/`)
    const links = await page.locator('link[type="application/rss+xml"]').evaluateAll((all) => all.map((link) => link.getAttribute('href'))) // prettier-ignore
    expect(links).toEqual([`${prefix}/rss.xml`])
    const xml = (await ask(`${prefix}/rss.xml`)).body.toString()
    const feed = await page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, 'application/xml')
      const textOf = (item: Element, name: string) => item.getElementsByTagName(name)[0]?.textContent ?? ''
      return {
        isBroken: parsed.getElementsByTagName('parsererror').length > 0,
        items: [...parsed.getElementsByTagName('item')].map((item) => ({
          link: textOf(item, 'link'),
          length: textOf(item, 'content:encoded').length,
          relative: /(?:href|src)="(?!https?:|mailto:|tel:)/.test(textOf(item, 'content:encoded')),
        })),
      }
    }, xml)
    expect(feed.isBroken).toBe(false)
    expect(feed.items.length).toBeGreaterThan(10)
    for (const { link, length, relative } of feed.items) {
      expect(decodeURI(new URL(link).pathname)).toMatch(new RegExp(`^${prefix}/content/[^/]+/[^/]+/$`))
      expect(length).toBeGreaterThan(1000)
      expect(relative).toBe(false)
    }
  })
})

describe('addresses of the old blog', () => {
  it.each(languageRows)('lead to the hub and to the articles in $language', async ({ prefix }) => {
    const target = async (path: string) => {
      const { status, headers } = await ask(encodeURI(path))
      return [status, decodeURI(headers.location ?? '')]
    }
    expect(await target(`${prefix}/blog/`)).toEqual([301, `${prefix}/content/`])
    expect(await target(`${prefix}/blog/${thaiName}/`)).toEqual([
      301,
      `${prefix}/content/design_architecture/${thaiName}/`,
    ])
  })
})

it('a tag that is not there is a plain 404', async () => {
  expect((await ask('/content/tag/no-such-tag/')).status).toBe(404)
})
