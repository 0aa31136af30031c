import fc from 'fast-check'
import en from '../i18n/messages/en/forms.json'
import { formPaths, maxFileBytes, type FormName } from './fields'
import { fileFieldsOf, formSchemas } from './form-schemas'
import { limitsOf } from './limits-of'
import { validFile, validValuesWithFiles } from './testing'
import { validateForm } from './validate'

const forms = Object.keys(formPaths) as FormName[]

const isMessageKey = (key: string) =>
  typeof key.split('.').reduce<unknown>((level, name) => (level as Record<string, unknown>)[name], en) === 'string'

async function errorsOf(form: FormName, changes: Record<string, unknown>, context = {}) {
  const verdict = await validateForm(form, { ...validValuesWithFiles(form), ...changes }, context)
  return verdict.ok ? {} : verdict.fields
}

const valueOf = async (form: FormName, changes: Record<string, unknown> = {}) => {
  const verdict = await validateForm(form, { ...validValuesWithFiles(form), ...changes })
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.fields))
  return verdict.value as Record<string, unknown>
}

describe.each(forms)('%s', (form) => {
  test('takes a complete form', async () => {
    expect(await errorsOf(form, {})).toEqual({})
  })

  test('names every missing field with a key of the dictionary', async () => {
    const verdict = await validateForm(form, {})
    const fields = verdict.ok ? {} : verdict.fields
    const optional = ['consent_marketing', 'consent_research', 'source', 'map_link', 'latitude', 'longitude']
    expect(Object.keys(fields).sort()).toEqual(
      Object.keys(formSchemas[form].fields)
        .filter((name) => !optional.includes(name))
        .sort(),
    )
    expect(Object.values(fields).filter((key) => !isMessageKey(key))).toEqual([])
    expect(fields['email']).toBe('errors.email.required')
    expect(Object.keys(fields).slice(0, 2)).toEqual(['name', 'last_name'])
  })

  test('gives the same verdict for empty, blank and missing text', async () => {
    const names = Object.keys(formSchemas[form].fields)
    const missing = await validateForm(form, {})
    expect(await validateForm(form, Object.fromEntries(names.map((name) => [name, ''])))).toEqual(missing)
  })

  test('stores what was stored already as it is', async () => {
    const value = await valueOf(form)
    expect(await valueOf(form, value)).toEqual(value)
  })

  test('leaves unknown fields out', async () => {
    expect(Object.keys(await valueOf(form, { is_admin: true, status: 'accepted' }))).not.toEqual(
      expect.arrayContaining(['is_admin']),
    )
  })

  test('answers whatever it is given with a verdict whose keys are in the dictionary', async () => {
    const names = [...Object.keys(formSchemas[form].fields), 'constructor', 'toString']
    const anything = fc.oneof(
      fc.anything({ withObjectString: true, withNullPrototype: true }),
      fc.string({ unit: 'binary' }),
    )
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), anything), async (values) => {
        const verdict = await validateForm(form, { ...validValuesWithFiles(form), ...values })
        const keys = verdict.ok ? [] : Object.values(verdict.fields)
        expect(keys.filter((key) => !isMessageKey(key))).toEqual([])
      }),
      { numRuns: 150 },
    )
  })
})

test('Text is brought into one form', async () => {
  const value = await valueOf('inquiry', { name: ' ก\u0000า\r\nข ', email: ' a@b.co ', mobile: '๐๘๑ ๒๓๔ ๕๖๗๘' })
  expect(value).toMatchObject({ name: 'กา ข', email: 'a@b.co', mobile: '+66812345678' })
})

test.each([
  ['name', 'ก'.repeat(100), 'ก'.repeat(101)],
  ['last_name', '😀'.repeat(100), '😀'.repeat(101)],
  ['email', `${'a'.repeat(249)}@b.co`, `${'a'.repeat(250)}@b.co`],
  ['topic', 'x'.repeat(200), 'x'.repeat(201)],
  ['message', 'x'.repeat(5000), 'x'.repeat(5001)],
])('%s may be as long as the contract says and no longer', async (field, longest, tooLong) => {
  expect(await errorsOf('inquiry', { [field]: longest })).toEqual({})
  expect(await errorsOf('inquiry', { [field]: tooLong })).toEqual({ [field]: 'errors.text.tooLong' })
})

test.each([
  [{ email: 'a@b' }, { email: 'errors.email.invalid' }],
  [{ mobile: '0812' }, { mobile: 'errors.mobile.invalid' }],
  [{ location: 'bangkok' }, { location: 'errors.option.unknown' }],
  [{ location: '' }, { location: 'errors.location.required' }],
  [{ location: ['phuket'] }, { location: 'errors.option.unknown' }],
  [{ language: 'de' }, { language: 'errors.option.unknown' }],
  [{ acknowledged: false }, { acknowledged: 'errors.acknowledged.required' }],
  [{ acknowledged: 'yes' }, { acknowledged: 'errors.acknowledged.required' }],
  [{ consent_marketing: 'maybe' }, { consent_marketing: 'errors.option.unknown' }],
  [{ name: 5 }, { name: 'errors.name.required' }],
  [{ name: { toString: 'x' } }, { name: 'errors.name.required' }],
  [{ source: 5 }, { source: 'errors.text.invalid' }],
])('%j is answered with %j', async (changes, fields) => {
  expect(await errorsOf('registration', changes)).toEqual(fields)
})

test('Consent is false unless it was given, and may come as text', async () => {
  expect(await valueOf('registration')).toMatchObject({ consent_marketing: false, consent_research: false })
  const ticked = await valueOf('registration', {
    acknowledged: 'true',
    consent_marketing: 'true',
    consent_research: '',
  })
  expect(ticked).toMatchObject({ acknowledged: true, consent_marketing: true, consent_research: false })
})

test('The source is cut to its limits, may be JSON text, and never stops a lead', async () => {
  const source = { path: '/en/', referrer: 'r'.repeat(900), utm_source: 5, other: 'x' }
  const expected = { path: '/en/', referrer: 'r'.repeat(300) }
  expect((await valueOf('registration', { source }))['source']).toEqual(expected)
  expect((await valueOf('registration', { source: JSON.stringify(source) }))['source']).toEqual(expected)
  expect((await valueOf('registration', { source: '{broken' }))['source']).toBeNull()
})

describe('land', () => {
  test('takes either price, and asks for both when neither is there', async () => {
    expect(await errorsOf('land', { price_per_sqw: '', total_value: '8,000,000' })).toEqual({})
    expect(await errorsOf('land', { price_per_sqw: null, total_value: 8_000_000 })).toEqual({})
    expect(await errorsOf('land', { price_per_sqw: '' })).toEqual({
      price_per_sqw: 'errors.price_per_sqw.required',
      total_value: 'errors.total_value.required',
    })
    expect(await valueOf('land', { total_value: '8000000.5' })).toMatchObject({
      price_per_sqw: 42000,
      total_value: 8000000.5,
    })
  })

  test.each([
    [{ area_rai: '-1' }, { area_rai: 'errors.number.range' }],
    [{ area_rai: 'one' }, { area_rai: 'errors.number.invalid' }],
    [{ area_sqw: '' }, { area_sqw: 'errors.area_sqw.required' }],
    [{ area_sqw: true }, { area_sqw: 'errors.number.invalid' }],
    [{ latitude: '91' }, { latitude: 'errors.number.range' }],
    [{ latitude: '', longitude: null, map_link: '' }, {}],
    [{ map_sheet: { ...validFile, size: 0 } }, { map_sheet: 'errors.map_sheet.required' }],
    [{ map_sheet: { ...validFile, size: maxFileBytes } }, {}],
    [{ map_sheet: { ...validFile, size: maxFileBytes + 1 } }, { map_sheet: 'errors.file.size' }],
    [{ map: { ...validFile, name: 'deed.svg', type: 'image/svg+xml' } }, { map: 'errors.file.type' }],
    [{ map: { ...validFile, name: 'deed.pdf.exe', type: '' } }, { map: 'errors.file.type' }],
    [{ map: { ...validFile, name: 'photo.JPG', type: '' } }, {}],
    [{ map: { ...validFile, name: 'photo', type: 'image/jpeg' } }, {}],
    [{ map: { ...validFile, name: 'photo.png', type: 'image/jpeg' } }, { map: 'errors.file.type' }],
  ])('answers %j with %j', async (changes, fields) => {
    expect(await errorsOf('land', changes)).toEqual(fields)
  })
})

test('A position must be an open one, or general', async () => {
  const context = { positions: ['architect'] }
  expect(await errorsOf('career', { position: 'architect' }, context)).toEqual({})
  expect(await errorsOf('career', { position: 'general' }, context)).toEqual({})
  expect(await errorsOf('career', { position: 'pilot' }, context)).toEqual({ position: 'errors.option.unknown' })
  expect(await errorsOf('career', { position: '' }, context)).toEqual({ position: 'errors.position.required' })
})

test('The schemas know their files and limits', () => {
  expect(fileFieldsOf('land')).toEqual(['map_sheet', 'title_deed', 'map'])
  expect(fileFieldsOf('inquiry')).toEqual([])
  expect(limitsOf('inquiry', 'topic')).toEqual({ min: '', max: '200' })
  expect(limitsOf('land', 'latitude')).toEqual({ min: '-90', max: '90' })
  expect(limitsOf('land', 'total_value').max).toBe('1,000,000,000,000')
  expect(limitsOf('land', 'nothing')).toEqual({ min: '', max: '' })
})
