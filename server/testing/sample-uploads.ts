/** Beginnings of real files, by the type that their content shows. */
const beginnings = {
  pdf: Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n%%EOF\n'),
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  jpg: Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'),
  gif: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  exe: Buffer.concat([Buffer.from('4d5a9000', 'hex'), Buffer.alloc(200)]),
  zip: Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(60)]),
}

export type SampleType = keyof typeof beginnings

/**
 * A file for an upload.
 *
 * @param sizeBytes it is filled up to this; left out: as small as it comes
 */
export function sampleUpload(type: SampleType, name: string, sizeBytes?: number): File {
  const content = beginnings[type]
  const filling = Buffer.alloc(Math.max(0, (sizeBytes ?? 0) - content.length), 'x')
  return new File([content, filling], name)
}
