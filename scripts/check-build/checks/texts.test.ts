import { businessFacts } from './business-facts'
import { goodText } from '../testing/sample-page'
import { problemsOf, problemsWithMain } from '../testing/sample-site'
import { leftovers } from './leftovers'
import { messageKeys, rawKeyIn } from './message-keys'
import { createTextLanguage, textLanguage } from './text-language'
import { textLength } from './text-length'

const messages = { namespaces: new Set(['home', 'not-found']), keys: new Set(['hero.heading', 'readMore', 'title']) }

test.each([
  ['home:hero.title', 'home:hero.title'],
  ['See home:close now', 'home:close'],
  ['not-found:message', 'not-found:message'],
  ['other:some.key', 'other:some.key'],
  ['hero.heading', 'hero.heading'],
  ['(hero.heading)', 'hero.heading'],
  ['readMore', 'readMore'],
])('%j shows the key %s', (text, key) => expect(rawKeyIn(text, messages)).toBe(key))

test.each([
  'home: hero',
  'our home:',
  'https://www.example.com/home:a',
  'www.hero.heading.com',
  'hero.heading@example.com',
  'title',
  'We readMore',
  'McDonald',
  'model 1:50',
  '09:00–18:00',
  'e.g. this',
])('%j shows no key', (text) => expect(rawKeyIn(text, messages)).toBeNull())

test('A key is found in text, in attributes that are read aloud, in title and description', async () => {
  const main = '<p>home:hero.title</p><button aria-label="readMore"></button>'
  const pages = { '/': { main, title: 'hero.heading | ตัวอย่าง', description: 'common:description.text' } }
  expect((await problemsOf(messageKeys, { pages })).map(({ found }) => found)).toEqual([
    'hero.heading in "hero.heading | ตัวอย่าง"',
    'common:description.text in "common:description.text"',
    'home:hero.title in "home:hero.title"',
    'readMore in "readMore"',
  ])
})

test.each([
  ['<p>undefined</p>', 'undefined in "undefined"'],
  ['<p>From [object Object]</p>', '[object Object] in "From [object Object]"'],
  ['<p>© {{name}}</p>', '{{ in "© {{name}}"'],
  ['<p>NaN million baht</p>', 'NaN in "NaN million baht"'],
  ['<time>Invalid Date</time>', 'Invalid Date in "Invalid Date"'],
  ['<p>Not found: {fullPath}</p>', '{fullPath} in "Not found: {fullPath}"'],
  ['<p class="card undefined"></p>', 'undefined in <p class="card undefined">'],
  ['<a href="/undefined/">ก</a>', 'undefined in <a href="/undefined/">'],
  ['<img alt="" src="[object Object]">', '[object Object] in <img src="[object Object]">'],
])('%s is a leftover', async (main, found) => {
  expect((await problemsWithMain(leftovers, main)).map((problem) => problem.found)).toEqual([found])
})

test('The 404 pages have the placeholder in title and heading, and no other', async () => {
  expect(await problemsOf(leftovers)).toEqual([])
  const changed = { title: 'Page Not Found', heading: '<h1>Page not found: {path}</h1>' }
  expect((await problemsOf(leftovers, { pages: { '/en/404.html': changed } })).map(({ found }) => found)).toEqual([
    'title "Page Not Found"',
    'h1 "Page not found: {path}"',
    '{path} in "Page not found: {path}"',
  ])
})

test('A Thai page in English is found, unless it is one of names', async () => {
  const pages = { '/': { main: goodText('/en/') } }
  const [problem] = await problemsOf(textLanguage, { pages })
  expect(problem).toEqual({ where: '/', found: '5 % Thai letters in main', wanted: 'at least 55 %' })
  expect(await problemsOf(createTextLanguage(['/']), { pages })).toEqual([])
})

test('English within a Thai page that says so does not count', async () => {
  const main = `${goodText('/')}<blockquote lang="en">${goodText('/en/').repeat(2)}</blockquote>`
  expect(await problemsWithMain(textLanguage, main)).toEqual([])
})

test('A Thai page with an English description is found', async () => {
  const description = 'Homes that start from light and wind, each planned for its own ground.'
  const problems = await problemsOf(textLanguage, { pages: { '/': { description } } })
  expect(problems.map(({ wanted }) => wanted)).toEqual(['a description in Thai'])
})

test.each([
  ['main', { main: '<p>ยินดีต้อนรับ</p>' }],
  ['an attribute', { main: '<img alt="ยินดีต้อนรับ">' }],
  ['the header', { header: '<a href="/">ยินดีต้อนรับ</a>' }],
  ['the title', { title: 'ยินดีต้อนรับ' }],
  ['the description', { description: 'ยินดีต้อนรับ' }],
])('Thai in %s of an English page is found', async (_place, content) => {
  expect(await problemsOf(textLanguage, { pages: { '/en/': content } })).toEqual([
    { where: '/en/', found: 'Thai letters in "ยินดีต้อนรับ"', wanted: 'English, or lang="th"' },
  ])
})

test('Thai that says so may stand on an English page', async () => {
  expect(await problemsOf(textLanguage, { pages: { '/en/': { main: '<p lang="th">ไทย</p>' } } })).toEqual([])
})

test('A page that says little is found, but a 404 or the thank-you page may', async () => {
  const pages = { '/en/': { heading: '<h1>Hello</h1>', main: '<p>x</p>' }, '/en/thank-you/': { main: '' } }
  expect(await problemsOf(textLength, { pages })).toEqual([
    { where: '/en/', found: '6 letters in main', wanted: 'at least 200' },
  ])
})

test('A fact of the specification that is missing on its page is named', async () => {
  const pages = { '/en/project/': { main: '<p>3.69 million baht, 120 million baht, 82 million baht</p>' } }
  expect(await problemsOf(businessFacts, { pages })).toEqual([
    {
      where: '/en/project/',
      found: 'no such words',
      wanted: 'words like (^|\\D)20 million baht',
    },
  ])
})
