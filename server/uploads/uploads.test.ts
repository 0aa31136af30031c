import fs from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { openDatabase, type OpenDatabase } from '../database/open-database'
import { uuidV7 } from '../database/uuid-v7'
import { removeFolders, temporaryFolder, writeFiles } from '../testing/temporary-folder'
import { cleanFileName } from './file-name'
import { sweepUploads } from './sweep-uploads'
import { uploadFile } from './upload-file'

afterAll(removeFolders)

describe('cleanFileName', () => {
  test.each([
    ['โฉนด ที่ดิน.pdf', 'โฉนด ที่ดิน.pdf'],
    ['C:\\Users\\me\\deed.pdf', 'deed.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['gnp\u202egnp.exe', 'gnpgnp.exe'],
    ['a\u200b\u0000b\r\n.png', 'ab .png'],
    ['', 'file'],
    ['///', 'file'],
  ])('%j becomes %j', (given, name) => {
    expect(cleanFileName(given)).toBe(name)
  })

  test('keeps the extension of a long name, and whole letters', () => {
    const name = cleanFileName(`${'ที่'.repeat(200)}.pdf`)
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(180)
    expect(name).toMatch(/^(?:ที่)+\.pdf$/)
  })

  test('is short, whole and without folders, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
        const name = cleanFileName(given)
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(180)
        expect(name).not.toMatch(/[/\\\0\r\n]/)
        expect(name).not.toMatch(/\p{Cs}/u)
      }),
    )
  })
})

test.each(['', '../x', 'ABCDEF00112233445566778899aabbcc', '0'.repeat(31), `${'0'.repeat(32)}/x`])(
  'A stored name that was not made here is refused: %j',
  (name) => {
    expect(() => uploadFile('/data', name)).toThrow(TypeError)
  },
)

describe('sweepUploads', () => {
  const [kept, lost, young] = ['a'.repeat(32), 'ab'.repeat(16), 'ac'.repeat(16)] as const
  let dataDir: string
  let database: OpenDatabase

  beforeEach(async () => {
    dataDir = await temporaryFolder()
    database = await openDatabase({ dataDir, databaseUrl: null })
    const lead = {
      id: uuidV7(),
      form: 'career',
      received_at: '',
      language: 'th',
      status: 'accepted',
      data: '{}',
    } as const
    const file = { field: 'resume', original_name: '', media_type: '', size_bytes: 1, sha256: '' }
    await database.db
      .insertInto('leads')
      .values({ ...lead, consent: '{}', request_digest: '' })
      .execute()
    await database.db
      .insertInto('lead_files')
      .values({ ...file, id: uuidV7(), lead_id: lead.id, stored_name: kept })
      .execute()
    const names = [`aa/${kept}`, `ab/${lost}`, `ac/${young}`, `incoming/${lost}`, `incoming/${young}`]
    await writeFiles(path.join(dataDir, 'uploads'), Object.fromEntries(names.map((name) => [name, 'x'])))
    const longAgo = new Date('2020-01-01')
    for (const name of names.filter((name) => !name.includes(young))) {
      await fs.utimes(path.join(dataDir, 'uploads', name), longAgo, longAgo)
    }
  })

  afterEach(() => database.close())

  test('removes what belongs to no lead and is old enough, and nothing else', async () => {
    expect(await sweepUploads(database, dataDir)).toBe(2)
    const left = await fs.readdir(path.join(dataDir, 'uploads'), { recursive: true })
    expect(left.filter((name) => /[0-9a-f]{32}$/.test(name)).sort()).toEqual(
      [`aa/${kept}`, `ac/${young}`, `incoming/${young}`].sort(),
    )
    expect(await sweepUploads(database, dataDir)).toBe(0)
  })

  test('has nothing to do where there never was an upload', async () => {
    expect(await sweepUploads(database, await temporaryFolder())).toBe(0)
  })
})
