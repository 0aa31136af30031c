import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { removeUnused, withPictureStore, type Encode, type PictureJob } from './picture-store'

let top: string
let encoded: string[]

/** Writes what it was asked for instead of a picture, and remembers it. */
const encode: Encode = ({ outputDir, args }) => {
  for (const { outputPath, args: wanted } of args.operations) {
    encoded.push(outputPath)
    fs.mkdirSync(path.join(outputDir, path.dirname(outputPath)), { recursive: true })
    fs.writeFileSync(path.join(outputDir, outputPath), JSON.stringify(wanted))
  }
  return Promise.resolve()
}

function job(widths: number[], contentDigest = 'source', outputDir = path.join(top, 'public')): PictureJob {
  const operations = widths.map((width) => ({ outputPath: `${contentDigest}/${width}.avif`, args: { width } }))
  return {
    inputPaths: [{ path: 'picture.jpg', contentDigest }],
    outputDir,
    args: { operations, pluginOptions: { quality: 48 } },
  }
}

const store = (versions = '1') => withPictureStore(encode, path.join(top, 'store'), versions)

beforeEach(() => {
  top = fs.mkdtempSync(path.join(os.tmpdir(), 'picture-store-'))
  encoded = []
})

afterEach(() => fs.rmSync(top, { recursive: true }))

test('a picture is encoded once, and is there again after a clearing', async () => {
  await store()(job([400, 800]))
  fs.rmSync(path.join(top, 'public'), { recursive: true })
  await store()(job([400, 800]))
  expect(encoded).toEqual(['source/400.avif', 'source/800.avif'])
  expect(fs.readFileSync(path.join(top, 'public/source/800.avif'), 'utf8')).toBe('{"width":800}')
})

test('of a job only the sizes that are missing are encoded', async () => {
  await store()(job([400]))
  await store()(job([400, 1200]))
  expect(encoded).toEqual(['source/400.avif', 'source/1200.avif'])
})

test.each([
  ['another source', () => store()(job([400], 'other'))],
  ['another encoder', () => store('2')(job([400]))],
  ['other options', () => store()({ ...job([400]), args: { ...job([400]).args, pluginOptions: { quality: 60 } } })],
])('%s makes another picture', async (_, again) => {
  await store()(job([400]))
  await again()
  expect(encoded).toHaveLength(2)
})

test('a picture that could not be encoded is not stored', async () => {
  const failing = withPictureStore(() => Promise.reject(new Error('broken')), path.join(top, 'store'), '1')
  await expect(failing(job([400]))).rejects.toThrow('broken')
  await store()(job([400]))
  expect(encoded).toEqual(['source/400.avif'])
})

test('pictures that nothing has asked for in a month are removed', async () => {
  await store()(job([400]))
  const inDays = (days: number) => Date.now() + days * 24 * 60 * 60_000
  await removeUnused(path.join(top, 'store'), 30, inDays(29))
  await store()(job([400]))
  expect(encoded).toHaveLength(1)
  await removeUnused(path.join(top, 'store'), 30, inDays(31))
  await store()(job([400]))
  expect(encoded).toHaveLength(2)
})

test('unused pictures are looked for once a day', async () => {
  await store()(job([400]))
  const inDays = (days: number) => Date.now() + days * 24 * 60 * 60_000
  await removeUnused(path.join(top, 'store'), 30, inDays(29.5))
  await removeUnused(path.join(top, 'store'), 30, inDays(30.4))
  await store()(job([400]))
  expect(encoded).toHaveLength(1)
})

test('a store that is not there yet is nothing to clean', async () => {
  await expect(removeUnused(path.join(top, 'nothing'), 30)).resolves.toBeUndefined()
})
