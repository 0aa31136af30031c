import fs from 'node:fs'
import { useTemporaryFolder } from '../../test/temporary-folder'
import { watchFitness } from './fitness'

const { pathOf, write } = useTemporaryFolder()

beforeEach(() => {
  write('package.json', '{}')
  write('content/articles/one.json', '{"name": "one"}')
  write('content/projects/romm.json', '{"slug": "romm"}')
  write('src/pages/index.tsx', 'export {}')
  write('.cache/code-fingerprint', '1')
  write('.cache/build-index.json', '{}')
  write('public/builds/latest.json', '{}')
})

async function fitAfterBuild() {
  const fitness = await watchFitness(pathOf())
  fitness.built()
  return fitness
}

test('a process is fit while nothing but articles changes', async () => {
  const fitness = await fitAfterBuild()
  write('content/articles/one.json', '{"name": "one", "title": "new"}')
  write('content/articles/two.json', '{"name": "two"}')
  expect(await fitness.reason()).toBeNull()
})

test.each([
  'content/projects/romm.json',
  'content/projects/new.json',
  'src/pages/index.tsx',
  'package.json',
  'gatsby-node.ts',
])('a change of %s needs a full build', async (name) => {
  const fitness = await fitAfterBuild()
  write(name, '{"changed": true}')
  expect(await fitness.reason()).toBe('something besides articles has changed')
})

test('a file that is removed needs a full build', async () => {
  const fitness = await fitAfterBuild()
  fs.rmSync(pathOf('content/projects/romm.json'))
  expect(await fitness.reason()).toBe('something besides articles has changed')
})

test.each(['.cache/code-fingerprint', '.cache/build-index.json', 'public/builds/latest.json'])(
  'another command that writes or removes %s makes the process unfit',
  async (name) => {
    const fitness = await fitAfterBuild()
    fs.rmSync(pathOf(name))
    expect(await fitness.reason()).toBe('another command has used the caches')
    write(name, '{"by": "another"}')
    expect(await fitness.reason()).toBe('another command has used the caches')
    fitness.built()
    expect(await fitness.reason()).toBeNull()
  },
)

test('a process is to be replaced after so many builds, or when it has grown too large', async () => {
  const collect = jest.fn()
  const fitness = await watchFitness(pathOf(), { maxBuilds: 2 })
  fitness.built()
  expect(fitness.retire(collect)).toBeNull()
  fitness.built()
  expect(fitness.retire(collect)).toBe('it has built 2 times')
  expect(collect).not.toHaveBeenCalled()
  const fat = await watchFitness(pathOf(), { maxMemoryBytes: 1 })
  expect(fat.retire(collect)).toMatch(/^it holds \d+ MB$/)
  fat.built()
  expect(fat.retire(collect)).toBeNull()
})

test('a process that holds garbage alone is not replaced', async () => {
  const rss = jest.spyOn(process.memoryUsage, 'rss').mockReturnValue(1000)
  const fitness = await watchFitness(pathOf(), { maxMemoryBytes: 1 })
  fitness.built()
  rss.mockReturnValue(1501)
  expect(fitness.retire(() => rss.mockReturnValue(1400))).toBeNull()
  rss.mockReturnValue(1501)
  expect(fitness.retire(() => undefined)).toBe('it holds 0 MB')
  rss.mockRestore()
})
