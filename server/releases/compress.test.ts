import zlib from 'node:zlib'
import { compress, isCompressible } from './compress'

test.each([
  ['/content/index.html', 2000, true],
  ['/content/index.html', 500, false],
  ['/static/house.webp', 2000, false],
  ['/builds/redirects.json', 5_000_000, true],
])('%s of %d bytes is kept in compressed forms: %s', (path, size, expected) => {
  expect(isCompressible(path, size)).toBe(expected)
})

test.each([
  ['when somebody waits', Infinity],
  ['when there is time', 1000],
])('what is compressed %s is the same when it is read', async (_, pendingBytes) => {
  const content = Buffer.from('<p>บ้านเย็น</p>\n'.repeat(500))
  const { br, gz } = await compress(content, pendingBytes)
  expect([br && zlib.brotliDecompressSync(br), gz && zlib.gunzipSync(gz)]).toEqual([content, content])
})

test('a form that is not smaller is not kept', async () => {
  expect(await compress(Buffer.from('ab'), 1000)).toEqual({ br: null, gz: null })
})
