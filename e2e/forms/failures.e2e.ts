import type { Page, Route } from 'playwright-core'
import { startTestServer, type TestServer } from '../../scripts/lib/test-server'
import { useBrowser } from '../support/browser'
import {
  fillForm,
  focusedId,
  formOf,
  readReceipt,
  submitButton,
  summaryOf,
  thanksOf,
  valuesOf,
} from '../support/form-page'
import { caseOf, pdfFile } from '../support/form-cases'
import { languageRows } from '../support/kinds-of-pages'
import type { Problem } from '../support/problems'
import { waitUntilHydrated } from '../support/page-state'
import { countLeads, leadsByReceipt } from '../support/stored-leads'
import { forms } from '../support/words'

const openPage = useBrowser()

/** What the browser says about a post that a test lets fail. */
const allow = ({ address, text }: Problem) =>
  /\/api\/[\w-]+$/.test(address) || text.includes('ERR_INTERNET_DISCONNECTED')

const failureOf = (page: Page) => formOf(page).getByRole('alert').locator('p')
const waitForFailure = (page: Page, text: string) =>
  formOf(page).getByRole('alert').filter({ hasText: text }).waitFor({ timeout: 10_000 })

/** Waits until so many requests have gone out, and the form has come to rest after the last. */
async function waitForTries(page: Page, keys: readonly unknown[], count: number): Promise<void> {
  while (keys.length < count) await page.waitForTimeout(50)
  await formOf(page).locator('button[type=submit]:not([aria-disabled])').waitFor()
  await failureOf(page).waitFor()
}

/** A mark in the words of a test's own lead. */
let marks = 0
const newMark = (language: string) => `mark-${language}-${process.pid}-${(marks += 1)}`

describe.each(languageRows)('a form in $language whose sending fails', ({ language, prefix }) => {
  const words = forms[language]
  const rights = caseOf('rights')
  const career = caseOf('career')
  const open = async (mark: string, prepare: (page: Page) => Promise<unknown> = () => Promise.resolve()) => {
    const page = await openPage(prefix + rights.path, { prepare, allow })
    await fillForm(page, { ...rights, texts: { ...rights.texts, detail: mark } })
    return page
  }
  const onPost = (answer: (route: Route) => Promise<unknown>) => (page: Page) =>
    page.route('**/api/rights-requests', (route) => answer(route))

  it('because the connection is lost keeps everything, and is kept once after it is back', async () => {
    const mark = newMark(language)
    const page = await open(mark)
    const names = Object.keys(rights.texts)
    const typed = await valuesOf(page, names)
    await page.context().setOffline(true)
    await submitButton(page).click()
    await waitForFailure(page, words.failure.network)
    expect(await valuesOf(page, names)).toEqual(typed)
    expect(await page.locator('#acknowledged').isChecked()).toBe(true)
    await page.context().setOffline(false)
    await submitButton(page).click()
    await readReceipt(page, language)
    expect(countLeads(mark)).toBe(1)
    expect(await failureOf(page).count()).toBe(0)
  })

  it('because the answer is lost is kept once after a retry, also after a reload', async () => {
    const mark = newMark(language)
    let losses = 0
    const keys: (string | undefined)[] = []
    const page = await open(
      mark,
      onPost(async (route) => {
        keys.push(route.request().headers()['idempotency-key'])
        if (losses === 2) return route.continue()
        losses += 1
        await route.fetch()
        return route.abort()
      }),
    )
    for (const count of [1, 2]) {
      await submitButton(page).click()
      await waitForTries(page, keys, count)
    }
    await page.waitForTimeout(400)
    await page.reload()
    await waitUntilHydrated(page)
    await formOf(page).scrollIntoViewIfNeeded()
    await page.waitForFunction((text) => document.querySelector('textarea')?.value === text, mark)
    await page.locator('#acknowledged').check()
    await submitButton(page).click()
    await readReceipt(page, language)
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
    expect(countLeads(mark)).toBe(1)
  })

  it('has a new key once something has changed', async () => {
    const keys: (string | undefined)[] = []
    const page = await open(
      newMark(language),
      onPost((route) => {
        keys.push(route.request().headers()['idempotency-key'])
        return route.abort()
      }),
    )
    await submitButton(page).click()
    await waitForTries(page, keys, 1)
    await page.locator('#detail').fill('something else')
    await submitButton(page).click()
    await waitForTries(page, keys, 2)
    expect(new Set(keys).size).toBe(2)
  })

  it.each([
    [400, words.failure.status],
    [401, words.failure.status],
    [413, words.failure.tooLarge],
    [415, words.failure.fileType],
    [500, words.failure.server],
    [502, words.failure.server],
    [503, words.failure.unavailable],
  ])('with status %i says so in its own words and stays as it is', async (status, text) => {
    const mark = newMark(language)
    const headers = { 'Retry-After': '7' }
    const page = await open(
      mark,
      onPost((route) =>
        route.fulfill({ status, headers, json: { error: { code: 'any', message: 'not for people' } } }),
      ),
    )
    await submitButton(page).click()
    await waitForFailure(page, text.replace('{{status}}', String(status)).replace('{{seconds}}', '7'))
    expect(await page.locator('#detail').inputValue()).toBe(mark)
    expect(await failureOf(page).innerText()).not.toContain('not for people')
    expect(await submitButton(page).getAttribute('aria-disabled')).toBeNull()
    expect(await thanksOf(page).count()).toBe(0)
  })

  it('puts what the server finds wrong at its field, in the same words', async () => {
    const page = await open(
      newMark(language),
      onPost((route) => {
        const sent = route.request().postDataJSON() as object
        return route.continue({ postData: { ...sent, email: 'not an address', right: 'everything' } })
      }),
    )
    await submitButton(page).click()
    await page.locator(`#email-error:has-text("${words.errors.email.invalid}")`).waitFor()
    await page.locator(`#right-error:has-text("${words.errors.option.unknown}")`).waitFor()
    expect(await summaryOf(page).locator('li').count()).toBe(2)
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-labelledby') === 'form-errors')
    await summaryOf(page).locator('a').first().click()
    expect(await focusedId(page)).toBe('email')
  })

  it('with files shows how far it is and can be cancelled, and is kept once when it is sent again', async () => {
    const mark = newMark(language)
    const page = await openPage(prefix + career.path, { allow })
    const devtools = await page.context().newCDPSession(page)
    const slow = { offline: false, latency: 50, downloadThroughput: -1 }
    await fillForm(page, {
      ...career,
      texts: { ...career.texts, name: mark },
      files: { resume: pdfFile('cv.pdf', 3_000_000) },
    })
    await devtools.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: 500_000 })
    await submitButton(page).click()
    await page.waitForFunction(() => (document.querySelector<HTMLProgressElement>('form progress')?.value ?? 0) > 10)
    await formOf(page).getByRole('button', { name: words.sending.cancel, exact: true }).click()
    await waitForFailure(page, words.failure.aborted)
    expect(await submitButton(page).evaluate((button) => button === document.activeElement)).toBe(true)
    expect(countLeads(mark)).toBe(0)
    await devtools.send('Network.emulateNetworkConditions', { ...slow, latency: 0, uploadThroughput: -1 })
    await submitButton(page).click()
    const [lead] = leadsByReceipt(await readReceipt(page, language))
    expect(lead?.files).toEqual([{ field: 'resume', original_name: 'cv.pdf', size_bytes: 3_000_000 }])
    expect(countLeads(mark)).toBe(1)
  })
})

describe('a server that takes one form a minute', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ environment: { RATE_LIMIT_MAX: '1' } })
  }, 90_000)
  afterAll(() => server.stop())

  it.each(languageRows)('is explained with the seconds to wait, in $language', async ({ language, prefix }) => {
    const rights = caseOf('rights')
    const page = await openPage('/thank-you/', { allow })
    await page.goto(`${server.address}${prefix}${rights.path}`)
    await waitUntilHydrated(page)
    for (let tries = 0; tries < 3 && (await failureOf(page).count()) === 0; tries += 1) {
      await fillForm(page, rights)
      await submitButton(page).click()
      await page.locator('dialog[open], form [role=alert] p').first().waitFor()
      if ((await thanksOf(page).count()) > 0) await page.keyboard.press('Escape')
    }
    const [before = '', after = ''] = forms[language].failure.tooMany.split('{{seconds}}')
    const text = await failureOf(page).innerText()
    expect(text.startsWith(before) && text.endsWith(after)).toBe(true)
    expect(Number(text.slice(before.length, text.length - after.length))).toBeGreaterThan(0)
    expect(await page.locator('#detail').inputValue()).toBe(rights.texts['detail'])
  })
})
