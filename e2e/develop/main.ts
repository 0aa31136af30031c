/** Starts `npm run develop` in a copy of the project, and looks at it as a developer does: pages, GraphiQL, an edited article. */
import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from 'playwright-core'
import { startChild } from '../../scripts/lib/child'
import { chromiumOptions } from '../../scripts/lib/chromium-options'
import { runCommand } from '../../scripts/lib/command'
import { copyProject } from '../../scripts/lib/project-copy'
import { freePort } from '../../scripts/lib/test-server'

const readyWithinMs = 300_000
const editShownWithinMs = 60_000
const retryMs = 1000

/** A page of each language; `/` alone looks at the language of its visitor, and this browser speaks English. */
const headings: Readonly<Record<string, RegExp>> = {
  '/en/': /light and wind/,
  '/content/': /บทความ/,
  '/en/project/condo-hua-hin/': /Hua Hin condominiums/,
}

/** React says so of Gatsby's own way to show a head while developing. */
const isOfGatsby = (text: string) => text.includes('cannot be a child of')

/** Tries until it is done, which a server that starts takes minutes for. */
async function untilDone(withinMs: number, tryIt: () => Promise<void>): Promise<void> {
  const endMs = Date.now() + withinMs
  for (;;) {
    try {
      return await tryIt()
    } catch (error) {
      if (Date.now() > endMs) throw error
      await wait(retryMs)
    }
  }
}

/** The server shows pages before it has the data of the two that it fetches ahead of any. */
async function checkReady(origin: string): Promise<void> {
  for (const name of ['404.html', 'dev-404-page'])
    assert.equal((await fetch(`${origin}/page-data/${name}/page-data.json`)).status, 200)
}

async function ask<Data>(origin: string, query: string): Promise<Data> {
  const response = await fetch(`${origin}/___graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const { data } = (await response.json()) as { data: Data }
  return data
}

async function checkPages(origin: string): Promise<void> {
  const browser = await chromium.launch(chromiumOptions())
  try {
    const page = await browser.newPage({ locale: 'en-US' })
    const problems: string[] = []
    page.on('pageerror', ({ message }) => problems.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !isOfGatsby(message.text()))
        problems.push(`${message.text()} ${message.location().url}`)
    })
    for (const [place, heading] of Object.entries(headings)) {
      await page.goto(`${origin}${place}`)
      await page.locator('h1', { hasText: heading }).waitFor()
      assert.equal(new URL(page.url()).pathname, place)
    }
    assert.deepEqual(problems, [])
  } finally {
    await browser.close()
  }
}

async function checkGraphiql(origin: string): Promise<void> {
  const query = '{ __type(name: "Article") { description } allArticle { totalCount } allSitePage { totalCount } }'
  const {
    __type: type,
    allArticle,
    allSitePage,
  } = await ask<{
    __type: { description: string }
    allArticle: { totalCount: number }
    allSitePage: { totalCount: number }
  }>(origin, query)
  assert.ok(type.description.length > 0)
  assert.ok(allArticle.totalCount > 0)
  assert.ok(allSitePage.totalCount > allArticle.totalCount)
}

/** An article whose file is edited is another one soon, without anyone asking. */
async function checkEdit(origin: string, folder: string): Promise<void> {
  const articles = path.join(folder, 'content', 'articles')
  const [name = ''] = fs.readdirSync(articles).filter((file) => file.endsWith('.json'))
  const file = path.join(articles, name)
  const article = JSON.parse(fs.readFileSync(file, 'utf8')) as { id: string }
  fs.writeFileSync(file, JSON.stringify({ ...article, updatedAt: new Date().toISOString(), relatedProjects: [] }))
  const query = `{ article(articleId: { eq: ${JSON.stringify(article.id)} }) { relatedProjects } }`
  await untilDone(editShownWithinMs, async () => {
    const { article: shown } = await ask<{ article: { relatedProjects: string[] } }>(origin, query)
    assert.deepEqual(shown.relatedProjects, [])
  })
}

void runCommand(async () => {
  const { folder, remove } = copyProject()
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const words = [path.join('scripts', 'run.mjs'), 'develop', '--port', String(port)]
  const server = startChild(process.execPath, words, { cwd: folder, environment: { NODE_ENV: undefined } })
  const gone = server.exited.then((code) => {
    throw new Error(`The development server has ended with exit code ${code}`)
  })
  const look = async () => {
    await untilDone(readyWithinMs, () => checkReady(origin))
    await checkGraphiql(origin)
    await checkPages(origin)
    await checkEdit(origin, folder)
  }
  try {
    await Promise.race([look(), gone])
  } finally {
    gone.catch(() => undefined)
    await server.stop()
    remove()
  }
  console.log('The development server shows pages, GraphiQL and an edited article')
  return 0
})
