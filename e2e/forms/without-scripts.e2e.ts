import { localeOf } from '../../src/i18n/locales'
import { useBrowser } from '../support/browser'
import { fillForm, formOf, submitButton, valuesOf } from '../support/form-page'
import { formRows } from '../support/form-cases'
import { waitForPath } from '../support/page-state'
import type { Problem } from '../support/problems'
import { countLeads } from '../support/stored-leads'
import { forms } from '../support/words'

const openPage = useBrowser()
const context = { javaScriptEnabled: false }

/** The answer's own status, and Chromium's word that a page of errors does not glide in as the site's pages do. */
const allow = ({ kind, address, text }: Problem) => address.includes('/api/') || (kind === 'page error' && text === '')

let marks = 0

describe.each(formRows)('without scripts, the $form form in $language', ({ form, language, address, formCase }) => {
  it('posts itself and is thanked for on a page', async () => {
    const mark = `plain-${form}-${language}-${(marks += 1)}`
    const page = await openPage(address, { context, width: 360 })
    await fillForm(page, { ...formCase, texts: { ...formCase.texts, last_name: mark } })
    await submitButton(page).click()
    await waitForPath(page, `${language === 'en' ? '/en' : ''}/thank-you/`)
    expect(countLeads(mark)).toBe(1)
  })

  it('is answered with what is wrong, and keeps what was typed', async () => {
    const mark = `wrong-${form}-${language}-${(marks += 1)}`
    const page = await openPage(address, { context, allow })
    const texts = { ...formCase.texts, last_name: mark, mobile: '12', email: 'somying@example.co.th' }
    await fillForm(page, { ...formCase, texts })
    await submitButton(page).click()
    await page.waitForURL('**/api/**')
    expect(await page.locator('body').innerText()).toContain(forms[language].errors.mobile.invalid)
    expect(await page.locator('html').getAttribute('lang')).toBe(localeOf(language).iso)
    const again = page.locator('form[method=post]')
    expect(await again.locator('[name=last_name]').inputValue()).toBe(mark)
    expect(await again.locator('[name=email]').inputValue()).toBe(texts.email)
    expect(countLeads(mark)).toBe(0)
  })
})

test('Without scripts nothing is shown that could do nothing', async () => {
  const page = await openPage('/en/contact/land-selling-proposal/', { context })
  expect(await formOf(page).locator('button').count()).toBe(1)
  expect(await valuesOf(page, ['language'])).toEqual({ language: 'en' })
})
