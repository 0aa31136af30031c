import type { ArticleTree } from './article-tree'
import { cleanArticleHtml } from './clean-article-html'
import { tableOfContents } from './headings'

const headingsOf = (tree: ArticleTree): string[] =>
  tree.flatMap((node) =>
    typeof node === 'string' ? [] : [...(/^h\d$/.test(node.tag) ? [node.tag] : []), ...headingsOf(node.children ?? [])],
  )

test.each([
  ['h1 h2', 'h2 h2'],
  ['h2 h3 h4 h2', 'h2 h3 h4 h2'],
  ['h3 h3', 'h2 h2'],
  ['h4 h2 h3', 'h2 h2 h3'],
  ['h2 h4 h4 h3', 'h2 h3 h3 h3'],
  ['h2 h5 h6', 'h2 h3 h3'],
  ['h3 h4 h3', 'h2 h3 h2'],
])('The headings %s become %s: none skips a level', (given, expected) => {
  const html = given.split(' ').map((tag) => `<${tag}>a</${tag}><p>b</p>`)
  expect(headingsOf(cleanArticleHtml(html.join('')))).toEqual(expected.split(' '))
})

test('Headings within quotations and cells are in order, too', () => {
  expect(headingsOf(cleanArticleHtml('<blockquote><h4>a</h4></blockquote><table><td><h4>b</h4></table>'))).toEqual([
    'h2',
    'h2',
  ])
})

test.each([
  ['Trees first', 's-trees-first'],
  ['  R&amp;D: 1 <b>day</b>! ', 's-r-d-1-day'],
  ['ต้นไม้ ก่อน กำแพง', 's-ต้นไม้-ก่อน-กำแพง'],
  ['cafe\u0301', 's-café'],
  ['!?', 's-section'],
])('The heading %j can be led to by %s', (html, id) => {
  expect(tableOfContents(cleanArticleHtml(`<h2 id="main">${html}</h2>`)).map((entry) => entry.id)).toEqual([id])
})

test('Headings of the same words have different ids', () => {
  const ids = tableOfContents(cleanArticleHtml('<h2>a</h2><h2>a</h2><h2>a-2</h2><h2>A</h2>')).map(({ id }) => id)
  expect(ids).toEqual(['s-a', 's-a-2', 's-a-2-2', 's-a-3'])
})

test('The contents are the words of each h2 alone', () => {
  const tree = cleanArticleHtml('<h2>One <em>two</em></h2><h3>no</h3><p>no</p><h2>Three</h2>')
  expect(tableOfContents(tree)).toEqual([
    { id: 's-one-two', text: 'One two' },
    { id: 's-three', text: 'Three' },
  ])
})
