import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readSettings } from '../../src/settings/settings'
import {
  areCompiledFilesCurrent,
  clearStaleCaches,
  codeFingerprint,
  forgetFingerprint,
  rememberBegun,
  rememberFingerprint,
} from './code-fingerprint'

const settings = readSettings({})
let folder: string

function write(name: string, content = name): void {
  const file = path.join(folder, name)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, content)
}

const has = (name: string) => fs.existsSync(path.join(folder, name))
const fingerprint = () => codeFingerprint(folder, settings)

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'code-fingerprint-'))
  const code = [
    'gatsby-config.ts',
    'package.json',
    'package-lock.json',
    'src/gatsby/pages/article.ts',
    'src/components/a.tsx',
  ]
  for (const name of [...code, 'src/settings/settings.ts', 'src/i18n/paths.ts', 'plugins/one/gatsby-node.ts'])
    write(name)
})

afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

test.each([
  'gatsby-config.ts',
  'gatsby-ssr.tsx',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'src/gatsby/pages/article.ts',
  'src/gatsby/new.ts',
  'src/settings/settings.ts',
  'src/i18n/paths.ts',
  'plugins/one/gatsby-node.ts',
])('a change of %s changes the fingerprint', (name) => {
  const before = fingerprint()
  write(name, 'changed')
  expect(fingerprint().code).not.toBe(before.code)
})

test.each([
  'src/components/a.tsx',
  'src/i18n/messages/th/common.json',
  'plugins/one/client.test.ts',
  'plugins/one/node_modules/x/index.js',
  'README.md',
])('a change of %s does not', (name) => {
  const { code, settings: ofSettings } = fingerprint()
  write(name, 'changed')
  expect(fingerprint()).toMatchObject({ code, settings: ofSettings })
})

test('a moved file changes the fingerprint', () => {
  const before = fingerprint()
  fs.renameSync(path.join(folder, 'src/i18n/paths.ts'), path.join(folder, 'src/i18n/other.ts'))
  expect(fingerprint().code).not.toBe(before.code)
})

test('a first build has nothing to clear', () => {
  expect(clearStaleCaches(folder, fingerprint())).toBeNull()
})

test('caches of the same code stay', () => {
  write('.cache/data/datastore')
  write('public/index.html')
  rememberFingerprint(folder, fingerprint())
  expect(clearStaleCaches(folder, fingerprint())).toBeNull()
  expect(has('.cache/data/datastore') && has('public/index.html')).toBe(true)
})

test('after a change of code all is cleared but the notes of the last build', () => {
  const notes = [
    '.cache/build-index.json',
    'public/builds/latest.json',
    'public/builds/meta/1.json',
    'public/builds/settings.json',
  ]
  const rest = ['.cache/data/datastore', 'public/index.html', 'public/en/index.html', 'public/builds/redirects.json']
  for (const name of [...notes, ...rest]) write(name)
  rememberFingerprint(folder, fingerprint())
  write('gatsby-config.ts', 'changed')
  expect(clearStaleCaches(folder, fingerprint())).toMatch('code')
  expect(notes.filter(has)).toEqual(notes)
  expect(rest.filter(has)).toEqual([])
})

test('after a change of settings that the pages show, all is cleared', () => {
  write('public/index.html')
  rememberFingerprint(folder, fingerprint())
  const others = readSettings({ SITE_URL: 'https://www.example.com' })
  expect(clearStaleCaches(folder, codeFingerprint(folder, others))).toMatch('settings')
  expect(has('public/index.html')).toBe(false)
})

test("a change of the server's settings clears nothing", () => {
  write('public/index.html')
  rememberFingerprint(folder, fingerprint())
  const others = readSettings({ PORT: '9100', DATABASE_URL: 'postgres://host/db' })
  expect(clearStaleCaches(folder, codeFingerprint(folder, others))).toBeNull()
})

test('after a build that did not come to its end all is cleared but the bundles', () => {
  for (const name of ['.cache/data/datastore', '.cache/webpack/stage-build-html/0.pack', 'public/index.html'])
    write(name)
  rememberBegun(folder, fingerprint())
  expect(clearStaleCaches(folder, fingerprint())).toMatch('did not come to its end')
  expect(has('.cache/data/datastore') || has('public/index.html')).toBe(false)
  expect(has('.cache/webpack/stage-build-html/0.pack')).toBe(true)
})

test('a build that was begun with other code leaves nothing', () => {
  write('.cache/webpack/stage-build-html/0.pack')
  rememberBegun(folder, fingerprint())
  write('gatsby-config.ts', 'changed')
  expect(clearStaleCaches(folder, fingerprint())).toMatch('code')
  expect(has('.cache/webpack/stage-build-html/0.pack')).toBe(false)
})

test('what the development server has left is cleared before the next build', () => {
  write('public/index.html')
  rememberFingerprint(folder, fingerprint())
  forgetFingerprint(folder)
  expect(clearStaleCaches(folder, fingerprint())).toMatch('finished build')
  expect(has('public/index.html')).toBe(false)
})

const compiledFile = '.cache/compiled/gatsby-node.js'

test('what was compiled of gatsby-*.ts is current after a finished build of the same code and words', () => {
  write(compiledFile)
  expect(areCompiledFilesCurrent(folder, fingerprint())).toBe(false)
  rememberFingerprint(folder, fingerprint())
  write('src/components/a.css')
  write('src/gatsby/pages/article.test.ts')
  expect(areCompiledFilesCurrent(folder, fingerprint())).toBe(true)
  fs.rmSync(path.join(folder, compiledFile))
  expect(areCompiledFilesCurrent(folder, fingerprint())).toBe(false)
})

test.each([
  'src/components/a.tsx',
  'src/i18n/messages/th/common.json',
  'plugins/one/gatsby-node.ts',
  'gatsby-config.ts',
])('a change of %s has gatsby-*.ts compiled again', (name) => {
  write(compiledFile)
  rememberFingerprint(folder, fingerprint())
  write(name, 'changed')
  expect(areCompiledFilesCurrent(folder, fingerprint())).toBe(false)
})

test('after a clearing of the caches gatsby-*.ts is compiled again', () => {
  write(compiledFile)
  rememberBegun(folder, fingerprint())
  clearStaleCaches(folder, fingerprint())
  expect(areCompiledFilesCurrent(folder, fingerprint())).toBe(false)
})
