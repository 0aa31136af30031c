import { isCrawler, keptLanguage, languageCookieText, preferredLanguage } from './visitor-language'

test.each([
  [['th-TH', 'th', 'en'], 'th'],
  [['en-GB', 'en', 'th'], 'en'],
  [['EN'], 'en'],
  [['zh-CN', 'zh', 'en-US', 'th'], 'en'],
  [['zh-CN', 'ru'], null],
  [['english', 'thai'], null],
  [[], null],
])('of a browser that wants %j the site has %s', (wanted, expected) => {
  expect(preferredLanguage(wanted)).toBe(expected)
})

test.each([
  ['lang=en', 'en'],
  ['a=1; lang=th; b=2', 'th'],
  ['mylang=en', null],
  ['lang=de', null],
  ['lang=', null],
  ['', null],
])('the cookies %j keep %s', (cookies, expected) => {
  expect(keptLanguage(cookies)).toBe(expected)
})

test('the cookie stays for a year, on this site alone, and on https never goes over http', () => {
  expect(languageCookieText('en', false)).toBe('lang=en; Path=/; Max-Age=31536000; SameSite=Lax')
  expect(languageCookieText('th', true)).toBe('lang=th; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
})

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari Line/14.0.0', false],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/490;]',
    false,
  ],
])('%s is a crawler: %s', (userAgent, expected) => {
  expect(isCrawler(userAgent)).toBe(expected)
})
