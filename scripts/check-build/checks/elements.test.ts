import { problemsOf, problemsWithMain } from '../testing/sample-site'
import { headings } from './headings'
import { inlineCode } from './inline-code'
import { pageFrame } from './page-frame'
import { pictures } from './pictures'
import { createValidHtml } from './valid-html'

const foundBy = async (...parameters: Parameters<typeof problemsWithMain>) =>
  (await problemsWithMain(...parameters)).map(({ found }) => found)

test.each([
  ['<h1>ข</h1>', ['2 h1']],
  ['<h3>ข</h3>', ['h3 "ข" after h1']],
  ['<h2>ข</h2><h4>ค</h4>', ['h4 "ค" after h2']],
  ['<h2>ข</h2><h3>ค</h3><h2>ง</h2>', []],
])('Headings after the first: %s', async (main, found) => expect(await foundBy(headings, main)).toEqual(found))

test('A page without h1, or with another heading before it, is found', async () => {
  const pages = { '/': { heading: '' }, '/project/': { heading: '<h2>ก</h2><h1>ข</h1>' } }
  expect((await problemsOf(headings, { pages })).map(({ where, found }) => [where, found])).toEqual([
    ['/', '0 h1'],
    ['/project/', 'h2 "ก" first in main'],
  ])
})

test('The language of the page must be that of its path, and there is one main', async () => {
  const pages = { '/': { html: '' }, '/en/': { html: 'lang="en-US"' }, '/project/': { header: '<main></main>' } }
  expect((await problemsOf(pageFrame, { pages })).map(({ where, found }) => [where, found])).toEqual([
    ['/en/', 'lang="en-US"'],
    ['/', 'lang="no lang"'],
    ['/project/', '2 main elements'],
  ])
})

test('A page that names two canonical addresses is found', async () => {
  const pages = { '/': { head: '<link rel="canonical" href="https://www.example.com/">' } }
  expect((await problemsOf(pageFrame, { pages })).map(({ found }) => found)).toEqual(['2 link[rel="canonical"]'])
})

const img = (attributes: string) => `<picture><img src="/a.webp" ${attributes}></picture>`

test.each([
  [img('width="3" height="2"'), 'no alt'],
  [img('alt="" height="2"'), 'width=""'],
  [img('alt="" width="3" height="0.625"'), 'height="0.625"'],
  [img('alt="" width="0" height="2"'), 'width="0"'],
  [img('alt="" width="100%" height="2"'), 'width="100%"'],
  ['<img src="/a.webp" alt="" width="3" height="2">', 'no picture element around it'],
])('%s is no good picture', async (main, found) => expect(await foundBy(pictures, main)).toEqual([found]))

test('A drawing has one format only, and needs no picture element', async () => {
  expect(await foundBy(pictures, '<img src="/a.svg" alt="" width="3" height="2">')).toEqual([])
})

test('A picture with all of it is good', async () => {
  expect(await foundBy(pictures, img('alt="" width="3" height="2"'))).toEqual([])
})

test('In an article body a picture of another site may stand alone without its size; nowhere else', async () => {
  const foreign = '<img src="https://example.com/a.jpg" alt="">'
  const pages = {
    '/content/sustainability/trees/': { main: `<article><header>${foreign}</header><div>${foreign}</div></article>` },
    '/content/': { main: `<article>${foreign}</article>` },
  }
  const problems = await problemsOf(pictures, { pages })
  const ofOne = ['width=""', 'height=""', 'no picture element around it']
  expect(problems.map(({ where, found }) => [where, found])).toEqual([
    ...ofOne.map((found) => ['/content/', found]),
    ...ofOne.map((found) => ['/content/sustainability/trees/', found]),
  ])
})

test.each([
  ['<p onclick="x()">', '<p onclick="x()">'],
  ['<p ONLOAD="x()">', '<p ONLOAD="x()">'],
  ['<a href="javascript:x()">', '<a href="javascript:x()">'],
  ['<a href=" java&#10;script:x()">', '<a href="java script:x()">'],
  ['<script>x()</script>', 'script in main: x()'],
])('%s is code in the page', async (main, found) => expect(await foundBy(inlineCode, main)).toEqual([found]))

test('Scripts outside main and words that begin with "on" are fine', async () => {
  const pages = { '/': { head: '<script>x()</script>', main: '<p class="one">on</p>' } }
  expect(await problemsOf(inlineCode, { pages })).toEqual([])
})

test.each([
  ['<p><div></div></p>', 'no-implicit-close'],
  ['<ul><p></p></ul>', 'element-permitted-content'],
  ['<p id="main"></p>', 'no-dup-id'],
  ['<input type="text">', 'input-missing-label'],
  ['<button>ก</button>', 'no-implicit-button-type'],
  ['<img src="/a.webp" alt="" height="0.625">', 'attribute-allowed-values'],
])('%s is not valid HTML', async (main, rule) => {
  const problems = await problemsWithMain(createValidHtml(20), main)
  expect(problems.map(({ wanted }) => wanted)).toContain(`what the rule ${rule} takes`)
})

test('What React and Gatsby write is fine', async () => {
  const main =
    '<div id="___gatsby" style="color:red" tabIndex="-1"><br/><button type="button" disabled="">ค</button><ul aria-label="ก"><li>ข</li></ul></div>'
  expect(await problemsWithMain(createValidHtml(20), main)).toEqual([])
})

test('Of each template and language only so many pages are validated', async () => {
  const pages = { '/': { main: '<p><div></div></p>' }, '/project/': { main: '<p><div></div></p>' } }
  expect((await problemsOf(createValidHtml(20), { pages })).length).toBeGreaterThan(0)
  expect(await problemsOf(createValidHtml(1), { pages })).toEqual([])
})
