import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import fc from 'fast-check'
import { formPaths, maxFileBytes, type FormName } from '../../src/forms/fields'
import { consentTextVersion } from '../../src/forms/consent'
import { validValues } from '../../src/forms/testing'
import { validateForm } from '../../src/forms/validate'
import { startApiServer, uploadsOf, type ApiServer } from '../testing/api-server'
import { completeForm, post, postJson } from '../testing/post-form'
import { startPostgres, type TestPostgres } from '../testing/postgres'
import { sampleUpload, type SampleType } from '../testing/sample-uploads'
import { removeFolders } from '../testing/temporary-folder'

const forms = Object.keys(formPaths) as FormName[]
let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)

afterAll(async () => {
  await postgres.stop()
  await removeFolders()
})

describe.each(['sqlite', 'postgres'] as const)('The main API over %s', (dialect) => {
  let api: ApiServer
  let databaseUrl: string | null = null

  beforeAll(async () => {
    databaseUrl = dialect === 'postgres' ? await postgres.createDatabase() : null
    api = await startApiServer({ databaseUrl })
  })

  afterAll(() => api.close())

  const leadRow = (id: string | undefined) =>
    api.database().db.selectFrom('leads').selectAll().where('id', '=', String(id)).executeTakeFirstOrThrow()
  const fileRows = (id: string | undefined) =>
    api.database().db.selectFrom('lead_files').selectAll().where('lead_id', '=', String(id)).orderBy('field').execute()
  const countLeads = async () => (await api.database().db.selectFrom('leads').select('id').execute()).length

  test.each(forms)('stores %s and answers 201 with its id and time', async (form) => {
    const { status, body } = await post(api.url, form, completeForm(form))
    expect(status).toBe(201)
    expect(body.data?.id).toMatch(/^[0-9a-f-]{36}$/)
    const row = await leadRow(body.data?.id)
    expect(row).toMatchObject({ form, language: 'th', status: 'accepted', received_at: body.data?.received_at })
    const { language: _language, acknowledged: _acknowledged, ...sent } = validValues[form]
    expect(JSON.parse(row.data)).toEqual({ ...sent, mobile: '+66812345678' })
    expect(JSON.parse(row.consent)).toEqual({
      acknowledged: true,
      marketing: false,
      research: false,
      textVersion: consentTextVersion,
      at: body.data?.received_at,
    })
  })

  test('takes JSON where there are no files, consent and source with it', async () => {
    const source = { path: '/en/project/', referrer: 'https://example.com/', utm_source: 'x' }
    const values = { ...validValues.inquiry, consent_marketing: true, source, is_admin: true, language: 'en' }
    const { status, body } = await postJson(api.url, 'inquiry', values)
    expect(status).toBe(201)
    const row = await leadRow(body.data?.id)
    expect(JSON.parse(row.source ?? '')).toEqual(source)
    expect(JSON.parse(row.consent)).toMatchObject({ marketing: true, research: false })
    expect(row.data).not.toContain('is_admin')
    expect(row.language).toBe('en')
  })

  test('keeps files under random names, readable by the server alone, with their data in the database', async () => {
    const name = 'โฉนด "ที่ดิน".png'
    const deed = sampleUpload('png', name, 100_000)
    const { body } = await post(api.url, 'land', completeForm('land', { title_deed: deed, source: { path: '/x/' } }))
    const rows = await fileRows(body.data?.id)
    expect(rows.map(({ field }) => field)).toEqual(['map', 'map_sheet', 'title_deed'])
    const row = rows[2]
    expect(row).toMatchObject({ media_type: 'image/png', size_bytes: 100_000 })
    expect(row?.original_name).toMatch(/^โฉนด .*ที่ดิน.*\.png$/)
    const file = `${api.dataDir}/uploads/${row?.stored_name.slice(0, 2)}/${row?.stored_name}`
    expect(await fs.readFile(file)).toEqual(Buffer.from(await deed.arrayBuffer()))
    expect((await fs.stat(file)).mode & 0o777).toBe(0o600)
    expect(JSON.parse((await leadRow(body.data?.id)).source ?? '')).toEqual({ path: '/x/' })
  })

  test('answers a repeat as the first, stores it once, also when its content has changed', async () => {
    const key = randomUUID()
    const before = await countLeads()
    const first = await post(api.url, 'career', completeForm('career'), { key })
    const files = await uploadsOf(api)
    const second = await post(api.url, 'career', completeForm('career', { name: 'อื่น' }), { key: key.toUpperCase() })
    const third = await post(api.url, 'career', completeForm('career', { email: 'wrong' }), { key })
    expect([first.status, second.status, third.status]).toEqual([201, 201, 201])
    expect([second.body, third.body]).toEqual([first.body, first.body])
    expect(await countLeads()).toBe(before + 1)
    expect(await uploadsOf(api)).toEqual(files)
  })

  test('stores one of ten that arrive at the same time with the same key', async () => {
    const key = randomUUID()
    const before = await countLeads()
    const files = (await uploadsOf(api)).length
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post(api.url, 'career', completeForm('career'), { key })),
    )
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect(await countLeads()).toBe(before + 1)
    expect(await uploadsOf(api)).toHaveLength(files + 1)
  })

  test('knows a key after a restart, and one key per form', async () => {
    const key = randomUUID()
    const first = await postJson(api.url, 'inquiry', validValues.inquiry, { key })
    await api.close()
    api = await startApiServer({ databaseUrl, dataDir: api.dataDir })
    expect((await postJson(api.url, 'inquiry', validValues.inquiry, { key })).body).toEqual(first.body)
    const other = await postJson(api.url, 'rights', validValues.rights, { key })
    expect(other.status).toBe(201)
    expect(other.body.data?.id).not.toBe(first.body.data?.id)
  })

  test('forgets a refused submission: the same key may be sent again, mended', async () => {
    const key = randomUUID()
    const { status } = await postJson(api.url, 'rights', { ...validValues.rights, email: 'x' }, { key })
    expect(status).toBe(422)
    expect((await postJson(api.url, 'rights', validValues.rights, { key })).status).toBe(201)
  })

  test('stores what it accepts as it was said, whatever was said, and agrees with the schema in its verdict', async () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.string({ unit: 'grapheme', maxLength: 120 }),
      fc.constantFrom(
        "'; drop table leads; --",
        '=cmd|calc!A1',
        '<script>alert(1)</script>',
        '\u0000',
        '{{max}}',
        '..',
      ),
      fc.anything({ maxDepth: 1 }),
    )
    const names = ['name', 'last_name', 'topic', 'message', 'email', 'mobile', 'subject', 'source'] as const
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), hostile, { maxKeys: 4 }), async (changes) => {
        const sent = JSON.parse(JSON.stringify({ ...validValues.inquiry, ...changes })) as Record<string, unknown>
        const verdict = await validateForm('inquiry', sent)
        const { status, body } = await postJson(api.url, 'inquiry', sent)
        expect(status).toBe(verdict.ok ? 201 : 422)
        if (!verdict.ok) return expect(body.error?.fields).toEqual(verdict.fields)
        const { name, topic, message, email } = verdict.value
        expect(JSON.parse((await leadRow(body.data?.id)).data)).toMatchObject({ name, topic, message, email })
      }),
      { numRuns: 120 },
    )
  }, 60_000)

  test('agrees with the schema on multipart text too', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 })
    const changes = fc.record(
      { detail: text, name: text, right: fc.constantFrom('access', 'x', '') },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(changes, async (values) => {
        const verdict = await validateForm('rights', { ...validValues.rights, ...values })
        const { status, body } = await post(api.url, 'rights', completeForm('rights', values))
        expect([status, body.error?.fields]).toEqual(verdict.ok ? [201, undefined] : [422, verdict.fields])
      }),
      { numRuns: 60 },
    )
  }, 60_000)

  describe('spam', () => {
    test.each([
      [{ website: 'https://spam.example' }, 'honeypot'],
      [{ elapsed_ms: 1999 }, 'too-fast'],
      [{ elapsed_ms: '12', website: 5 }, 'honeypot,too-fast'],
    ])('is stored as suspected and answered 201: %j', async (changes, suspicion) => {
      const { status, body } = await postJson(api.url, 'inquiry', { ...validValues.inquiry, ...changes })
      expect(status).toBe(201)
      expect(await leadRow(body.data?.id)).toMatchObject({ status: 'suspected', suspicion })
    })

    test.each([{ website: '', elapsed_ms: 2000 }, { elapsed_ms: 'soon' }, { elapsed_ms: '' }, { website: null }])(
      'is not %j',
      async (changes) => {
        const { body } = await postJson(api.url, 'inquiry', { ...validValues.inquiry, ...changes })
        expect(await leadRow(body.data?.id)).toMatchObject({ status: 'accepted', suspicion: null })
      },
    )
  })

  describe('a refused upload leaves nothing behind', () => {
    let files: string[]
    let leads: number

    beforeAll(async () => {
      files = await uploadsOf(api)
      leads = await countLeads()
    })

    afterEach(async () => {
      expect(await uploadsOf(api)).toEqual(files)
      expect(await countLeads()).toBe(leads)
    })

    test('over 5 MB is 413, with the field', async () => {
      const resume = sampleUpload('pdf', 'cv.pdf', maxFileBytes + 1)
      const { status, body } = await post(api.url, 'career', completeForm('career', { resume }))
      expect([status, body.error?.code, body.error?.fields]).toEqual([413, 'too_large', { resume: 'errors.file.size' }])
    })

    test.each<[SampleType, string]>([
      ['html', 'cv.pdf'],
      ['svg', 'cv.png'],
      ['exe', 'cv.pdf'],
      ['zip', 'cv.pdf'],
      ['png', 'cv.pdf'],
      ['pdf', 'cv.exe'],
    ])('%s as %s is 415, with the field', async (type, name) => {
      const resume = sampleUpload(type, name)
      const { status, body } = await post(api.url, 'career', completeForm('career', { resume }))
      expect([status, body.error?.code, body.error?.fields]).toEqual([
        415,
        'unsupported_media_type',
        { resume: 'errors.file.type' },
      ])
    })

    test('an empty file, or none, is 422', async () => {
      for (const resume of [new File([], 'cv.pdf'), new File([], ''), undefined, 'cv.pdf']) {
        const { status, body } = await post(api.url, 'career', completeForm('career', { resume }))
        expect([status, body.error?.fields]).toEqual([422, { resume: 'errors.resume.required' }])
      }
    })

    test('a right file beside a wrong field is 422', async () => {
      const { status, body } = await post(api.url, 'career', completeForm('career', { position: 'pilot' }))
      expect([status, body.error?.fields]).toEqual([422, { position: 'errors.option.unknown' }])
    })

    test('a file that the form does not ask for is forgotten', async () => {
      const extra = sampleUpload('pdf', 'x.pdf', 300_000)
      const { status } = await post(api.url, 'rights', completeForm('rights', { extra, email: 'x' }))
      expect(status).toBe(422)
    })
  })

  test.each<[SampleType, string]>([
    ['pdf', 'a.PDF'],
    ['png', 'a.png'],
    ['jpg', 'a.jpeg'],
    ['jpg', 'a.JPG'],
    ['gif', 'a.gif'],
    ['jpg', 'photo'],
  ])('takes %s as %s', async (type, name) => {
    const { status } = await post(api.url, 'career', completeForm('career', { resume: sampleUpload(type, name) }))
    expect(status).toBe(201)
  })

  test('takes a file of exactly 5 MB', async () => {
    const resume = sampleUpload('pdf', 'cv.pdf', maxFileBytes)
    const { status, body } = await post(api.url, 'career', completeForm('career', { resume }))
    expect(status).toBe(201)
    expect((await fileRows(body.data?.id))[0]?.size_bytes).toBe(maxFileBytes)
  })

  test('logs nothing that anybody has typed', () => {
    expect(api.log()).not.toMatch(/สมหญิง|somying|0812345678|812345678/)
  })
})
