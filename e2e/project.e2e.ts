import { useBrowser } from './support/browser'
import { languageCases, languageRows } from './support/kinds-of-pages'
import { layoutShift, recordLayoutShift, sidewaysPixels } from './support/page-state'

const openPage = useBrowser()
const path = '/project/condo-sathorn/'

describe.each(languageCases)('the page of a project in $language at $width px', ({ prefix, width }) => {
  it('sets up to three unit types side by side', async () => {
    const page = await openPage(prefix + path, { width })
    const boxes = page.locator('main table input[type="checkbox"]')
    for (const index of [0, 4, 10]) await boxes.nth(index).check()
    expect(await boxes.nth(1).isDisabled()).toBe(true)
    const compared = page.locator('main table').nth(1)
    expect(await compared.locator('thead th').count()).toBe(3)
    expect(await compared.locator('tbody tr').count()).toBe(6)
    expect(await sidewaysPixels(page)).toBe(0)

    await compared.locator('button').first().click()
    expect(await compared.locator('thead th').count()).toBe(2)
    expect(await boxes.nth(0).isChecked()).toBe(false)
    expect(await boxes.nth(1).isDisabled()).toBe(false)
  })

  it('estimates a loan by fields, sliders and keyboard, and moves nothing when it comes', async () => {
    const page = await openPage(prefix + path, { width, prepare: recordLayoutShift })
    await page.locator('#loan').scrollIntoViewIfNeeded()
    const estimate = page.locator('section:has(#loan)')
    const result = estimate.locator('[role="status"]')
    await result.waitFor()
    // 18.6 million less 10 %, 30 years at 6 %
    expect(await result.textContent()).toContain('100,365')
    await estimate.locator('input[inputmode="decimal"]').nth(1).fill('50')
    expect(await result.textContent()).toContain('55,758')
    await estimate.locator('input[type="range"]').nth(2).focus()
    await page.keyboard.press('ArrowLeft')
    expect(await estimate.locator('input[inputmode="decimal"]').nth(2).inputValue()).toBe('29')
    expect(await layoutShift(page)).toBe(0)
  })

  it('shows one kind of places at a time, chosen by keyboard', async () => {
    const page = await openPage(prefix + path, { width })
    const tables = page.locator('section:has(#surroundings) table')
    const shown = () => tables.evaluateAll((all) => all.map((table) => table.checkVisibility()))
    expect(await shown()).toEqual([true, false, false, false])
    await page.locator('section:has(#surroundings) input').first().focus()
    await page.keyboard.press('ArrowRight')
    expect(await shown()).toEqual([false, true, false, false])
  })
})

describe.each(languageRows)('in $language', ({ prefix }) => {
  it('links on a phone call, lead to LINE and pass the page on', async () => {
    const page = await openPage(prefix + path, { width: 360 })
    const bar = page.locator('main nav').last()
    expect(await bar.isVisible()).toBe(true)
    expect(await bar.locator('a').first().getAttribute('href')).toMatch(/^tel:\+66\d+$/)
    const addresses = await page.locator('main a[target="_blank"]').evaluateAll((all) =>
      all.map((link) => {
        const { host, searchParams } = new URL((link as HTMLAnchorElement).href)
        return [host, searchParams.get('url') ?? searchParams.get('u')]
      }),
    )
    expect(addresses.map(([host]) => host)).toEqual(['social-plugins.line.me', 'www.facebook.com', 'x.com'])
    for (const [, shared] of addresses) expect(new URL(shared ?? '').pathname).toBe(prefix + path)
  })

  it('the address is copied, and it is said that it was', async () => {
    const page = await openPage(prefix + path, { context: { permissions: ['clipboard-read', 'clipboard-write'] } })
    await page.locator('main button').first().click()
    await page.locator('main [role="status"]', { hasText: /\S/ }).first().waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(prefix + path)
  })

  it('a project prints as a sheet: no form, no menus, every place nearby, the unit types as a table', async () => {
    const page = await openPage(prefix + path, { width: 794 })
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('main form').isVisible()).toBe(false)
    const tables = page.locator('section:has(#surroundings) table')
    expect(await tables.evaluateAll((all) => all.every((table) => table.checkVisibility()))).toBe(true)
    const row = page.locator('main table tbody tr').first()
    expect(await row.evaluate((element) => getComputedStyle(element).display)).toBe('table-row')
    expect(await page.locator('footer address').isVisible()).toBe(true)
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
    expect(sheets).toBeLessThanOrEqual(3)
  })
})
