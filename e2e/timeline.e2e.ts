import type { Page } from 'playwright-core'
import timeline from '../content/timeline.json'
import { useBrowser } from './support/browser'
import { languageRows } from './support/kinds-of-pages'
import { sidewaysPixels } from './support/page-state'
import enStory from '../src/i18n/messages/en/about-story.json'
import thStory from '../src/i18n/messages/th/about-story.json'

const openPage = useBrowser()
const words = { th: thStory, en: enStory }
const years = timeline.map(({ year }) => year).sort((one, other) => one - other)

const track = (page: Page) => page.locator('main section[tabindex="0"]')
const trackLeft = (page: Page) => track(page).evaluate((element) => Math.round(element.scrollLeft))

/** Waits until the track has stopped, and gives how far it has been moved, in pixels. */
async function settledLeft(page: Page): Promise<number> {
  let last = -1
  for (let now = await trackLeft(page); now !== last; now = await trackLeft(page)) {
    last = now
    await page.waitForTimeout(200)
  }
  return last
}

describe.each(languageRows)('the timeline in $language', ({ language, prefix }) => {
  const path = `${prefix}/about/proud-story/`
  const word = words[language]

  it('shows every year in both eras, 1989 first and 2024 last', async () => {
    const page = await openPage(path)
    const eras = await track(page).locator('ol > li > p:first-child').allInnerTexts()
    expect(eras.length).toBe(timeline.length)
    for (const [index, year] of years.entries()) {
      expect(eras[index]).toContain(String(year))
      expect(eras[index]).toContain(String(year + 543))
    }
    expect([years[0], years.at(-1)]).toEqual([1989, 2024])
  })

  it('moves by keyboard on a wide screen, and stops at a year', async () => {
    const page = await openPage(path, { context: { reducedMotion: 'reduce' } })
    await track(page).focus()
    expect(await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle)).toBe('solid')
    for (let press = 0; press < 8; press += 1) await page.keyboard.press('ArrowRight')
    const right = await settledLeft(page)
    expect(right).toBeGreaterThan(100)
    for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowLeft')
    expect(await settledLeft(page)).toBeLessThan(right)
    expect(await sidewaysPixels(page)).toBe(0)
  })

  it('has buttons that lead to the last year and back, and are off at the ends', async () => {
    const page = await openPage(path, { context: { reducedMotion: 'reduce' } })
    const earlier = page.getByRole('button', { name: word.earlier })
    const later = page.getByRole('button', { name: word.later })
    expect([await earlier.isDisabled(), await later.isDisabled()]).toEqual([true, false])
    for (let press = 0; press < 12 && (await later.isEnabled()); press += 1) {
      await later.click()
      await settledLeft(page)
    }
    expect([await earlier.isDisabled(), await later.isDisabled()]).toEqual([false, true])
    const box = await track(page).locator('ol > li').last().boundingBox()
    expect((box?.x ?? 9999) + (box?.width ?? 0)).toBeLessThanOrEqual(1440)
    await earlier.click()
    await settledLeft(page)
    expect(await later.isEnabled()).toBe(true)
  })

  it('is a list on a phone, with nothing to scroll sideways', async () => {
    const page = await openPage(path, { width: 360 })
    const boxes = await track(page)
      .locator('ol > li')
      .evaluateAll((all) => all.map((item) => item.getBoundingClientRect().x))
    expect(new Set(boxes.map(Math.round)).size).toBe(1)
    expect(await sidewaysPixels(page)).toBe(0)
    expect(await page.getByRole('button', { name: word.later }).count()).toBe(0)
  })
})
