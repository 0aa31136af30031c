import AxeBuilder from '@axe-core/playwright'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { chromium, type Browser, type Page } from 'playwright-core'
import { chromiumOptions } from '../scripts/lib/chromium-options'
import { inProject } from '../scripts/lib/project'
import { buildDesk } from '../server/desk/desk'
import { openRebuilds, type Rebuilds } from '../server/rebuild/rebuilds'
import { createRelease } from '../server/releases/create-release'
import { openReleases } from '../server/releases/open-releases'
import { removeFolders, temporaryFolder, writeFiles } from '../server/testing/temporary-folder'
import { builderOf, writeWholeBuild } from '../server/testing/whole-build'

jest.setTimeout(60_000)

let browser: Browser
let desk: FastifyInstance
let rebuilds: Rebuilds
let url: string
let finishBuild: () => void
let articles: { name: string }[]

const face = async (name: string) => ({ [`/fonts/${name}`]: await fs.readFile(inProject('static/fonts', name)) })

/** The typefaces and the icon of the site, which the desk borrows. */
async function borrowedFiles(): Promise<Record<string, unknown>> {
  const names = (await fs.readdir(inProject('static/fonts'))).filter((name) => name.endsWith('.woff2'))
  const faces = await Promise.all(names.map(face))
  const byPath = Object.fromEntries(faces.flatMap((each) => Object.entries(each)))
  return { ...byPath, '/favicon.svg': await fs.readFile(inProject('static/favicon.svg')) }
}

beforeAll(async () => {
  browser = await chromium.launch(chromiumOptions())
  const projectFolder = await temporaryFolder()
  const [publicDir, dataDir] = [path.join(projectFolder, 'public'), path.join(projectFolder, '.data')]
  await writeFiles(projectFolder, { 'package.json': '{}' })
  const files = await borrowedFiles()
  for (const id of ['first-release', 'second-release']) {
    await writeWholeBuild(publicDir, id, { ...files, '/about.html': id })
    await createRelease({ publicDir, dataDir })
  }
  const releases = await openReleases(dataDir)
  articles = []
  const builder = builderOf(async ({ enterPhase }) => {
    enterPhase('query')
    await new Promise<void>((resolve) => (finishBuild = resolve))
    throw new Error('The blog API could not be read: <img src=x onerror=alert(1)>')
  })
  rebuilds = await openRebuilds({
    publicDir,
    dataDir,
    builder,
    releases,
    sources: { projectFolder, articles: () => Promise.resolve(articles), settings: {} },
    mayLoseArticles: false,
    schedule: '*/15 * * * *',
    log: () => undefined,
  })
  desk = buildDesk({
    dataDir,
    releases,
    rebuilds,
    articles: () => Promise.resolve(articles),
    tokens: [{ name: 'นก', token: 'token-of-the-test' }],
  })
  url = await desk.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await browser.close()
  await desk.close()
  await rebuilds.close()
  await removeFolders()
})

async function signIn(home: string, width: number) {
  const context = await browser.newContext({ viewport: { width, height: 800 } })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(`${url}${home}`)
  const signInFindings = await findingsOf(page)
  await page.locator('#token').fill('token-of-the-test')
  await page.locator('main button').click()
  await page.locator('#builds').waitFor()
  return { page, problems, signInFindings, close: () => context.close() }
}

async function findingsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  return scrolls ? [...found, 'scrolls sideways'] : found
}

test.each([
  ['/', 360, 'อัปเดตเว็บไซต์', 'กำลังอัปเดตเว็บไซต์', 'อัปเดตครั้งล่าสุดไม่สำเร็จ'],
  ['/en/', 1440, 'Rebuild', 'The site is being rebuilt', 'The last rebuild failed'],
])(
  'the desk at %s and %i px rebuilds, shows how far it is and how it ended, and axe has nothing to object to',
  async (home, width, button, running, failed) => {
    const { page, problems, signInFindings, close } = await signIn(home, width)
    expect(signInFindings).toEqual([])
    expect(await findingsOf(page)).toEqual([])
    articles.push({ name: `article-${width}` })

    await page.getByRole('button', { name: button, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: running }).waitFor()
    await page.locator('[aria-current="step"]').waitFor()
    expect(await page.getByRole('progressbar').count()).toBe(1)
    expect(await findingsOf(page)).toEqual([])

    finishBuild()
    await page.getByText(failed).waitFor()
    expect(await page.getByText('<img src=x').count()).toBeGreaterThan(0)
    expect(await findingsOf(page)).toEqual([])
    expect(problems).toEqual([])
    await close()
  },
)
