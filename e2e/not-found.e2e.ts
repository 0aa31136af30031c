import { ask } from './support/ask'
import { useBrowser } from './support/browser'
import { languageRows, widths } from './support/kinds-of-pages'
import { pathOf, sidewaysPixels } from './support/page-state'
import { allowUnknownPath } from './support/problems'

const openPage = useBrowser()
const headings = { th: 'ไม่พบหน้า: ', en: 'Page not found: ' }
const paths = ['/no/such/', '/ไม่มี/หน้านี้/', '/project/no-such/', '/<img src=x onerror=alert(1)>/', '/{fullPath}/$&/']

describe.each(languageRows)('an unknown path in $language', ({ language, prefix }) => {
  it.each(paths)('%s is answered 404 and named, as text, in the language of the path', async (plain) => {
    const path = prefix + plain
    const page = await openPage(path, { allow: allowUnknownPath(path) })
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    await page.waitForLoadState('networkidle')

    expect((await ask(encodeURI(path))).status).toBe(404)
    expect(await page.locator('h1').innerText()).toBe(headings[language] + path)
    expect(await page.title()).toBe(`Page Not Found: ${path}`)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    expect(pathOf(page)).toBe(path)
    expect(dialogs).toEqual([])
    expect(await page.locator('main img').count()).toBe(0)
  })

  it('shows the query too, and does not mind one that cannot be decoded', async () => {
    const path = `${prefix}/no/such/`
    const page = await openPage(`${path}?q=บ้าน`, { allow: allowUnknownPath(path) })
    expect(await page.locator('h1').innerText()).toBe(`${headings[language]}${path}?q=บ้าน`)
    const answer = await ask(`${encodeURI(path)}?q=%ff`)
    expect(answer.status).toBe(404)
    expect(answer.body.toString()).toContain(`${headings[language]}${path}?q=%ff`)
  })

  it('leads on: to the home page of the language, and to the other language', async () => {
    const path = `${prefix}/no/such/`
    const page = await openPage(path, { allow: allowUnknownPath(path) })
    const links = await page.locator('main a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual([`${prefix}/`, `${prefix}/project/`, `${prefix}/content/`])
    const otherHome = language === 'th' ? '/en/' : '/'
    expect(await page.locator('header a[hreflang]').getAttribute('href')).toBe(otherHome)
  })

  it.each(widths)('a long path does not push the page sideways at %i px', async (width) => {
    const path = `${prefix}/${'no-such-page'.repeat(20)}/`
    const page = await openPage(path, { width, allow: allowUnknownPath(path) })
    expect(await sidewaysPixels(page)).toBe(0)
  })

  it('says the same without scripts', async () => {
    const path = `${prefix}/no/such/`
    const page = await openPage(path, { context: { javaScriptEnabled: false }, allow: allowUnknownPath(path) })
    expect(await page.locator('h1').innerText()).toBe(headings[language] + path)
    expect(await page.title()).toBe(`Page Not Found: ${path}`)
  })
})
