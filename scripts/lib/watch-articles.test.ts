import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { watchArticles } from './watch-articles'

const settleMs = 600
let folder: string
let stop: () => void
let count: number

beforeEach(() => {
  count = 0
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'articles-'))
  fs.mkdirSync(path.join(folder, 'images'))
  stop = watchArticles(folder, () => (count += 1))
})

afterEach(() => {
  stop()
  fs.rmSync(folder, { recursive: true })
})

test('changes close together count as one, and later ones again', async () => {
  for (const name of ['a.json', 'b.json', 'บ้าน.json']) fs.writeFileSync(path.join(folder, name), '{}')
  await pause(settleMs)
  expect(count).toBe(1)
  fs.writeFileSync(path.join(folder, 'a.json'), '{"id":"1"}')
  await pause(settleMs)
  expect(count).toBe(2)
})

test('a new picture counts', async () => {
  fs.writeFileSync(path.join(folder, 'images', 'a.jpg'), '')
  await pause(settleMs)
  expect(count).toBe(1)
})

test('after stopping nothing is told, not even what was on its way', async () => {
  fs.writeFileSync(path.join(folder, 'a.json'), '{}')
  await pause(50)
  stop()
  await pause(settleMs)
  expect(count).toBe(0)
})
