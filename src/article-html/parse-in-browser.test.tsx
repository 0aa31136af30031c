import rehypeParse from 'rehype-parse'
import rehypeSanitize from 'rehype-sanitize'
import { unified } from 'unified'
import { allowList } from './allow-list'
import parseInBrowser from './parse-in-browser'

/** Cleaned as articles are, without the places in the source, which nothing reads. */
function cleanedBy(parse: typeof rehypeParse | typeof parseInBrowser, html: string): unknown {
  const processor = unified()
    .use(parse as typeof rehypeParse, { fragment: true })
    .use(rehypeSanitize, allowList)
  return JSON.parse(
    JSON.stringify(processor.runSync(processor.parse(html)), (name, value: unknown) =>
      name === 'position' || name === 'data' ? undefined : value,
    ),
  )
}

test.each([
  '<h2>บ้าน</h2><p>a <b>b</p><p>c</b>&amp;&nbsp;d',
  '<table><tr><td colspan="2" ROWSPAN=x>1<th scope=row>2</table><ol start="3"><li>x</ol>',
  '<img src="/images/a.jpg" alt="" width="30" height=" 20"><img src=x onerror=alert(1) class="a b" data-x="1">',
  '<a href="javascript:alert(1)" style="x" title="t">x</a><a href="https://a.example/?b&c">y</a>',
  '<script>alert(1)</script><style>x</style><svg><a href="x">s</a></svg><math><mi>x</mi></math><noscript><p>x</p></noscript>',
  '<!-- <p>hidden</p> --><textarea><p>x</textarea><xmp><b></xmp><iframe src="https://www.youtube.com/embed/x" title=v></iframe>',
  '<template><p>x</p></template><form><p>y</form><body onload=x><html><p>z',
  '<p>\u0000a&#0;b</p><plaintext><p>c',
])('The browser makes the same tree of %j', (html) => {
  expect(cleanedBy(parseInBrowser, html)).toEqual(cleanedBy(rehypeParse, html))
})
