import { formatArea, formatDate, formatNumber, formatPhone, formatTime, millionsOfBaht } from './formats'

describe('A date', () => {
  test('is in the Buddhist era in Thai and in the common era in English', () => {
    expect(formatDate('2026-11-20T02:00:00.000Z', 'th')).toBe('20 พฤศจิกายน 2569')
    expect(formatDate('2026-11-20T02:00:00.000Z', 'en')).toBe('20 November 2026')
  })

  test('has a short form', () => {
    expect(formatDate('2026-11-20T02:00:00.000Z', 'th', 'short')).toBe('20 พ.ย. 2569')
    expect(formatDate('2026-11-20T02:00:00.000Z', 'en', 'short')).toBe('20 Nov 2026')
  })

  test.each([
    ['2026-12-31T16:59:59.999Z', '31 ธันวาคม 2569', '31 December 2026'],
    ['2026-12-31T17:00:00.000Z', '1 มกราคม 2570', '1 January 2027'],
    ['2024-02-28T17:00:00Z', '29 กุมภาพันธ์ 2567', '29 February 2024'],
    ['2026-10-01', '1 ตุลาคม 2569', '1 October 2026'],
  ])('changes at midnight in Bangkok: %s', (iso, thai, english) => {
    expect(formatDate(iso, 'th')).toBe(thai)
    expect(formatDate(iso, 'en')).toBe(english)
  })

  test('with its time is as the clocks are in Bangkok', () => {
    expect(formatTime('2026-11-20T17:05:00.000Z', 'th')).toBe('21 พฤศจิกายน 2569 เวลา 00:05 น.')
    expect(formatTime('2026-11-20T17:05:00.000Z', 'en')).toBe('21 November 2026 at 00:05')
  })

  test('that is none stops what wanted to show it', () => {
    expect(() => formatDate('soon', 'en')).toThrow(RangeError)
  })
})

test.each([
  ['th', 'th-TH'],
  ['en', 'en-GB'],
] as const)('Dates and times are written as Intl writes them in %s', (language, locale) => {
  const intl = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Asia/Bangkok' })
  const long = intl({ day: 'numeric', month: 'long', year: 'numeric' })
  const short = intl({ day: 'numeric', month: 'short', year: 'numeric' })
  const time = intl({ dateStyle: 'long', timeStyle: 'short' })
  for (let month = 0; month < 36; month += 1) {
    const date = new Date(Date.UTC(2024, month, 1 + month, month, 59 - month))
    const iso = date.toISOString()
    expect(formatDate(iso, language)).toBe(long.format(date))
    expect(formatDate(iso, language, 'short')).toBe(short.format(date))
    expect(formatTime(iso, language)).toBe(time.format(date) + (language === 'th' ? ' น.' : ''))
  }
})

test.each([
  [3_690_000, '3.69'],
  [27_900_000, '27.9'],
  [15_000_000, '15'],
  [18_600_000, '18.6'],
  [82_000_000, '82'],
  [1_234_567_890, '1,234.57'],
])('%d baht is %s million', (baht, expected) => expect(millionsOfBaht(baht)).toBe(expected))

test('Numbers are grouped, and rounded to the digits asked for', () => {
  expect(formatNumber(1234567.891)).toBe('1,234,567.89')
  expect(formatNumber(1234567.891, 0)).toBe('1,234,568')
})

test.each(['th', 'en'])('Numbers are written as Intl writes them in %s', (locale) => {
  const values = [
    0, 0.1, 0.005, 1.005, 12.5, 99.995, 999.999, 1000, 45_650, 123_456.785, 9_876_543_210.12, -1234.5, 1e-7, 1e15, 1e21,
  ]
  for (const digits of [0, 1, 2]) {
    const intl = new Intl.NumberFormat(locale, { maximumFractionDigits: digits })
    for (const value of values) expect(formatNumber(value, digits)).toBe(intl.format(value))
    for (let step = 0; step < 2000; step += 1) {
      const value = Math.round(1.017 ** step) / 1000
      if (value < 1e12) expect(formatNumber(value, digits)).toBe(intl.format(value))
    }
  }
})

test('An area is a span, or one number when both ends are the same', () => {
  expect(formatArea([28, 35])).toBe('28–35')
  expect(formatArea([28.5, 1035.25])).toBe('28.5–1,035.25')
  expect(formatArea([54, 54])).toBe('54')
})

test.each([
  ['+6620000000', '02 000 0000'],
  ['+6638123456', '03 812 3456'],
  ['+66812345678', '081 234 5678'],
  ['1234', '1234'],
])('The number %s is written %s', (international, expected) => {
  expect(formatPhone(international)).toBe(expected)
})
