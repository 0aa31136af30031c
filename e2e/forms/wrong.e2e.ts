import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { validateForm } from '../../src/forms/validate'
import { useBrowser } from '../support/browser'
import { fillForm, focusedId, formOf, submitButton, summaryOf, thanksOf } from '../support/form-page'
import { caseOf, formRows, halfOfFormRows, pngFile } from '../support/form-cases'
import { languageRows } from '../support/kinds-of-pages'
import { sidewaysPixels } from '../support/page-state'
import { forms, wordsAt } from '../support/words'

const openPage = useBrowser()

/** The specification's words (section 5), by form, in the order of the form. */
const person = [
  'Please fill in your name',
  'Please fill in your last name',
  'Please fill in your phone number',
  'Please fill in your email',
]
const interest = [
  'Please select your interested project',
  'Please select your location preference',
  'Please select your type preference',
  'Please select your price range preference',
]
const specified: Readonly<Record<string, readonly string[]>> = {
  registration: [...person, ...interest],
  inquiry: [
    'Please select your subject',
    ...person,
    ...interest,
    'Please fill in your topic',
    'Please fill in your message',
  ],
  land: [
    "Please select a seller's Information",
    ...person,
    'Please select a sale type',
    'Please fill in your total area (rai)',
    'Please fill in your total area (ngan)',
    'Please fill in your total area (sq.w.)',
    'Please fill in your price per sq.w.',
    'Please fill in your total value',
    'Please fill in your province',
    'Please fill in your district',
    'Please fill in your subdistrict',
    'Please fill in your road',
    'Please upload your map sheet',
    'Please upload your title deed',
    'Please upload your map',
  ],
  career: ['Please fill in your interested position', ...person, 'Please upload your resume'],
  rights: [
    'Please select who you are',
    ...person,
    'Please select your request',
    'Please fill in the details of your request',
  ],
}

const linesOf = (page: Page) => summaryOf(page).locator('li').allInnerTexts()
const errorAt = (page: Page, name: string) => page.locator(`#${name}-error`)
const fieldOf = (page: Page, name: string) => formOf(page).locator(`#${name}`)

describe.each(formRows)('the empty $form form in $language', ({ form, language, address }) => {
  const words = forms[language]

  it('says what is missing, at the top and at each field, in the same words', async () => {
    const page = await openPage(address)
    const title = await page.title()
    await submitButton(page).click()
    await summaryOf(page).waitFor()
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-labelledby') === 'form-errors')
    expect(await page.title()).toBe(`${words.errorPrefix} ${title}`)

    const verdict = await validateForm(form, { language })
    const expected = verdict.ok ? {} : verdict.fields
    const shown: Record<string, string> = {}
    for (const link of await summaryOf(page).locator('li a').all()) {
      const name = ((await link.getAttribute('href')) ?? '').slice(1)
      shown[name] = await link.innerText()
      expect(await errorAt(page, name).innerText()).toContain(shown[name])
      expect(await errorAt(page, name).innerText()).toContain(words.errorPrefix)
      expect(await fieldOf(page, name).getAttribute('aria-invalid')).toBe('true')
      expect(((await fieldOf(page, name).getAttribute('aria-describedby')) ?? '').split(' ').at(-1)).toBe(
        `${name}-error`,
      )
    }
    expect(shown).toEqual(
      Object.fromEntries(Object.entries(expected).map(([name, key]) => [name, wordsAt(words, key)])),
    )
    if (language === 'en') expect((await linesOf(page)).slice(0, -1)).toEqual(specified[form])
  })
})

describe.each(halfOfFormRows)('the summary of the $form form in $language', ({ language, address }) => {
  it('leads from each line to its field, label first', async () => {
    const page = await openPage(address, { width: 360 })
    await submitButton(page).click()
    for (const index of [0, 3, -1]) {
      const link = summaryOf(page).locator('li a').nth(index)
      const name = ((await link.getAttribute('href')) ?? '').slice(1)
      await link.click()
      expect(await focusedId(page)).toBe(name)
      const label = await page.locator(`label[for=${name}]`).boundingBox()
      const header = await page.getByRole('banner').boundingBox()
      expect(label?.y).toBeGreaterThanOrEqual(Math.max(0, (header?.y ?? 0) + (header?.height ?? 0)))
      expect(label?.y).toBeLessThan(740)
    }
  })

  const width = language === 'th' ? 360 : 1440
  it(`has nothing that axe objects to at ${width} px, and fits`, async () => {
    const page = await openPage(address, { width })
    await submitButton(page).click()
    await summaryOf(page).waitFor()
    const { violations } = await new AxeBuilder({ page }).include('main').analyze()
    const rules = violations.filter(({ tags }) => tags.some((tag) => tag.startsWith('wcag')))
    expect(rules.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`))).toEqual([])
    expect(await sidewaysPixels(page)).toBe(0)
  })
})

describe.each(languageRows)('a form in $language that is being mended', ({ language, prefix }) => {
  const words = forms[language]
  const inquiry = caseOf('inquiry')

  it('is not checked while it is filled in for the first time', async () => {
    const page = await openPage(prefix + inquiry.path)
    await fieldOf(page, 'email').fill('not an address')
    await fieldOf(page, 'mobile').fill('12')
    await fieldOf(page, 'name').fill('')
    await fieldOf(page, 'name').blur()
    await page.waitForTimeout(300)
    expect(await formOf(page).locator('[aria-invalid]').count()).toBe(0)
  })

  it('drops each complaint as its field is mended, changes it as it changes, and adds none', async () => {
    const page = await openPage(prefix + inquiry.path)
    await fillForm(page, inquiry, ['email', 'topic', 'mobile'])
    await fieldOf(page, 'mobile').fill('0812')
    await submitButton(page).click()
    await summaryOf(page).waitFor()
    expect(await linesOf(page)).toEqual([
      words.errors.mobile.invalid,
      words.errors.email.required,
      words.errors.topic.required,
    ])

    await fieldOf(page, 'email').fill('somying')
    await page.locator(`#email-error:has-text("${words.errors.email.invalid}")`).waitFor()
    await fieldOf(page, 'email').fill('somying@example.com')
    await errorAt(page, 'email').waitFor({ state: 'detached' })
    expect(await fieldOf(page, 'email').getAttribute('aria-invalid')).toBeNull()

    await fieldOf(page, 'message').fill('')
    await fieldOf(page, 'topic').fill('x'.repeat(201))
    await page.locator(`#topic-error:has-text("200")`).waitFor()
    expect(await errorAt(page, 'message').count()).toBe(0)

    await fieldOf(page, 'topic').fill('x')
    await fieldOf(page, 'mobile').fill('(081) 234-5678')
    await summaryOf(page).waitFor({ state: 'detached' })
    expect(await page.title()).not.toContain(words.errorPrefix)

    await submitButton(page).click()
    await page.locator(`#message-error:has-text("${words.errors.message.required}")`).waitFor()
  })

  it('with a file of the wrong kind or size is not sent', async () => {
    const career = caseOf('career')
    const page = await openPage(prefix + career.path)
    const requests: string[] = []
    page.on('request', (request) => request.method() === 'POST' && requests.push(request.url()))
    await fillForm(page, career, ['resume'])
    const fake = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ this is a program') }
    await fieldOf(page, 'resume').setInputFiles(fake)
    await submitButton(page).click()
    await page.locator(`#resume-error:has-text("${words.errors.file.type}")`).waitFor()

    const large = { ...pngFile('cv.png'), buffer: Buffer.concat([pngFile('').buffer, Buffer.alloc(5 * 1024 * 1024)]) }
    await fieldOf(page, 'resume').setInputFiles(large)
    await page.locator(`#resume-error:has-text("${words.errors.file.size}")`).waitFor()
    await fieldOf(page, 'resume').setInputFiles({ ...pngFile('cv.exe'), mimeType: 'image/png' })
    await page.locator(`#resume-error:has-text("${words.errors.file.type}")`).waitFor()
    await fieldOf(page, 'resume').setInputFiles(pngFile('cv.png'))
    await errorAt(page, 'resume').waitFor({ state: 'detached' })
    expect(await thanksOf(page).count()).toBe(0)
    expect(requests).toEqual([])
  })
})
