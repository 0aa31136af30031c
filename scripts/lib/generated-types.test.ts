import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { rememberGeneratedTypes } from './generated-types'

let folder: string
let file: string

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'generated-types-'))
  file = path.join(folder, 'gatsby-types.d.ts')
})

afterEach(() => fs.rmSync(folder, { recursive: true }))

test('types that a build writes again as they were are fine', () => {
  fs.writeFileSync(file, 'type A = 1')
  const problem = rememberGeneratedTypes(file)
  fs.writeFileSync(file, 'type A = 1')
  expect(problem()).toBeNull()
})

test.each([['type A = 1'], [null]])('types that a build changes (before: %j) are named, to be committed', (before) => {
  if (before !== null) fs.writeFileSync(file, before)
  const problem = rememberGeneratedTypes(file)
  fs.writeFileSync(file, 'type A = 2')
  expect(problem()).toContain(`${file} was out of date`)
})

test('types that are missing after a build are named', () => {
  expect(rememberGeneratedTypes(file)()).toContain(`${file} is missing`)
})
