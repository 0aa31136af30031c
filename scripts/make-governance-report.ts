import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Browser } from 'playwright-core'
import sharp from 'sharp'
import { languages, type Language } from '../src/i18n/locales'
import { chromiumOptions } from './lib/chromium-options'
import { inProject } from './lib/project'

/** Width of the cover picture in pixels: sharp on A4 paper, and small in the file. */
const coverWidth = 1100

/** Bytes that a finished report may have. */
const maxBytes = 300 * 1024

const folderAddress = (...names: string[]) => pathToFileURL(inProject(...names)).href

/** The report as a page that stands alone: with its style sheet, the fonts of the site and the cover picture. */
async function reportPage(language: Language): Promise<string> {
  const read = (name: string) => fs.promises.readFile(inProject('content', 'reports', name), 'utf8')
  const cover = await sharp(inProject('content', 'images', 'corporate-governance.jpg'))
    .resize({ width: coverWidth })
    .jpeg({ quality: 62, mozjpeg: true })
    .toBuffer()
  const style = (await read('governance-report.css')).replaceAll('/fonts/', `${folderAddress('static', 'fonts')}/`)
  const body = await read(`governance-report-${language}.html`)
  return body
    .replace('<link rel="stylesheet" href="governance-report.css" />', () => `<style>${style}</style>`)
    .replace('../images/corporate-governance.jpg', `data:image/jpeg;base64,${cover.toString('base64')}`)
}

async function printReport(browser: Browser, language: Language, folder: string): Promise<void> {
  const source = path.join(folder, `${language}.html`)
  await fs.promises.writeFile(source, await reportPage(language))
  const page = await browser.newPage()
  await page.goto(pathToFileURL(source).href)
  await page.evaluate(() => document.fonts.ready)
  const name = `corporate-governance-report-${language}.pdf`
  const pdf = await page.pdf({ path: inProject('static', 'downloads', name), preferCSSPageSize: true, tagged: true })
  if (pdf.length > maxBytes) throw new Error(`${name}: got ${pdf.length} bytes, takes at most ${maxBytes}`)
  console.log(`static/downloads/${name}: ${Math.round(pdf.length / 1024)} kB`)
}

/**
 * Prints the corporate-governance report in both languages from content/reports/ into static/downloads/. Run it after the text
 * has changed, with `npx tsx scripts/make-governance-report.ts`, and commit what it makes.
 */
async function main(): Promise<void> {
  const folder = await fs.promises.mkdtemp(path.join(os.tmpdir(), 'governance-report-'))
  const browser = await chromium.launch(chromiumOptions())
  try {
    for (const language of languages) await printReport(browser, language, folder)
  } finally {
    await browser.close()
    await fs.promises.rm(folder, { recursive: true })
  }
}

void main()
