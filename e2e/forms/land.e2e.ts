import type { Page } from 'playwright-core'
import { useBrowser, type VisitOptions } from '../support/browser'
import { fillForm, focusedId, formOf, readReceipt, submitButton, valuesOf } from '../support/form-page'
import { caseOf, pdfFile, pngFile } from '../support/form-cases'
import { languageRows } from '../support/kinds-of-pages'
import { leadsByReceipt } from '../support/stored-leads'
import { forms, land } from '../support/words'

const openPage = useBrowser()
const { path } = caseOf('land')
const field = (page: Page, name: string) => formOf(page).locator(`#${name}`)
const outputOf = (page: Page, name: string) => formOf(page).locator(`output[for~=${name}]`)

/** Words without the spaces and line ends between them. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

describe.each(languageRows)('the land form in $language', ({ language, prefix }) => {
  const words = land[language]
  const open = (options: VisitOptions = {}) => openPage(prefix + path, options)

  it('shows the area in every unit as it is typed', async () => {
    const page = await open()
    expect(await outputOf(page, 'area_rai').innerText()).toBe(words.area.empty)
    await field(page, 'area_rai').fill('๑')
    await field(page, 'area_ngan').fill('2')
    await field(page, 'area_sqw').pressSequentially('50.5')
    const { rai, ngan, sqw, sqm, heading } = words.area
    expect(plain(await outputOf(page, 'area_rai').innerText())).toBe(
      `${heading} 1-2-50.5 ${rai} 1.63 ${rai} 6.51 ${ngan} 650.5 ${sqw} 2,602 ${sqm}`,
    )
    expect(await outputOf(page, 'area_rai').getAttribute('aria-live')).toBe('polite')
    await field(page, 'area_sqw').fill('many')
    expect(await outputOf(page, 'area_rai').innerText()).toBe(words.area.empty)
  })

  it('computes either price from the other, and keeps what someone typed', async () => {
    const page = await open()
    await field(page, 'area_rai').fill('1')
    await field(page, 'price_per_sqw').pressSequentially('30000')
    expect(await field(page, 'total_value').inputValue()).toBe('12,000,000')
    await field(page, 'area_rai').fill('2')
    expect(await field(page, 'total_value').inputValue()).toBe('24,000,000')
    const sum = words.price.sum
      .replace('{{price}}', '30,000')
      .replace('{{area}}', '800')
      .replace('{{total}}', '24,000,000')
    expect(await outputOf(page, 'total_value').innerText()).toBe(sum)

    await field(page, 'total_value').fill('')
    await field(page, 'price_per_sqw').fill('')
    await field(page, 'total_value').pressSequentially('16000000')
    expect(await field(page, 'price_per_sqw').inputValue()).toBe('20,000')
    await field(page, 'price_per_sqw').fill('19500')
    await field(page, 'area_rai').fill('3')
    expect(await valuesOf(page, ['price_per_sqw', 'total_value'])).toEqual({
      price_per_sqw: '19500',
      total_value: '16000000',
    })
  })

  it('takes either price alone', async () => {
    const page = await open()
    await fillForm(page, caseOf('land'), ['area_rai', 'area_ngan', 'area_sqw'])
    for (const name of ['area_rai', 'area_ngan', 'area_sqw']) await field(page, name).fill('0')
    await submitButton(page).click()
    const [lead] = leadsByReceipt(await readReceipt(page, language))
    expect(lead?.data).toMatchObject({ area_rai: 0, price_per_sqw: 35000 })
    expect(lead?.data).not.toHaveProperty('total_value')
  })

  it('suggests provinces, then districts, then subdistricts, whichever language is typed', async () => {
    const page = await open()
    const options = (name: string) =>
      page
        .locator(`#${name}-list option`)
        .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))
    expect(await options('province')).toEqual([])
    const requests: string[] = []
    page.on('request', (request) => request.url().includes('/places/') && requests.push(request.url()))
    await field(page, 'province').focus()
    await page.waitForFunction(() => document.querySelectorAll('#province-list option').length === 77)
    expect(await options('district')).toEqual([])

    await field(page, 'province').fill(language === 'th' ? 'Prachuap Khiri Khan' : 'ประจวบคีรีขันธ์')
    await page.waitForFunction(() => document.querySelectorAll('#district-list option').length === 8)
    expect(await options('district')).toContain(language === 'th' ? 'หัวหิน' : 'Hua Hin')
    await field(page, 'district').fill(language === 'th' ? 'อำเภอหัวหิน' : 'hua hin')
    await page.waitForFunction(() => document.querySelectorAll('#subdistrict-list option').length === 7)
    await field(page, 'subdistrict').fill(language === 'th' ? 'หนองแก' : 'Nong Kae')
    await outputOf(page, 'subdistrict').filter({ hasText: '77110' }).waitFor()
    expect(requests).toHaveLength(2)

    await field(page, 'province').fill('Atlantis')
    await page.waitForFunction(() => document.querySelectorAll('#district-list option').length === 0)
    expect(await field(page, 'district').inputValue()).not.toBe('')
  })

  it('still takes an address when the list cannot be fetched', async () => {
    const page = await open({
      prepare: (opened) => opened.route('**/places/**', (route) => route.abort()),
      allow: ({ address }) => address.includes('/places/'),
    })
    await fillForm(page, caseOf('land'))
    await submitButton(page).click()
    const [lead] = leadsByReceipt(await readReceipt(page, language))
    expect(lead?.data).toMatchObject({ province: 'ประจวบคีรีขันธ์', subdistrict: 'หนองแก' })
  })

  it('takes the position of the phone', async () => {
    const geolocation = { latitude: 12.568412, longitude: 99.957719 }
    const page = await open({ context: { geolocation, permissions: ['geolocation'] } })
    await formOf(page).getByRole('button', { name: words.locate.button }).click()
    await formOf(page).getByRole('status').filter({ hasText: words.locate.found }).waitFor()
    expect(await valuesOf(page, ['latitude', 'longitude'])).toEqual({ latitude: '12.56841', longitude: '99.95772' })
  })

  it('says so when the position may not be seen', async () => {
    const page = await open({ context: { permissions: [] } })
    await formOf(page).getByRole('button', { name: words.locate.button }).click()
    await formOf(page).getByRole('status').filter({ hasText: words.locate.denied }).waitFor()
    expect(await valuesOf(page, ['latitude', 'longitude'])).toEqual({ latitude: '', longitude: '' })
  })

  it('shows each chosen file with name, size and picture, and takes it out again', async () => {
    const page = await open({
      width: 360,
      allow: ({ text }) => text.includes('blob:') || text.includes('ERR_FILE_NOT_FOUND'),
    })
    await field(page, 'map_sheet').setInputFiles(pngFile('ระวาง.png'))
    await field(page, 'title_deed').setInputFiles(pdfFile('deed.pdf', 2_500_000))
    const zone = (name: string) => formOf(page).locator(`div:has(> #${name})`)
    expect(await zone('map_sheet').innerText()).toContain('ระวาง.png')
    expect(await zone('map_sheet').innerText()).toContain('1 kB')
    expect(await zone('title_deed').innerText()).toContain('2.4 MB')
    const picture = zone('map_sheet').locator('img')
    await page.waitForFunction(() => (document.querySelector<HTMLImageElement>('form img')?.naturalWidth ?? 0) > 0)
    const address = (await picture.getAttribute('src')) ?? ''
    expect(address).toMatch(/^blob:/)

    const remove = forms[language].file.remove.replace('{{name}}', 'ระวาง.png')
    await formOf(page).getByRole('button', { name: remove }).click()
    expect(await picture.count()).toBe(0)
    expect(await field(page, 'map_sheet').evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0)
    expect(await focusedId(page)).toBe('map_sheet')
    // The picture's address is given back, so that the file does not stay in memory
    const isThere = await page.evaluate(
      (blob) =>
        new Promise<boolean>((resolve) => {
          const again = new Image()
          again.onload = () => resolve(true)
          again.onerror = () => resolve(false)
          again.src = blob
        }),
      address,
    )
    expect(isThere).toBe(false)
  })
})
