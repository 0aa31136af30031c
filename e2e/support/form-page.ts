import type { Locator, Page } from 'playwright-core'
import type { Language } from '../../src/i18n/locales'
import type { FormCase } from './form-cases'
import { forms } from './words'

/** The form of a page. */
export const formOf = (page: Page): Locator => page.locator('main form[method=post]')

export const submitButton = (page: Page): Locator => formOf(page).locator('button[type=submit]')

/** What is to be mended, above the form. */
export const summaryOf = (page: Page): Locator => page.locator('main [aria-labelledby=form-errors]')

export const thanksOf = (page: Page): Locator => page.locator('dialog[open]')

/** Fills in what a person would, apart from what `leftOut` names. */
export async function fillForm(page: Page, { texts, choices, files }: FormCase, leftOut: readonly string[] = []) {
  const form = formOf(page)
  const wanted = ([name]: [string, unknown]) => !leftOut.includes(name)
  for (const [name, text] of Object.entries(texts).filter(wanted)) await form.locator(`#${name}`).fill(text)
  for (const [name, key] of Object.entries(choices).filter(wanted)) await form.locator(`#${name}`).selectOption(key)
  for (const [name, file] of Object.entries(files).filter(wanted)) await form.locator(`#${name}`).setInputFiles(file)
  if (!leftOut.includes('acknowledged')) await form.locator('#acknowledged').check()
}

/** Values of the named controls, as the page has them. */
export const valuesOf = (page: Page, names: readonly string[]): Promise<Record<string, string>> =>
  formOf(page).evaluate(
    (form, wanted) =>
      Object.fromEntries(
        wanted.map((name) => [name, form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? '']),
      ),
    names,
  )

/** Waits for the popup and reads its receipt number: the last eight digits of the lead's id. */
export async function readReceipt(page: Page, language: Language): Promise<string> {
  const dialog = thanksOf(page)
  await dialog.waitFor()
  const number = await dialog.locator(`dt:has-text("${forms[language].thanks.receipt}") + dd`).innerText()
  return number.replace(/\s/g, '').toLowerCase()
}

/** Closes the popup with its button. */
export const closeThanks = (page: Page, language: Language): Promise<void> =>
  thanksOf(page).getByRole('button', { name: forms[language].thanks.close, exact: true }).click()

/** Id, or else tag, of what has focus. */
export const focusedId = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName || '')
