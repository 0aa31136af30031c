import fs from 'node:fs'
import path from 'node:path'
import { readSettings } from '../../src/settings/settings'
import { CommandError } from '../lib/command'
import { checkBuild } from './check-build'
import { samplePaths, writeSampleSite, type SampleChanges } from './testing/sample-site'

const folders: string[] = []

async function check(changes: SampleChanges = {}, environment: Record<string, string> = {}) {
  const folder = writeSampleSite(changes)
  folders.push(folder)
  const lines: string[] = []
  const reportFile = path.join(folder, 'report.json')
  const code = await checkBuild(folder, readSettings(environment), reportFile, (line) => lines.push(line))
  return { code, lines, report: JSON.parse(fs.readFileSync(reportFile, 'utf8')) as { passed: number; failed: number } }
}

afterEach(() => folders.splice(0).forEach((folder) => fs.rmSync(folder, { recursive: true, force: true })))

const someOfEverything = `<p>${'บ้านที่เริ่มจากแสงและลม '.repeat(12)}</p>
<picture><img src="/a.webp" alt="" width="3" height="2"></picture><a href="#main">ขึ้น</a>`
const good: SampleChanges = { pages: { '/': { main: someOfEverything } }, files: { 'public/a.webp': '' } }

test('A good site passes every rule', async () => {
  const { code, lines, report } = await check(good)
  expect(lines.join('\n')).not.toContain('not so')
  expect(code).toBe(0)
  expect(report.failed).toBe(0)
  expect(report.passed).toBeGreaterThan(20)
  expect(lines.at(-1)).toBe(`${report.passed} passed, 0 failed`)
})

test('A site with one fault fails one rule, and says which page, what was found and what is wanted', async () => {
  const { code, lines, report } = await check({
    ...good,
    pages: { ...good.pages, '/en/project/': { html: 'lang="th"' } },
  })
  expect(code).toBe(1)
  expect(report.failed).toBe(1)
  expect(lines).toContain('  /en/project/: found lang="th"; wanted lang="en"')
  expect(lines.at(-1)).toBe(`${report.passed} passed, 1 failed`)
})

test.each(['latest', 'settings', 'redirects'])(
  'A build without builds/%s.json is not finished, and refused',
  async (name) => {
    const changes = { files: { [`public/builds/${name}.json`]: null } }
    await expect(check(changes)).rejects.toThrow(CommandError)
  },
)

test('A secret that is in use must not be in the build, and is not printed', async () => {
  const files = { ...good.files, 'public/app.js': 'fetch("/", "my-secret-token")' }
  const { code, lines } = await check({ ...good, files }, { DESK_TOKENS: 'ann:my-secret-token' })
  expect(code).toBe(1)
  expect(lines.join('\n')).toContain('/app.js: found the value of DESK_TOKENS, ann, at character 12')
  expect(lines.join('\n')).not.toContain('my-secret-token')
})

test('A staging build keeps search engines out, which only its setting allows', async () => {
  const hidden = '<meta name="robots" content="noindex">'
  const pages = Object.fromEntries(samplePaths.map((name) => [name, { addresses: hidden }]))
  const home = { '/': { main: someOfEverything, addresses: hidden } }
  const robots = { 'public/robots.txt': 'User-agent: *\nDisallow: /\n' }
  const staging = { files: { ...good.files, ...robots }, pages: { ...pages, ...home } }
  expect((await check(staging, { SITE_NOINDEX: '1' })).code).toBe(0)
  const { lines } = await check(staging)
  expect(lines.join('\n')).toContain(
    ` (${samplePaths.length} places on ${samplePaths.length} pages): found noindex; wanted a page that can be found`,
  )
})
