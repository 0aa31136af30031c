import fs from 'node:fs/promises'
import path from 'node:path'
import { buildApp } from '../../server/app'
import { createRelease } from '../../server/releases/create-release'
import { readManifest, readPointer } from '../../server/releases/manifest'
import { releasePaths } from '../../server/releases/release-paths'
import { isNewBuild } from '../../server/releases/switch-release'
import { buildStamp, sampleFiles, sampleReleases } from '../../server/testing/sample-build'
import { removeFolders, writeFiles } from '../../server/testing/temporary-folder'
import { readSettings } from '../../src/settings/settings'
import { runSubcommand } from '../lib/subcommands'
import { releasesCommands } from './subcommands'

let printed: string[]

beforeEach(() => {
  printed = []
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
})

afterEach(async () => {
  jest.restoreAllMocks()
  await removeFolders()
})

const run = (dataDir: string, ...words: string[]) =>
  runSubcommand('releases', releasesCommands, words, () =>
    Promise.resolve({ context: { dataDir }, close: () => Promise.resolve() }),
  )

async function twoReleases() {
  const sample = await sampleReleases()
  await writeFiles(sample.publicDir, { '/index.html': '<p>second</p>', ...buildStamp('build2') })
  await createRelease(sample)
  return sample
}

test('list shows what is kept, newest first, and which is live', async () => {
  const { dataDir } = await twoReleases()
  expect(await run(dataDir, 'list')).toBe(0)
  const [, first, second] = printed.join('\n').split('\n')
  expect(first).toMatch(/^build2 .* live$/)
  expect(second).toMatch(/^build1 /)
})

test('a roll back is served by a running server within a second and stays over a restart', async () => {
  const { dataDir, publicDir, releases } = await twoReleases()
  const app = buildApp({ settings: readSettings({}), releases })
  await releases.reload()
  expect((await app.inject('/')).body).toContain('second')
  expect(await run(dataDir, 'rollback', 'build1')).toBe(0)
  await new Promise((resolve) => setTimeout(resolve, 900))
  expect((await app.inject('/')).body).toContain('หน้าแรก')
  expect(await isNewBuild(publicDir, dataDir)).toBe(false)
  printed = []
  await run(dataDir, 'list')
  expect(printed.join('\n')).toMatch(/build2 .* rolled back\nbuild1 .* live/)
  await app.close()
})

test('an export holds every file as it was built, with compressed forms when asked for', async () => {
  const { dataDir, publicDir, folder } = await twoReleases()
  const target = path.join(folder, 'site')
  expect(await run(dataDir, 'export', 'build2', target, '--compressed')).toBe(0)
  for (const name of Object.keys(sampleFiles)) {
    const [got, expected] = await Promise.all([target, publicDir].map((place) => fs.readFile(path.join(place, name))))
    expect(got?.equals(expected ?? Buffer.alloc(0))).toBe(true)
  }
  expect((await fs.stat(`${target}/en/index.html.br`)).size).toBeGreaterThan(0)
  const entries = await fs.readdir(target, { recursive: true, withFileTypes: true })
  const count = entries.filter((entry) => entry.isFile()).length
  expect(printed).toEqual([`Release build2: ${count} files in ${target}`])
})

test.each([
  [['rollback', 'nothing'], 'releases: got "nothing", takes one of build2, build1'],
  [['rollback', '../build1'], 'takes one of'],
  [['rollback', 'buil'], 'takes one of'],
  [['rollback'], 'takes ID'],
  [['export', 'build1'], 'takes ID DIR'],
  [['delete', 'build1'], 'takes list, rollback, export'],
])('%j is refused with what it takes', async (words, message) => {
  const { dataDir } = await twoReleases()
  await expect(run(dataDir, ...words)).rejects.toThrow(message)
  expect((await readPointer(dataDir))?.current).toBe('build2')
})

test('an export overwrites nothing, and leaves nothing half done', async () => {
  const { dataDir, folder } = await twoReleases()
  await expect(run(dataDir, 'export', 'build1', folder)).rejects.toThrow('is not empty')
  const file = (await readManifest(dataDir, 'build1'))?.files.get('/report.pdf')
  await fs.writeFile(releasePaths(dataDir).content(file?.hash ?? ''), 'damaged')
  await expect(run(dataDir, 'export', 'build1', `${folder}/site`)).rejects.toThrow('/report.pdf is damaged')
  expect((await fs.readdir(folder)).filter((name) => name.startsWith('site'))).toEqual([])
})
