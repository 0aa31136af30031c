import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findChromium } from './find-chromium'

const works = '#!/bin/sh\necho "Chromium 1.0"\n'
const stub = '#!/bin/sh\necho "install me first" >&2\nexit 1\n'
let folder: string
let nowhere: string

function program(name: string, content = works, mode = 0o755): string {
  const file = path.join(folder, name)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, content, { mode })
  return file
}

const onPath = (...folders: string[]) => ({
  PATH: folders.map((name) => path.join(folder, name)).join(path.delimiter),
})

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'find-chromium-'))
  nowhere = path.join(folder, 'nowhere')
})

afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

test('CHROMIUM_PATH goes before anything else', () => {
  const named = program('own/browser')
  program('bin/chromium')
  expect(findChromium({ ...onPath('bin'), CHROMIUM_PATH: named }, nowhere)).toBe(named)
})

test('a CHROMIUM_PATH that does not run is an error that names it', () => {
  program('bin/chromium')
  expect(() => findChromium({ ...onPath('bin'), CHROMIUM_PATH: '/no/such/browser' }, nowhere)).toThrow(
    'CHROMIUM_PATH: got "/no/such/browser"',
  )
})

test('chromium goes before google-chrome, wherever on PATH they are', () => {
  program('first/google-chrome')
  const wanted = program('second/chromium')
  expect(findChromium(onPath('first', 'second'), nowhere)).toBe(wanted)
})

test.each(['chromium', 'chromium-browser', 'google-chrome'])('%s on PATH is found', (name) => {
  expect(findChromium(onPath('bin'), nowhere)).toBeNull()
  const wanted = program(`bin/${name}`)
  expect(findChromium(onPath('bin'), nowhere)).toBe(wanted)
})

test('a stub that only says what to install is passed over', () => {
  program('bin/chromium-browser', stub)
  const wanted = program('bin/google-chrome')
  expect(findChromium(onPath('bin'), nowhere)).toBe(wanted)
})

test('a folder and a file that may not be run are passed over', () => {
  fs.mkdirSync(path.join(folder, 'a/chromium'), { recursive: true })
  program('b/chromium', works, 0o644)
  expect(findChromium(onPath('a', 'b'), nowhere)).toBeNull()
})

test("Playwright's own is the last resort", () => {
  const downloaded = program('cache/chrome')
  expect(findChromium(onPath('bin'), downloaded)).toBe(downloaded)
  const wanted = program('bin/chromium')
  expect(findChromium(onPath('bin'), downloaded)).toBe(wanted)
})

test('without a PATH there is none', () => {
  expect(findChromium({}, nowhere)).toBeNull()
})
