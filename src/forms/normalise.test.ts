import fc from 'fast-check'
import { cleanLine, cleanText, isEmail, lengthOf, normalisePhone, parseDecimal } from './normalise'

describe('normalisePhone', () => {
  test.each([
    '0812345678',
    '081-234-5678',
    '081 234 5678',
    '(081) 234.5678',
    '๐๘๑-๒๓๔-๕๖๗๘',
    '+66812345678',
    '+66 81 234 5678',
    '+66 (0)81 234 5678',
    '0066812345678',
    '66812345678',
    '812345678',
    ' 081‑234‑5678 ',
  ])('stores %s as +66812345678', (written) => {
    expect(normalisePhone(written)).toBe('+66812345678')
  })

  test.each([
    ['02 123 4567', '+6621234567'],
    ['(02) 123-4567 ต่อ 89', '+6621234567;ext=89'],
    ['032-123456 ext. 7', '+6632123456;ext=7'],
    ['+44 20 7946 0958', '+442079460958'],
    ['001 415 555 2671', '+14155552671'],
    ['0044 20 7946 0958', '+442079460958'],
    ['+1 (415) 555-2671', '+14155552671'],
  ])('stores %s as %s', (written, stored) => {
    expect(normalisePhone(written)).toBe(stored)
  })

  test.each([
    '',
    '081234567',
    '08123456789',
    '12345',
    'call me',
    '+66 12',
    '+',
    '081-234-567a',
    '0812345678 or 02',
    '+0812345678',
  ])('takes %j for no complete number', (written) => {
    expect(normalisePhone(written)).toBeNull()
  })

  test('leaves alone what it has made', () => {
    for (const stored of ['+66812345678', '+6621234567;ext=89', '+442079460958']) {
      expect(normalisePhone(stored)).toBe(stored)
    }
  })
})

describe('text', () => {
  test('is the same after a second cleaning, whatever it held', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text))
        expect(cleanLine(cleanLine(text))).toBe(cleanLine(text))
        expect(cleanLine(text)).not.toMatch(/[\0\r\n]/)
        expect(Buffer.from(cleanText(text), 'utf8').toString('utf8')).toBe(cleanText(text))
      }),
      { numRuns: 500 },
    )
  })

  test('keeps the lines of a message, and makes one line of a name', () => {
    expect(cleanText(' a\r\nb\rc\u0000 ')).toBe('a\nb\nc')
    expect(cleanLine('a\r\nb\tc')).toBe('a b c')
  })

  test('loses what turns the direction of writing round, and half characters', () => {
    expect(cleanLine('gnp\u202eexe\ud800')).toBe('gnpexe')
  })

  test('keeps Thai vowels and tone marks, in NFC', () => {
    expect(cleanLine('น้ำทิพย์ é')).toBe('น้ำทิพย์ é')
    expect(lengthOf('น้ำ😀')).toBe(4)
  })
})

test.each([
  ['1200.5', 1200.5],
  ['1,200,000', 1_200_000],
  ['๑๒', 12],
  ['-98.5', -98.5],
  ['1,2', Number.NaN],
  ['1e5', Number.NaN],
  ['0x10', Number.NaN],
  ['Infinity', Number.NaN],
  ['', Number.NaN],
])('parseDecimal reads %j as %p', (text, value) => {
  expect(parseDecimal(text)).toBe(value)
})

test.each([
  ['a@b.co', true],
  ['ทดสอบ@ตัวอย่าง.ไทย', true],
  ['a@b', false],
  ['a@@b.co', false],
  ['a b@c.co', false],
  ['@b.co', false],
  ['a@b..co', false],
  ['a@b.co.', false],
])('isEmail(%j) is %p', (text, expected) => {
  expect(isEmail(text)).toBe(expected)
})
