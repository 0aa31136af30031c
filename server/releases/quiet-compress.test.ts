import { randomBytes } from 'node:crypto'
import zlib from 'node:zlib'
import { compressQuietly } from './quiet-compress'

const options = { brotli: {}, gzip: { level: 9 } }

test('contents come back as they were, however many are compressed at once', async () => {
  const contents = [0, 1, 700, 9_000, 300_000].map((size) => Buffer.from(randomBytes(size).toString('hex')))
  const compressed = await Promise.all(contents.map((content) => compressQuietly(content, options)))
  compressed.forEach(({ br, gz }, index) => {
    expect(zlib.brotliDecompressSync(br).equals(contents[index]!)).toBe(true)
    expect(zlib.gunzipSync(gz).equals(contents[index]!)).toBe(true)
  })
})

test('it is what Node makes of the same options', async () => {
  const content = Buffer.from('text of a page '.repeat(500))
  const { br, gz } = await compressQuietly(content, options)
  expect(br.equals(zlib.brotliCompressSync(content, options.brotli))).toBe(true)
  expect(gz.equals(zlib.gzipSync(content, options.gzip))).toBe(true)
})

test('a thread that fails says so, and the next content has another one', async () => {
  const wrong = compressQuietly(Buffer.from('text'), { ...options, gzip: { level: 99 } })
  await expect(wrong).rejects.toThrow('options.level')
  await expect(compressQuietly(Buffer.from('text'), options)).resolves.toMatchObject({
    br: expect.any(Buffer) as Buffer,
  })
})
