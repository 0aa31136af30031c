import { defaultLanguage, isLanguage, languages, localeOf, locales, otherLanguage } from './locales'

test('Thai is the default without a prefix, English is under /en', () => {
  expect(locales.map(({ code, iso, prefix }) => [code, iso, prefix])).toEqual([
    ['th', 'th', ''],
    ['en', 'en-US', '/en'],
  ])
  expect(defaultLanguage).toBe('th')
})

test('Every language has its row and another language', () => {
  for (const language of languages) {
    expect(localeOf(language).code).toBe(language)
    expect(otherLanguage(language)).not.toBe(language)
    expect(otherLanguage(otherLanguage(language))).toBe(language)
  }
})

test.each([
  ['th', true],
  ['en', true],
  ['EN', false],
  ['de', false],
  ['', false],
  [null, false],
  [undefined, false],
])('Is %j a language of the site? %s', (value, expected) => {
  expect(isLanguage(value)).toBe(expected)
})
