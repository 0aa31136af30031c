import fs from 'node:fs'
import path from 'node:path'
import { useBrowser } from './support/browser'
import { languageRows } from './support/kinds-of-pages'
import { visibleWords } from './support/page-state'

interface Document {
  path: string
  sections: { id: string }[]
}

const folder = 'content/legal'
const documents = fs
  .readdirSync(folder)
  .map((file) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as Document)
const openPage = useBrowser()
/** Ways to other pages mean nothing on paper. */
const leftOutOnPaper = 'nav, a[href^="/"]'
/** A4 at 96 pixels to the inch. */
const sheetWidth = 794

describe.each(languageRows)('policies and notices in $language', ({ prefix }) => {
  it.each(documents)(
    '$path has its sections in order, each linked to from its contents and from itself',
    async (one) => {
      const page = await openPage(prefix + one.path)
      const ids = one.sections.map(({ id }) => id)
      expect(await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id))).toEqual(ids)
      const hashes = await page
        .locator('main nav div ol a')
        .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).hash.slice(1)))
      expect(hashes).toEqual(ids)
      const last = ids.at(-1) ?? ''
      await page.locator(`main section#${last} h2 a`).click()
      expect(new URL(page.url()).hash).toBe(`#${last}`)
    },
  )

  it.each(documents)(
    '$path on paper keeps every word of its sections and leaves out what leads elsewhere',
    async (one) => {
      const page = await openPage(prefix + one.path, { width: sheetWidth })
      const onScreen = await visibleWords(page, leftOutOnPaper)
      await page.emulateMedia({ media: 'print' })
      const onPaper = new Set(await visibleWords(page, leftOutOnPaper))
      expect(onScreen.length).toBeGreaterThan(one.sections.length)
      expect(onScreen.filter((piece) => !onPaper.has(piece))).toEqual([])
      expect(
        await page.locator('main nav').evaluateAll((all) => all.filter((nav) => nav.checkVisibility()).length),
      ).toBe(0)
      expect(
        await page.locator('main img').evaluateAll((all) => all.filter((one) => one.checkVisibility()).length),
      ).toBe(0)
      const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
      expect(sheets).toBeGreaterThanOrEqual(1)
      expect(sheets).toBeLessThan(14)
    },
  )

  it('the contents of the privacy policy stay in sight beside the text', async () => {
    const page = await openPage(`${prefix}/privacy-policy/`)
    const contents = page.locator('main nav div').first()
    await page.locator('main section').nth(8).scrollIntoViewIfNeeded()
    await page.waitForTimeout(400)
    const box = await contents.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect(box?.y).toBeLessThan(300)
  })
})
