import { consentRevision, isAllowed, readChoice } from './choice'

const cookieOf = (record: unknown) => `a=1; cc_cookie=${encodeURIComponent(JSON.stringify(record))}; lang=th`

test('a choice names what was allowed', () => {
  const cookies = cookieOf({ categories: ['necessary', 'media'], revision: consentRevision, consentId: 'x' })
  expect(readChoice(cookies)).toEqual(['necessary', 'media'])
  expect(isAllowed('media', cookies)).toBe(true)
  expect(isAllowed('marketing', cookies)).toBe(false)
})

test.each([
  ['no cookie', ''],
  ['a cookie of a similar name', 'acc_cookie=1'],
  ['a damaged cookie', 'cc_cookie=%7B%'],
  ['no JSON', 'cc_cookie=yes'],
  ['an earlier revision', cookieOf({ categories: ['analytics'], revision: consentRevision - 1 })],
  ['categories that are no list', cookieOf({ categories: 'analytics', revision: consentRevision })],
])('%s is no choice', (_name, cookies) => {
  expect(readChoice(cookies)).toBeNull()
  expect(isAllowed('analytics', cookies)).toBe(false)
})

test('what the site does not know is left out', () => {
  expect(readChoice(cookieOf({ categories: ['constructor', 'analytics'], revision: consentRevision }))).toEqual([
    'analytics',
  ])
})
