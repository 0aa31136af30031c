import type { Page } from 'playwright-core'
import { useBrowser } from '../support/browser'
import { focusedId, formOf, readReceipt, summaryOf, thanksOf } from '../support/form-page'
import { caseOf } from '../support/form-cases'
import { languageRows } from '../support/kinds-of-pages'
import { leadsByReceipt } from '../support/stored-leads'

const openPage = useBrowser()

/** Tabs until the control has focus. */
async function tabTo(page: Page, id: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if ((await focusedId(page)) === id) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} does not reach #${id}`)
}

describe.each(languageRows)('with the keyboard alone, in $language', ({ language, prefix }) => {
  it('a form is filled in, mended and sent', async () => {
    const { texts, path } = caseOf('registration')
    const page = await openPage(prefix + path)
    // A click beside the fields: the way there leads past all projects otherwise
    await formOf(page).locator('p').first().click()
    await tabTo(page, 'name')
    for (const name of ['name', 'last_name', 'mobile']) {
      await tabTo(page, name)
      await page.keyboard.insertText(texts[name] ?? '')
    }
    for (const name of ['project', 'location', 'type', 'budget']) {
      await tabTo(page, name)
      await page.keyboard.press('ArrowDown')
    }
    await tabTo(page, 'acknowledged')
    await page.keyboard.press('Space')
    await tabTo(page, 'consent_research')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')

    await summaryOf(page).waitFor()
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-labelledby') === 'form-errors')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await focusedId(page)).toBe('email')
    await page.keyboard.insertText('somying@example.com')
    await page.keyboard.press('Enter')

    const [lead] = leadsByReceipt(await readReceipt(page, language))
    expect(lead?.data).toMatchObject({ name: texts['name'], email: 'somying@example.com', project: 'vehha-hua-hin' })
    await page.keyboard.press('Enter')
    await thanksOf(page).waitFor({ state: 'detached' })
    expect(await focusedId(page)).toBe('email')
  })

  it('a file is taken out again', async () => {
    const { path, files } = caseOf('career')
    const page = await openPage(prefix + path)
    await formOf(page)
      .locator('#resume')
      .setInputFiles(files['resume'] ?? [])
    await formOf(page).locator('#resume').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await focusedId(page)).toBe('resume')
    expect(
      await formOf(page)
        .locator('#resume')
        .evaluate((input: HTMLInputElement) => input.files?.length),
    ).toBe(0)
  })
})
