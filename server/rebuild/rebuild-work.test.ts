import fs from 'node:fs/promises'
import path from 'node:path'
import { prepareRelease } from '../prepare-release'
import { readManifests, readPointer } from '../releases/manifest'
import { openReleases } from '../releases/open-releases'
import { isNewBuild } from '../releases/switch-release'
import { sampleFiles } from '../testing/sample-build'
import { removeFolders, temporaryFolder, writeFiles } from '../testing/temporary-folder'
import { openBuildHistory } from './build-history'
import type { Builder } from './builder'
import type { ListedArticle } from './content-fingerprint'
import { createRebuildQueue } from './rebuild-queue'
import { createRebuildWork } from './rebuild-work'

afterEach(removeFolders)

const page = (words: string) => `<!doctype html><title>${words}</title>${'<p>words and words</p>'.repeat(150)}`
const articlePages = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `/content/sustainability/article-${index}/index.html`,
      page('article'),
    ]),
  )
const wholeBuild: Record<string, unknown> = {
  ...sampleFiles,
  ...Object.fromEntries(
    ['', 'project/', 'content/', 'privilege/', 'privacy-policy/'].flatMap((name) =>
      ['/', '/en/'].map((prefix) => [`${prefix}${name}index.html`, page(name)]),
    ),
  ),
  ...articlePages(12),
  '/en/cookie-policy/index.html': page('cookies'),
  '/sitemap-index.xml': '<sitemapindex/>',
}

/** A project whose builds write what the test says. */
async function startProject() {
  const folder = await temporaryFolder()
  const publicDir = path.join(folder, 'public')
  const dataDir = path.join(folder, '.data')
  await writeFiles(folder, { 'package.json': '{}', 'content/site.json': '{}' })
  const articles: ListedArticle[] = [{ name: 'one', updatedAt: '2026-01-01' }]
  const next = { id: 'build1', files: wholeBuild, problem: null as string | null, builds: 0, hasMore: false }
  const builder: Builder = {
    exclusively: (work) =>
      work(async ({ enterPhase, print }) => {
        next.builds += 1
        enterPhase('render')
        print('success Building static HTML')
        if (next.problem) throw new Error(next.problem)
        await fs.rm(publicDir, { recursive: true, force: true })
        const stamp = { id: next.id, builtAt: new Date().toISOString() }
        await writeFiles(publicDir, {
          ...next.files,
          '/builds/latest.json': stamp,
          [`/builds/meta/${next.id}.json`]: { ...stamp, changed: ['/', '/en/'] },
        })
        const { hasMore } = next
        if (hasMore) Object.assign(next, { id: 'build1-whole', hasMore: false })
        return { hasMore }
      }),
    close: () => Promise.resolve(),
  }
  const { history } = await openBuildHistory(dataDir)
  const releases = await openReleases(dataDir)
  const sources = { projectFolder: folder, articles: () => Promise.resolve(articles), settings: {} }
  const work = createRebuildWork({ publicDir, dataDir, sources, builder, history, releases, mayLoseArticles: false })
  let nowMs = Date.now()
  const queue = createRebuildQueue({ history, work, now: () => (nowMs += 10_000) })
  const rebuild = async () => {
    const { id } = await queue.trigger('webhook')
    await queue.idle()
    return history.records.find((record) => record.id === id)
  }
  return { folder, dataDir, articles, next, releases, history, rebuild }
}

test('a build goes live, with its pages and its log', async () => {
  const { rebuild, releases, history } = await startProject()
  const record = await rebuild()
  expect(record).toMatchObject({ state: 'live', release: 'build1', pagesChanged: 2, phase: 'release', problem: null })
  expect(releases.current?.id).toBe('build1')
  expect(await fs.readFile(history.logFile(record?.id ?? ''), 'utf8')).toContain('success Building static HTML')
})

test('a build that has left something goes live, and another one at once makes the rest', async () => {
  const { rebuild, next, releases } = await startProject()
  next.hasMore = true
  expect(await rebuild()).toMatchObject({ state: 'live', release: 'build1-whole', pagesChanged: 4 })
  expect([releases.current?.id, next.builds]).toEqual(['build1-whole', 2])
  expect(await rebuild()).toMatchObject({ state: 'unchanged' })
  expect(next.builds).toBe(2)
})

test('five releases are kept, the newest is live', async () => {
  const { rebuild, next, articles, releases, dataDir } = await startProject()
  for (let build = 1; build <= 7; build += 1) {
    next.id = `build${build}`
    next.files = { ...wholeBuild, '/index.html': page(`home ${build}`) }
    articles[0] = { name: 'one', updatedAt: `2026-01-0${build}` }
    await rebuild()
  }
  expect(releases.current?.id).toBe('build7')
  expect((await readManifests(dataDir)).map(({ id }) => id)).toEqual(['build7', 'build6', 'build5', 'build4', 'build3'])
})

test('nothing new ends without a build', async () => {
  const { rebuild, next } = await startProject()
  await rebuild()
  expect(await rebuild()).toMatchObject({ state: 'unchanged', phase: 'check' })
  expect(next.builds).toBe(1)
})

test('a changed article is built', async () => {
  const { rebuild, next, articles, releases } = await startProject()
  await rebuild()
  articles[0] = { name: 'one', updatedAt: '2026-02-01' }
  Object.assign(next, { id: 'build2', files: { ...wholeBuild, '/index.html': page('new') } })
  expect(await rebuild()).toMatchObject({ state: 'live', release: 'build2' })
  expect(releases.current?.id).toBe('build2')
})

test('a build that fails leaves the live release, and the next trigger builds again', async () => {
  const { rebuild, next, articles, releases } = await startProject()
  await rebuild()
  articles.push({ name: 'two' })
  Object.assign(next, { id: 'build2', problem: 'The blog API does not answer' })
  expect(await rebuild()).toMatchObject({ state: 'failed', problem: 'The blog API does not answer' })
  expect(releases.current?.id).toBe('build1')
  next.problem = null
  expect(await rebuild()).toMatchObject({ state: 'live', release: 'build2' })
})

test.each([
  [
    'a page is missing',
    (files: Record<string, unknown>) => delete files['/en/project/index.html'],
    'en/project/index.html is missing',
  ],
  [
    'a page is empty',
    (files: Record<string, unknown>) => (files['/index.html'] = '<!doctype html>'),
    'index.html has 15 bytes',
  ],
  [
    'a fixed page that was live is gone',
    (files: Record<string, unknown>) => delete files['/en/cookie-policy/index.html'],
    '/en/cookie-policy/ is live and would be gone',
  ],
  [
    'a page of the menu leads nowhere',
    (files: Record<string, unknown>) =>
      (files['/index.html'] = `${page('home')}<a class="x" href="/gone/?a#b">gone</a>`),
    '/ leads to /gone/, which is not there',
  ],
  [
    'most articles are gone',
    (files: Record<string, unknown>) => {
      for (const name of Object.keys(articlePages(12)).slice(0, 9)) delete files[name]
    },
    'article pages are left',
  ],
])('where %s nothing goes live', async (_what, damage, problem) => {
  const { rebuild, next, articles, releases, dataDir, folder } = await startProject()
  await rebuild()
  articles.push({ name: 'two' })
  const files = { ...wholeBuild }
  damage(files)
  Object.assign(next, { id: 'build2', files })
  expect(await rebuild()).toMatchObject({ state: 'failed', problem: expect.stringContaining(problem) as string })
  expect(releases.current?.id).toBe('build1')
  expect((await readPointer(dataDir))?.current).toBe('build1')
  expect(await readManifests(dataDir)).toHaveLength(1)
  expect(await isNewBuild(`${folder}/public`, dataDir)).toBe(false)
})

test('a start leaves a refused build where it is, until it allows the loss of articles', async () => {
  const { rebuild, next, articles, dataDir, folder } = await startProject()
  await rebuild()
  articles.push({ name: 'two' })
  const files: Record<string, unknown> = { ...wholeBuild }
  for (const name of Object.keys(articlePages(12)).slice(0, 9)) delete files[name]
  Object.assign(next, { id: 'build2', files })
  expect(await rebuild()).toMatchObject({ state: 'failed' })
  const start = async (mayLoseArticles: boolean) => {
    await prepareRelease({ publicDir: `${folder}/public`, dataDir, mayLoseArticles, print: () => undefined })
    return readPointer(dataDir)
  }
  expect(await start(false)).toEqual({ current: 'build1', skipped: [], refused: ['build2'] })
  expect(await start(true)).toEqual({ current: 'build2', skipped: [], refused: [] })
})

test('a build that was refused goes live once its checks are passed', async () => {
  const { rebuild, next, articles, releases } = await startProject()
  await rebuild()
  articles.push({ name: 'two' })
  const files: Record<string, unknown> = { ...wholeBuild }
  delete files['/index.html']
  Object.assign(next, { id: 'build2', files })
  expect(await rebuild()).toMatchObject({ state: 'failed' })
  Object.assign(next, { files: wholeBuild })
  expect(await rebuild()).toMatchObject({ state: 'live', release: 'build2' })
  expect(releases.current?.id).toBe('build2')
})
