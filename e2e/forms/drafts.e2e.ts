import type { Page } from 'playwright-core'
import { useBrowser } from '../support/browser'
import { fillForm, formOf, readReceipt, submitButton, valuesOf } from '../support/form-page'
import { caseOf } from '../support/form-cases'
import { languageRows } from '../support/kinds-of-pages'
import { waitUntilHydrated } from '../support/page-state'
import { leadsByReceipt } from '../support/stored-leads'
import { careers, forms } from '../support/words'

const openPage = useBrowser()

const draftHas = (page: Page, text: string) =>
  page.waitForFunction((wanted) => JSON.stringify({ ...sessionStorage }).includes(wanted), text)

/** Keeps the scripts of the page back until they are let go. */
function holdScripts(pattern: string) {
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const prepare = (page: Page) =>
    page.route(pattern, async (route) => {
      await held
      await route.continue()
    })
  return { prepare, letGo: () => letGo() }
}

describe.each(languageRows)('what is typed into a form in $language', ({ language, prefix }) => {
  const inquiry = caseOf('inquiry')
  const names = [...Object.keys(inquiry.texts), ...Object.keys(inquiry.choices)]

  it('is there after a reload, but for consent', async () => {
    const page = await openPage(prefix + inquiry.path)
    await fillForm(page, inquiry)
    const typed = await valuesOf(page, names)
    await draftHas(page, 'ห้องมุม')
    await page.reload()
    await waitUntilHydrated(page)
    await formOf(page).scrollIntoViewIfNeeded()
    await page.waitForFunction(() => document.querySelector('textarea')?.value !== '')
    expect(await valuesOf(page, names)).toEqual(typed)
    expect(await page.locator('#acknowledged').isChecked()).toBe(false)
  })

  it('is there in the other language too', async () => {
    const page = await openPage(prefix + inquiry.path)
    await fillForm(page, inquiry)
    const typed = await valuesOf(page, names)
    await draftHas(page, 'ห้องมุม')
    await page.locator('header a[hreflang]:visible').first().click()
    await page.waitForFunction((before) => document.documentElement.lang !== before, language)
    await formOf(page).scrollIntoViewIfNeeded()
    await page.waitForFunction(() => document.querySelector('textarea')?.value !== '')
    expect(await valuesOf(page, names)).toEqual(typed)
  })

  it('before the scripts have come is kept and sent', async () => {
    const rights = caseOf('rights')
    const { prepare, letGo } = holdScripts('**/*.js')
    const page = await openPage('/thank-you/')
    await prepare(page)
    await page.goto(new URL(prefix + rights.path, page.url()).href, { waitUntil: 'commit' })
    await page.locator('#detail').waitFor()
    await fillForm(page, rights)
    const typed = await valuesOf(page, [...Object.keys(rights.texts), ...Object.keys(rights.choices)])
    letGo()
    await waitUntilHydrated(page)
    expect(await valuesOf(page, Object.keys(typed))).toEqual(typed)
    expect(await page.locator('#acknowledged').isChecked()).toBe(true)
    await submitButton(page).click()
    const [lead] = leadsByReceipt(await readReceipt(page, language))
    expect(lead?.data).toMatchObject({ detail: rights.texts['detail'], right: 'erase' })
  })

  it('is sent when the button is pressed before what checks the form has come', async () => {
    const rights = caseOf('rights')
    const { prepare, letGo } = holdScripts('**/form-engine-*.js')
    const page = await openPage(prefix + rights.path, { prepare })
    await fillForm(page, rights)
    await submitButton(page).click()
    await page.waitForTimeout(200)
    letGo()
    const [lead] = leadsByReceipt(await readReceipt(page, language))
    expect(lead?.form).toBe('rights')
  })

  it('is sent by the form itself when that cannot be fetched at all', async () => {
    const rights = caseOf('rights')
    const page = await openPage(prefix + rights.path, {
      prepare: (opened) => opened.route('**/form-engine-*.js', (route) => route.abort()),
      allow: ({ address, text }) => /form-engine/.test(address + text),
    })
    await fillForm(page, rights)
    await submitButton(page).click()
    await page.waitForURL(`**${prefix}/thank-you/`)
  })
})

describe.each(languageRows)('offline, in $language', ({ language, prefix }) => {
  it('a press before what checks the form has come says so, and loses nothing', async () => {
    const rights = caseOf('rights')
    const page = await openPage(prefix + rights.path, {
      prepare: (opened) => opened.route('**/form-engine-*.js', (route) => route.abort()),
      allow: ({ address, text }) => /form-engine|ERR_INTERNET_DISCONNECTED/.test(address + text),
    })
    await fillForm(page, rights)
    await page.context().setOffline(true)
    await submitButton(page).click()
    await formOf(page).getByRole('alert').filter({ hasText: forms[language].failure.network }).waitFor()
    expect(await page.locator('#detail').inputValue()).toBe(rights.texts['detail'])
    await page.context().setOffline(false)
    await page.unroute('**/form-engine-*.js')
    await submitButton(page).click()
    await readReceipt(page, language)
  })
})

describe.each(languageRows)('in $language', ({ language, prefix }) => {
  it('"apply" at a position leads to the form with that position chosen', async () => {
    const page = await openPage(`${prefix}/contact/careers/`)
    const position = page.locator('main details').nth(1)
    await position.locator('summary').click()
    const apply = position.getByRole('link', { name: careers[language].positions.apply })
    const slug = new URL((await apply.getAttribute('href')) ?? '', page.url()).searchParams.get('position') ?? ''
    await apply.click()
    await page.waitForFunction(
      (wanted) => document.querySelector<HTMLSelectElement>('#position')?.value === wanted,
      slug,
    )
    expect(slug).not.toBe('')
  })

  it('a position that is not open is not chosen', async () => {
    const page = await openPage(`${prefix}/contact/careers/?position=astronaut#apply`)
    await page.waitForTimeout(300)
    expect(await valuesOf(page, ['position'])).toEqual({ position: '' })
  })

  it('a landing page has its project chosen already', async () => {
    const page = await openPage(`${prefix}/project/condo-sathorn/`)
    expect(await valuesOf(page, ['project', 'location', 'type'])).toEqual({
      project: 'romm-convent-sathorn',
      location: 'sathorn',
      type: 'condominium',
    })
  })

  it('a page whose form nobody comes near does not fetch what checks it', async () => {
    const page = await openPage(`${prefix}/project/condo-sathorn/`)
    await page.waitForTimeout(1000)
    const fetched = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('form-engine')).length,
      )
    expect(await fetched()).toBe(0)
    await formOf(page).scrollIntoViewIfNeeded()
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('form-engine')),
    )
  })
})
