import AxeBuilder from '@axe-core/playwright'
import type { Locator } from 'playwright-core'
import { consentTextVersion } from '../../src/forms/consent'
import { useBrowser } from '../support/browser'
import { closeThanks, fillForm, formOf, readReceipt, submitButton, thanksOf, valuesOf } from '../support/form-page'
import { caseOf, formRows, halfOfFormRows } from '../support/form-cases'
import { languageRows } from '../support/kinds-of-pages'
import { countLeads, leadsByReceipt } from '../support/stored-leads'
import { common, forms } from '../support/words'

const openPage = useBrowser()

describe.each(formRows)('the $form form in $language', ({ form, language, address, formCase }) => {
  it('is kept once with all that was filled in, and thanks with a receipt', async () => {
    const page = await openPage(address, { width: language === 'th' ? 360 : 1440 })
    await fillForm(page, formCase)
    await submitButton(page).click()
    const receipt = await readReceipt(page, language)
    expect(await thanksOf(page).innerText()).toContain(common[language].officeHours)

    const [lead, ...others] = leadsByReceipt(receipt)
    expect(others).toEqual([])
    expect(lead).toMatchObject({ form, language, source: { path: address } })
    const typed = Object.fromEntries(Object.entries(formCase.texts).map(([name, text]) => [name, text.trim()]))
    expect(lead?.data).toMatchObject({ ...typed, ...formCase.choices, ...formCase.stored })
    expect(lead?.consent).toMatchObject({
      acknowledged: true,
      marketing: false,
      research: false,
      textVersion: consentTextVersion,
    })
    const files = Object.entries(formCase.files).map(([field, { name, buffer }]) => ({
      field,
      original_name: name,
      size_bytes: buffer.length,
    }))
    expect(lead?.files.sort((a, b) => a.field.localeCompare(b.field))).toEqual(
      files.sort((a, b) => a.field.localeCompare(b.field)),
    )
  })
})

describe.each(halfOfFormRows)('the $form form in $language', ({ language, address, formCase }) => {
  it('is empty after it was sent, also after a reload', async () => {
    const page = await openPage(address)
    const names = [...Object.keys(formCase.texts), ...Object.keys(formCase.files)]
    const before = await valuesOf(page, [...names, ...Object.keys(formCase.choices)])
    await fillForm(page, formCase)
    await submitButton(page).click()
    await readReceipt(page, language)
    await closeThanks(page, language)
    const after = () => valuesOf(page, [...names, ...Object.keys(formCase.choices)])
    expect(await after()).toEqual(before)
    expect(await formOf(page).locator('input[type=checkbox]:checked').count()).toBe(0)
    expect(await formOf(page).locator('[aria-invalid]').count()).toBe(0)
    await page.waitForTimeout(400)
    await page.reload()
    await formOf(page).scrollIntoViewIfNeeded()
    await page.waitForTimeout(400)
    expect(await after()).toEqual(before)
  })
})

describe.each(languageRows)('a form in $language', ({ language, prefix }) => {
  const rights = caseOf('rights')
  const registration = caseOf('registration')

  const presses: [string, (button: Locator) => Promise<unknown>][] = [
    ['a double click', (button) => button.dblclick()],
    [
      'two presses in the same moment',
      (button) =>
        button.evaluate((element: HTMLButtonElement) => {
          element.click()
          element.click()
        }),
    ],
  ]
  it.each(presses)('that is sent with %s is kept once', async (_what, press) => {
    const mark = `double-${language}-${Date.now()}`
    const page = await openPage(prefix + rights.path)
    await fillForm(page, { ...rights, texts: { ...rights.texts, detail: mark } })
    await press(submitButton(page))
    await readReceipt(page, language)
    await page.waitForTimeout(500)
    expect(countLeads(mark)).toBe(1)
  })

  it('says that it is on its way, and its button waits', async () => {
    const page = await openPage(prefix + registration.path, {
      prepare: (opened) =>
        opened.route('**/api/registrations', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 600))
          await route.continue()
        }),
    })
    await fillForm(page, registration)
    await submitButton(page).click()
    await formOf(page).locator('button[type=submit][aria-disabled=true]').waitFor()
    expect(await submitButton(page).innerText()).toBe(forms[language].sending.button)
    expect(await formOf(page).getByRole('status').innerText()).toBe(forms[language].sending.button)
    await readReceipt(page, language)
    expect(await submitButton(page).getAttribute('aria-disabled')).toBeNull()
  })

  it('keeps which boxes were ticked', async () => {
    const page = await openPage(prefix + registration.path)
    await fillForm(page, registration)
    await page.locator('#consent_research').check()
    await submitButton(page).click()
    const [lead] = leadsByReceipt(await readReceipt(page, language))
    expect(lead?.consent).toMatchObject({ acknowledged: true, marketing: false, research: true })
  })

  it('with the honeypot filled in is thanked for like any other, and kept as suspected', async () => {
    const page = await openPage(prefix + registration.path)
    await fillForm(page, registration)
    await page.locator('#website').evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'))
    await submitButton(page).click()
    const [lead] = leadsByReceipt(await readReceipt(page, language))
    expect(lead?.status).toBe('suspected')
    expect(lead?.suspicion).toContain('honeypot')
  })
})

describe.each(languageRows)('the popup in $language', ({ language, prefix }) => {
  const registration = caseOf('registration')
  const send = async (width = 1440) => {
    const page = await openPage(prefix + registration.path, { width })
    await fillForm(page, registration)
    await submitButton(page).click()
    await readReceipt(page, language)
    return page
  }

  it('holds focus, and gives it back to where the person was', async () => {
    const page = await send()
    for (let presses = 0; presses < 5; presses += 1) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
      )
      expect(isOutside).toBe(false)
    }
    await closeThanks(page, language)
    await thanksOf(page).waitFor({ state: 'detached' })
    expect(await submitButton(page).evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('closes with Escape too, and lets the page scroll only then', async () => {
    const page = await send(360)
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
    expect(await overflow()).toBe('hidden')
    await page.keyboard.press('Escape')
    await thanksOf(page).waitFor({ state: 'detached' })
    expect(await overflow()).not.toBe('hidden')
  })

  it.each([360, 1440])('has nothing that axe objects to at %i px', async (width) => {
    const page = await send(width)
    await page.waitForTimeout(400)
    const { violations } = await new AxeBuilder({ page }).include('dialog').analyze()
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`))).toEqual([])
  })
})
