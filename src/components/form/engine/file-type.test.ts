import { contentType } from './file-type'

const file = (bytes: number[] | string, name: string, type: string) =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type })

test.each([
  ['a photograph', [0xff, 0xd8, 0xff, 0xe0, 0], 'image/jpeg'],
  ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0], 'image/png'],
  ['a GIF', 'GIF89a…', 'image/gif'],
  ['a PDF', '%PDF-1.7\n', 'application/pdf'],
])('%s is known by its first bytes, whatever it is called', async (_what, bytes, type) => {
  expect(await contentType(file(bytes, 'deed.exe', 'text/plain'))).toBe(type)
})

test.each([
  ['a program', 'MZ\u0090'],
  ['a page', '<!doctype html>'],
  ['nothing', ''],
  ['half a signature', [0x89, 0x50]],
])('%s is not taken for what its name says', async (_what, bytes) => {
  expect(await contentType(file(bytes, 'deed.pdf', 'application/pdf'))).toBe('application/x-unknown')
})
