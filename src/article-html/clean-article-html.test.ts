import { articleElements } from './article-tree'
import { cleanArticleHtml } from './clean-article-html'

interface Node {
  children?: unknown[]
}

const p = (...children: unknown[]) => ({ tag: 'p', children })

test.each([
  ['plain words', 'Words & more', [p('Words & more')]],
  ['a paragraph', '<p>One <strong>two</strong></p>', [p('One ', { tag: 'strong', children: ['two'] })]],
  ['entities', '<p>&lt;b&gt; &amp; &nbsp;&#3585;</p>', [p('<b> & \u00a0ก')]],
  ['comments', '<p>a<!-- b --><!--[if IE]><b>c</b><![endif]-->d</p>', [p('ad')]],
  ['an element that is not closed', '<p>a<em>b', [p('a', { tag: 'em', children: ['b'] })]],
  ['nothing', '', []],
  ['white space between blocks', '<p>a</p>\n\n  <p>b</p>\n', [p('a'), p('b')]],
  ['a line break', '<p>a<br>b</p>', [p('a', { tag: 'br' }, 'b')]],
])('%s', (_, html, tree) => {
  expect(cleanArticleHtml(html)).toEqual(tree)
})

test.each([
  ['between elements in a line', '<b>a</b> <i>b</i>'],
  ['between words and an element', 'a <b>b</b>'],
  ['between unwrapped elements', '<span>a</span> <span>b</span>'],
  ['between elements in an unwrapped block', '<div><b>a</b> <i>b</i></div>'],
])('The space %s stays, so that words stay apart', (_, html) => {
  expect(wordsOf(cleanArticleHtml(html))).toBe('a b')
})

test.each([
  ['ul', '<ul>\n <li>a</li>\n <li>b</li>\n</ul>'],
  ['tr', '<table><tr>\n <td>a</td>\n <td>b</td>\n</tr></table>'],
  ['dl', '<dl>\n<dt>a</dt>\n<dd>b</dd></dl>'],
])('White space between the parts of %s goes', (_, html) => {
  expect(wordsOf(cleanArticleHtml(html))).toBe('ab')
})

test.each([
  ['one', '<div>a</div>', [p('a')]],
  ['several in each other', '<section><article><div><p>a</p></div></article></section>', [p('a')]],
  ['made-up ones', '<x-card><p>a <font color="red">b</font></p></x-card>', [p('a b')]],
  ['one round a dropped one', '<div>a<script>b</script>c</div>', [p('ac')]],
])('Unknown elements are unwrapped: %s', (_, html, tree) => {
  expect(cleanArticleHtml(html)).toEqual(tree)
})

test.each([
  'script', 'style', 'noscript', 'template', 'svg', 'math', 'object', 'form', 'textarea', 'title', 'xmp', 'select',
  'applet', 'audio', 'button', 'canvas', 'noembed', 'noframes', 'video',
])('%s goes with everything in it', (tag) => {
  const inside = `secret <x-y>words</x-y> &lt;p&gt;`
  expect(cleanArticleHtml(`<p>a</p><${tag}>${inside}</${tag}><p>b</p>`)).toEqual([p('a'), p('b')])
  expect(cleanArticleHtml(`<div>a<${tag.toUpperCase()} x=1>${inside}</${tag}></div>`)).toEqual([p('a')])
}) // prettier-ignore

test.each([
  'embed', 'input', 'link', 'meta', 'base', 'source', 'track', 'param', 'area', 'wbr', 'keygen', 'frame', 'col',
])('The empty element %s goes', (tag) => {
  const tree = cleanArticleHtml(`<p>a<${tag} src="https://www.example.com/x" href="https://www.example.com/">b</p>`)
  expect(tree).toHaveLength(1)
  expect(wordsOf(tree)).toBe('ab')
  expect(JSON.stringify(tree)).not.toContain('example')
}) // prettier-ignore

test('Nothing after plaintext is shown', () => {
  expect(cleanArticleHtml('<p>a</p><plaintext>b</plaintext><p>c</p>')).toEqual([p('a')])
})

test.each([
  'onclick="x()"', 'ONMOUSEOVER=x()', 'style="position:fixed"', 'class="a"', 'id="main"', 'name="b"', 'title="c"',
  'data-x="1"', 'aria-hidden="true"', 'tabindex="1"', 'contenteditable', 'is="x-y"', 'slot="s"', 'autofocus', 'href="/a"',
  'src="/a"', 'formaction="/a"', 'dangerouslySetInnerHTML="x"', 'ref="x"', 'key="x"', 'children="x"', 'xmlns="x"',
])('The attribute %s goes', (attribute) => {
  expect(cleanArticleHtml(`<p ${attribute}>a</p>`)).toEqual([p('a')])
}) // prettier-ignore

test('Attributes of lists and tables stay', () => {
  expect(cleanArticleHtml('<ol start="3" type="a"><li value="7">a</li></ol>')).toEqual([
    { tag: 'ol', attributes: { start: 3 }, children: [{ tag: 'li', children: ['a'] }] },
  ])
  expect(
    cleanArticleHtml(
      '<table><tbody><tr><th scope="col" colspan=2 width=5>a</th><td rowspan="2">b</td></tr></tbody></table>',
    ),
  ).toEqual([
    {
      tag: 'table',
      children: [
        {
          tag: 'tbody',
          children: [
            {
              tag: 'tr',
              children: [
                { tag: 'th', attributes: { colSpan: 2, scope: 'col' }, children: ['a'] },
                { tag: 'td', attributes: { rowSpan: 2 }, children: ['b'] },
              ],
            },
          ],
        },
      ],
    },
  ])
})

test.each([
  'https://www.example.com/?a=1&amp;b=2',
  'mailto:hello@example.com',
  'tel:+6620000000',
  '/project/condo-phuket/',
  '#top',
])('A link to %s stays, alone of its attributes', (address) => {
  expect(cleanArticleHtml(`<a href="${address}" target="_blank" rel="opener" download ping="/x">a</a>`)).toEqual([
    p({ tag: 'a', attributes: { href: address.replace('&amp;', '&') }, children: ['a'] }),
  ])
})

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A;&#x61;vascript&colon;alert(1)',
  'java&Tab;script:alert(1)',
  'java&NewLine;script:alert(1)',
  '&#1;javascript:alert(1)',
  'data:text/html,&lt;script>',
  'vbscript:x',
  '//evil.example.com/',
  '\\\\evil.example.com/',
  '/\\evil.example.com/',
  '/&Tab;/evil.example.com/',
  '',
])('A link to %j is unwrapped, its words stay', (address) => {
  expect(cleanArticleHtml(`<p><a href="${address}">a <b>b</b></a></p>`)).toEqual([
    p('a ', { tag: 'b', children: ['b'] }),
  ])
  expect(cleanArticleHtml(`<p><img src="${address}" alt="x"></p>`)).toEqual([])
})

test('A link without an address is unwrapped', () => {
  expect(cleanArticleHtml('<p><a name="x">a</a></p>')).toEqual([p('a')])
})

test('A picture keeps its address and its words alone', () => {
  const picture = (attributes: string) => cleanArticleHtml(`<p><img ${attributes}></p>`)
  const kept = (attributes: Record<string, string | number>) => [p({ tag: 'img', attributes })]
  expect(picture('src="/images/a.jpg" alt="A house" srcset="javascript:x 2x" onerror=x() width=1')).toEqual(
    kept({ src: '/images/a.jpg', alt: 'A house' }),
  )
  expect(picture('src="https://www.example.com/a.jpg"')).toEqual(
    kept({ src: 'https://www.example.com/a.jpg', alt: '' }),
  )
  expect(picture('src="/images/a.jpg" width=800 height=600')).toEqual(
    kept({ src: '/images/a.jpg', alt: '', width: 800, height: 600 }),
  )
  expect(picture('src="/images/a.jpg" width=800 height=6e9')).toEqual(kept({ src: '/images/a.jpg', alt: '' }))
  expect(picture('alt="no address"')).toEqual([])
})

test('A known video becomes an embed, with its title', () => {
  const src = 'https://www.youtube.com/embed/dQw4w9WgXcQ'
  expect(
    cleanArticleHtml(`<iframe src="${src}" title="A film" srcdoc="<script>" allow="*" onload=x()></iframe>`),
  ).toEqual([{ tag: 'embed', attributes: { src, title: 'A film' } }])
  expect(cleanArticleHtml(`<iframe src="${src}"><p>fallback</p></iframe>`)).toEqual([
    { tag: 'embed', attributes: { src, title: '' } },
  ])
})

test.each(['src="https://evil.example.com/"', 'src="javascript:alert(1)"', 'srcdoc="<script>alert(1)</script>"', ''])(
  'An iframe with %j goes with what is in it',
  (attributes) => {
    expect(cleanArticleHtml(`<p>a<iframe ${attributes}>secret <b>words</b></iframe>b</p>`)).toEqual([p('ab')])
  },
)

const depthOf = (tree: unknown): number =>
  Array.isArray(tree)
    ? Math.max(0, ...tree.map((node) => (typeof node === 'string' ? 0 : 1 + depthOf((node as Node).children ?? []))))
    : 0

test.each([100, 1000, 20_000])('%d elements in each other are flattened, and their words stay', (depth) => {
  const tree = cleanArticleHtml(`${'<blockquote>'.repeat(depth)}deep${'</blockquote>'.repeat(depth)}`)
  expect(wordsOf(tree).trim()).toBe('deep')
  expect(depthOf(tree)).toBeLessThan(100)
})

test('Elements in each other stay as they are at a depth that articles have', () => {
  expect(depthOf(cleanArticleHtml(`${'<blockquote>'.repeat(20)}deep`))).toBe(21)
})

test('What is written as text stays text when it is cleaned again', () => {
  const once = cleanArticleHtml('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')
  expect(once).toEqual([p('<script>alert(1)</script>')])
})

test('The allow-list holds nothing that runs or loads by itself', () => {
  const risky = ['script', 'style', 'iframe', 'object', 'embed', 'svg', 'math', 'form', 'input', 'link', 'meta', 'base']
  expect(articleElements.filter((tag) => risky.includes(tag))).toEqual([])
})

const wordsOf = (tree: unknown): string => {
  if (typeof tree === 'string') return tree
  if (Array.isArray(tree)) return tree.map(wordsOf).join('')
  return wordsOf((tree as Node).children ?? [])
}
