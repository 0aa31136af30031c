import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { runRules } from '../steps/run-rules'
import { readBuild } from '../steps/read-build'
import { problemsOf, writeSampleSite } from '../testing/sample-site'
import { createFirstScreen } from './first-screen'
import { createScripts } from './scripts'

const wide = {
  maxFirstFontBytes: 1e6,
  maxFirstPictureBytes: 1e6,
  maxFirstPaintBytes: 1e6,
  maxFirstPaintRequests: 100,
}
const main = '<picture><img src="/a.webp" alt="" width="3" height="2"></picture>'
const head = '<link rel="preload" as="font" href="/f.woff2"><link rel="stylesheet" href="/late.css">'
const files = { 'public/a.webp': 'x'.repeat(300), 'public/f.woff2': 'x'.repeat(200), 'public/late.css': '' }

/** What is found on the home page alone. */
async function foundOn(limits: Partial<typeof wide>, page = { main, head }) {
  const problems = await problemsOf(createFirstScreen({ ...wide, ...limits }), { pages: { '/': page }, files })
  return problems.filter(({ where }) => where === '/').map(({ found }) => found.replace(/^\d{4,}/, 'n'))
}

const styleSheet = '/late.css holds up the paint'

test.each([
  [{}, []],
  [{ maxFirstFontBytes: 199 }, ['200 bytes of fonts']],
  [{ maxFirstPictureBytes: 299 }, ['300 bytes of the first picture']],
  [{ maxFirstPaintBytes: 1000 }, ['n bytes before the paint is complete']],
  [{ maxFirstPaintRequests: 3 }, ['4 requests before the paint is complete']],
])('A first screen over %j is found', async (limits, found) => {
  expect(await foundOn(limits)).toEqual([...found, styleSheet])
})

test('A picture that waits for its turn costs the first screen nothing', async () => {
  const lazy = main.replace('<img', '<img loading="lazy"')
  expect(await foundOn({ maxFirstPictureBytes: 0 }, { main: lazy, head })).toEqual([styleSheet])
})

/** What the rule on scripts finds where each of two files has 600 bytes. */
async function foundInScripts(maxScriptBytes: number, report: string | null): Promise<string[]> {
  const script = randomBytes(300).toString('hex')
  const folder = writeSampleSite({
    files: { '.cache/script-report.json': report, 'public/app.js': script, 'public/late.js': script },
  })
  try {
    const rule = createScripts(folder, {
      maxScriptBytes,
      maxArticleScriptBytes: maxScriptBytes,
      maxConsentScriptBytes: 10,
    })
    const { outcomes } = await runRules([rule], readBuild(folder, false))
    return outcomes.flatMap(({ problems }) => problems.map(({ where, found }) => `${where}: ${found}`))
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

const report = JSON.stringify({
  pages: {
    'component---a': { first: ['app.js'], later: ['late.js'] },
    'component---b': { first: ['app.js'], later: [] },
  },
  modules: { 'app.js': { 'new-package': 500 }, 'late.js': { 'src/large.ts': 900, 'new-package': 100 } },
})

test('A page over its budget is found, and the modules that grew are named', async () => {
  expect(await foundInScripts(10_000, report)).toEqual([])
  const [problem, ...others] = await foundInScripts(500, report)
  expect(problem).toMatch(
    /^component---a: \d+ bytes of scripts, compressed; grown: src\/large\.ts \+900, new-package \+500$/,
  )
  expect(others).toEqual([])
})

test('What is fetched for consent has a budget of its own', async () => {
  const [problem, ...others] = await foundInScripts(1000, report.replace('"src/large.ts"', '"vanilla-cookieconsent"'))
  expect(problem).toMatch(/^component---a: \d+ bytes of scripts of consent, compressed/)
  expect(others).toEqual([])
})

test('What a page should load when it is used, and starts with, is found', async () => {
  const early = report.replace('"new-package":500', '"formik":500')
  expect(await foundInScripts(10_000, early)).toEqual([
    'component---a: starts with formik',
    'component---b: starts with formik',
  ])
})

test('A build without a report is found', async () => {
  expect((await foundInScripts(10_000, null)).join()).toContain('nothing that this rule looks at')
})
