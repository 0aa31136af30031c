import { isTangled, maxArticleHtmlBytes } from './article-limits'
import { cleanArticleHtml } from './clean-article-html'

const numbered = (count: number, html: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => html(i)).join('')
const text = '<p>Some <b>words</b> and <a href="/x/">a link</a><br> in a <i>line</i>.</p>'

test.each([
  ['nothing', ''],
  ['words', 'a < b and b > c'],
  ['a very long text', text.repeat(3000)],
  ['lists and tables without end tags', '<ul><li>a<li>b</ul><table><tr><td>a<td>b<tr><td>c</table>'.repeat(500)],
  ['one element that is never closed', `<b>${'<p>a</p>'.repeat(3000)}`],
  ['end tags within a comment', `${'<b>a<!-- </b> -->'.repeat(20)}`],
])('HTML as people write it is not tangled: %s', (_, html) => {
  expect(isTangled(html)).toBe(false)
})

const tangled = [
  ['800 elements that are never closed, each in a paragraph', numbered(800, (i) => `<p><b id="${i}">word${i} `)],
  ['the same, with end tags where they do not count', numbered(800, (i) => `<p><b id="</b>">word${i} <!-- </b> --><script></b></script>`)],
  ['thousands of elements in each other', `${'<div>'.repeat(5000)}word0 word799`],
  ['a quotation mark that is never closed', `${'<b>'.repeat(5000)}word0 word799<b title="`],
] // prettier-ignore

test.each(tangled)('What a parser would choke on is tangled, and its words are left: %s', (_, html) => {
  expect(isTangled(html ?? '')).toBe(true)
  const words = JSON.stringify(cleanArticleHtml(html ?? ''))
  expect(words).toContain('word0')
  expect(words).toContain('word799')
  expect(words).not.toMatch(/"tag":"(?!p")/)
})

test('The words of tangled HTML are words: nothing of code, nothing that is code again', () => {
  const html = `${'<div>'.repeat(400)}<script>alert(1)</script>a &lt;b&gt; &amp; <<b>script>c</div><p>d`
  expect(cleanArticleHtml(html)).toEqual([
    { tag: 'p', children: ['a <b> & <script>c'] },
    { tag: 'p', children: ['d'] },
  ])
})

test('Of HTML that is too long, the words at its beginning are left', () => {
  const tree = cleanArticleHtml('<p>word</p>'.repeat(maxArticleHtmlBytes / 11 + 10))
  expect(tree).toContainEqual({ tag: 'p', children: ['word'] })
})
