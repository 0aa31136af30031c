import fc from 'fast-check'
import hostile from '../../test/fixtures/hostile-html.json'
import type { ArticleTree } from './article-tree'
import { cleanArticleHtml } from './clean-article-html'
import { escapeHtml, treeToHtml } from './tree-to-html'

const video = 'https://www.youtube.com/embed/dQw4w9WgXcQ'
const frame = `<iframe src="${video}" title="A film"></iframe>`

/** Cleaned text as HTML, a video as the frame that it came from. */
const written = (html: string): string => asHtml(cleanArticleHtml(html))

function asHtml(tree: ArticleTree): string {
  return treeToHtml(tree, ({ tag, attributes: { src, title } = {} }) =>
    tag === 'embed' ? `<iframe src="${escapeHtml(String(src))}" title="${escapeHtml(String(title))}"></iframe>` : null,
  )
}

test.each([
  ['lines of text', 'a<div>b</div>c', '<p>a</p><p>b</p><p>c</p>'],
  ['a heading within a heading', '<h2><span>a<h3>b</h3></span></h2>', '<h2 id="s-a">a</h2><h3>b</h3>'],
  ['a video in a paragraph', `<p>a ${frame} b</p>`, `<p>a</p>${frame}<p>b</p>`],
  ['a video in a link', `<a href="/x/">a${frame}</a>`, `<p><a href="/x/">a</a></p>${frame}`],
  ['a video in a heading', `<h2>a${frame}</h2>`, `<h2 id="s-a">a</h2>${frame}`],
  ['paragraphs in bold', '<b><p>a</p><p>b</p></b>', '<p><b>a</b></p><p><b>b</b></p>'],
  ['a paragraph in a link', '<a href="/x/"><p>a</p></a>', '<p><a href="/x/">a</a></p>'],
  ['a link in a link in a cell', '<a href="/x/">a<table><td><a href="/y/">b</a></table></a>', null],
  ['a list in a list', '<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
  ['text in a list', '<ul>a<li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['an item without a list', '<section><li>a<section><li>b</section></section>', '<p>a</p><p>b</p>'],
  ['groups in a definition list', '<dl><div><dt>a<dd>b</div></dl>', '<dl><dt>a</dt><dd>b</dd></dl>'],
  ['blocks in a term', '<dl><dt><p>a</p><p>b</p><dd>c</dl>', '<dl><dt>a b</dt><dd>c</dd></dl>'],
  ['a line break that comes first', '<pre>\n\n\na</pre>', '<pre>a</pre>'],
  ['what is empty', '<p> </p><h2></h2><ul><li></li></ul><b></b><table></table><p>a</p>', null],
  ['a table without rows', '<table><tr>a</tr></table>', null],
  ['a part of a table in a quotation', '<blockquote>a<p>b</blockquote>', '<blockquote><p>a</p><p>b</p></blockquote>'],
  ['a single paragraph in an item', '<ul><li>a<p>b</p></li></ul>', '<ul><li>a<p>b</p></li></ul>'],
  ['line breaks at the end of a line', '<p>a<br><br></p>', '<p>a</p>'],
])('%s: in an order that a browser keeps', (_, html, expected) => {
  const once = written(html)
  if (expected !== null) expect(once).toBe(expected)
  expect(written(once)).toBe(once)
})

test.each(hostile.map(({ title, payload }, index) => ({ name: `${index} ${title}`, payload })))(
  'What is left of hostile fragment $name reads back as it was written',
  ({ payload }) => {
    const once = written(payload)
    expect(written(once)).toBe(once)
  },
)

const tags =
  'p h2 h4 ul ol li dl dt dd blockquote figure figcaption a b em pre table caption tbody tr td th div section span x-y'
const piece = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...tags.split(' ')).map((tag) => `<${tag} href="/x/">`) },
  { weight: 2, arbitrary: fc.constantFrom(...tags.split(' ')).map((tag) => `</${tag}>`) },
  { weight: 3, arbitrary: fc.constantFrom('a', ' ', 'b c', '\n', '<br>', '<hr>', '<img src="/images/a.jpg">', frame) },
) // prettier-ignore

test('However elements are mixed, what is left reads back as it was written, and no word is lost', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const once = written(pieces.join(''))
      expect(written(once)).toBe(once)
      const words = (html: string) => html.replace(/<[^<>]*>/g, '').replace(/\s+/g, '')
      expect([...words(once)].sort()).toEqual([...words(pieces.join(''))].sort())
    }),
    { numRuns: 1500 },
  )
})
