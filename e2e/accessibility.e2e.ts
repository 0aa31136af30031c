import { violationsOf } from './support/axe'
import { useBrowser } from './support/browser'
import { languageCases } from './support/kinds-of-pages'
import { allowUnknownPath } from './support/problems'
import { common } from './support/words'

const openPage = useBrowser()

describe.each(languageCases)('in $language at $width px', ({ language, prefix, width }) => {
  it('the 404 page has nothing that axe objects to', async () => {
    const path = `${prefix}/no/such/`
    expect(await violationsOf(await openPage(path, { width, allow: allowUnknownPath(path) }))).toEqual([])
  })

  it('the open menu has nothing that axe objects to', async () => {
    const page = await openPage(`${prefix}/`, { width })
    const menuButton = page.getByRole('button', { name: common[language].menu, exact: true })
    if (await menuButton.isVisible()) await menuButton.click()
    await page.locator('header summary').first().click()
    expect(await page.locator('header details[open]').count()).toBe(1)
    expect(await violationsOf(page)).toEqual([])
  })

  it('the first Tab reaches a link that leads past the header', async () => {
    const page = await openPage(`${prefix}/project/`, { width })
    await page.keyboard.press('Tab')
    const skipLink = page.getByRole('link', { name: common[language].skipToMain })
    expect(await skipLink.evaluate((link) => link === document.activeElement)).toBe(true)
    const box = await skipLink.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)

    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })

  it('nothing moves by itself for a visitor who wants less motion', async () => {
    const page = await openPage(`${prefix}/`, { width, context: { reducedMotion: 'reduce' } })
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((element) => {
          const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element)
          return /[1-9]/.test(transitionDuration) || animationName !== 'none' || scrollBehavior === 'smooth'
        }).length,
    )
    expect(moving).toBe(0)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})
