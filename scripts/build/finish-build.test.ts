import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readSettings } from '../../src/settings/settings'
import { finishBuild } from './finish-build'
import { PublicFiles } from './public-files'
import { PublicHashes, readPublicIndex } from './public-index'

const settings = readSettings({ GATSBY_MAIN_API_URL: '/main', DATABASE_URL: 'postgres://u:secret@host/db' })
let folder: string

function write(name: string, content: string): void {
  const file = path.join(folder, 'public', name)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, content)
}

const readPublic = (name: string) =>
  JSON.parse(fs.readFileSync(path.join(folder, 'public', name), 'utf8')) as Record<string, unknown>

const finish = () => finishBuild(folder, settings)

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'finish-build-'))
  write('index.html', '<p>home</p>')
  write('en/index.html', '<p>home</p>')
  write('content/บ้านเย็น/index.html', '<p>article</p>')
  write('app-1a2b3c4d.js', 'start()')
})

afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

test('the first build has an id of 16 hex digits and lists no changed pages', async () => {
  const { id, builtAt, isNew } = await finish()
  expect(id).toMatch(/^[0-9a-f]{16}$/)
  expect(isNew).toBe(true)
  expect(new Date(builtAt).toISOString()).toBe(builtAt)
  expect(readPublic('builds/latest.json')).toEqual({ id, builtAt })
  expect(readPublic(`builds/meta/${id}.json`)).toEqual({ id, builtAt, changed: [] })
})

test('the same content in another place has the same id', async () => {
  const { id } = await finish()
  const other = fs.mkdtempSync(path.join(os.tmpdir(), 'finish-build-'))
  fs.cpSync(path.join(folder, 'public'), path.join(other, 'public'), { recursive: true })
  fs.rmSync(path.join(other, 'public/builds'), { recursive: true })
  const copied = await finishBuild(other, settings)
  fs.rmSync(other, { recursive: true })
  expect(copied.id).toBe(id)
})

test('what was looked at ahead is told of all the same', async () => {
  const first = await finish()
  const last = readPublicIndex(folder)
  const hashes = new PublicHashes(last?.files)
  const publicFiles = await PublicFiles.of(path.join(folder, 'public'))
  write('index.html', '<p>half a</p>')
  publicFiles.refresh(['index.html', 'en/index.html'])
  await hashes.look(publicFiles)
  write('index.html', '<p>another home</p>')
  write('en/index.html', '<p>other</p>')
  publicFiles.refresh(['index.html', 'en/index.html'])
  const second = await finishBuild(folder, settings, { last, publicFiles, hashes })
  expect(second.id).not.toBe(first.id)
  expect(second.changed).toEqual(['/', '/en/'])
  expect(await finish()).toMatchObject({ id: second.id, isNew: false })
})

test('a build that changes nothing makes no new id and leaves every note as it was', async () => {
  const first = await finish()
  const latest = path.join(folder, 'public/builds/latest.json')
  const { mtimeMs } = fs.statSync(latest)
  write('index.html', '<p>home</p>')
  const second = await finish()
  expect(second).toMatchObject({ id: first.id, builtAt: first.builtAt, isNew: false })
  expect(fs.statSync(latest).mtimeMs).toBe(mtimeMs)
})

test('a build that changes nothing keeps the list of changed pages of the build before', async () => {
  await finish()
  write('index.html', '<p>new</p>')
  const second = await finish()
  expect((await finish()).changed).toEqual(second.changed)
  expect(readPublic(`builds/meta/${second.id}.json`)['changed']).toEqual(['/'])
})

test('pages that are different, new or gone are named by their paths, and other files are not', async () => {
  const { id } = await finish()
  write('content/บ้านเย็น/index.html', '<p>edited</p>')
  write('en/project/index.html', '<p>new</p>')
  write('app-1a2b3c4d.js', 'restart()')
  fs.rmSync(path.join(folder, 'public/en/index.html'))
  const second = await finish()
  expect(second.id).not.toBe(id)
  expect(second.changed).toEqual(['/content/บ้านเย็น/', '/en/', '/en/project/'])
})

test('paths are compared and listed in NFC', async () => {
  await finish()
  write('content/caf\u0065\u0301/index.html', '<p>new</p>')
  expect((await finish()).changed).toEqual(['/content/caf\u00e9/'])
})

test('a changed file that is no page makes a new id without changed pages', async () => {
  const { id } = await finish()
  write('sitemap-index.xml', '<sitemap/>')
  const second = await finish()
  expect(second.id).not.toBe(id)
  expect(second.changed).toEqual([])
})

test('a file with the size and time that are remembered is not read again', async () => {
  const { id } = await finish()
  const file = path.join(folder, 'public/index.html')
  const { atime, mtimeMs } = fs.statSync(file)
  fs.writeFileSync(file, '<p>HOME</p>')
  fs.utimesSync(file, atime, mtimeMs / 1000)
  const known = readPublicIndex(folder)
  const entry = known?.files['index.html']
  if (!known || !entry) throw new Error('the index has no home page')
  entry.mtimeMs = fs.statSync(file).mtimeMs
  expect((await finishBuild(folder, settings, { last: known })).id).toBe(id)
})

test('an index that was read before the caches were cleared still tells what has changed', async () => {
  const first = await finish()
  const last = readPublicIndex(folder)
  fs.rmSync(path.join(folder, '.cache'), { recursive: true })
  write('index.html', '<p>new</p>')
  expect(await finishBuild(folder, settings, { last })).toMatchObject({ changed: ['/'], isNew: true })
  write('index.html', '<p>home</p>')
  expect((await finish()).id).toBe(first.id)
})

test('without an index, latest.json alone keeps an unchanged build from becoming a new one', async () => {
  const first = await finish()
  fs.rmSync(path.join(folder, '.cache'), { recursive: true })
  expect(await finish()).toMatchObject({ id: first.id, builtAt: first.builtAt, isNew: false })
})

test('five notes of builds are kept, the newest ones', async () => {
  const ids: string[] = []
  for (let count = 0; count < 7; count += 1) {
    write('index.html', `<p>${count}</p>`)
    ids.push((await finish()).id)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const kept = fs.readdirSync(path.join(folder, 'public/builds/meta')).sort()
  expect(kept).toEqual(
    ids
      .slice(-5)
      .map((id) => `${id}.json`)
      .sort(),
  )
})

test('the settings that the build fixed are written, and no others', async () => {
  await finish()
  const written = readPublic('builds/settings.json')
  expect(written).toMatchObject({ GATSBY_MAIN_API_URL: '/main', GTM_ID: null, SITE_URL: 'http://localhost:9000' })
  expect(Object.keys(written).filter((name) => !/^(GATSBY_|GTM_ID$|SITE_URL$|SITE_NOINDEX$)/.test(name))).toEqual([])
  expect(JSON.stringify(written)).not.toContain('secret')
})

test('other settings make a new id', async () => {
  const { id } = await finish()
  expect((await finishBuild(folder, readSettings({}))).id).not.toBe(id)
})
