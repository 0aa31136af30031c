import hostile from '../../test/fixtures/hostile-html.json'
import type { ArticleTree } from './article-tree'
import { cleanArticleHtml } from './clean-article-html'

/** Written out once more, so that an element or attribute added to the code's own list is noticed here. */
const allowed: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    (
      'h2 h3 h4 p ul li dl dt dd blockquote figure figcaption strong b em i s sub sup small mark abbr code pre hr br ' +
      'table caption thead tbody tfoot tr'
    )
      .split(' ')
      .map((tag) => [tag, []]),
  ),
  h2: ['id'],
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  th: ['colSpan', 'rowSpan', 'scope'],
  td: ['colSpan', 'rowSpan'],
  embed: ['src', 'title'],
}

const site = 'https://site.example.com'
const embedHosts = ['www.youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com', 'www.google.com']

/** What a browser makes of an address on a page of the site, and whether that may stand there. */
function problemOfAddress(tag: string, address: string): string[] {
  const url = new URL(address, `${site}/content/sustainability/x/`)
  const isWritten = new RegExp(`^${url.protocol}`, 'i').test(address)
  const protocols = tag === 'a' ? ['http:', 'https:', 'mailto:', 'tel:'] : ['http:', 'https:']
  const isRight =
    protocols.includes(url.protocol) &&
    (isWritten || url.origin === site) &&
    (tag !== 'embed' || embedHosts.includes(url.host))
  return isRight ? [] : [`<${tag}> leads to ${address}`]
}

function problemsOf(tree: ArticleTree): string[] {
  return tree.flatMap((node) => {
    if (typeof node === 'string') return []
    const { tag, attributes = {}, children = [] } = node
    const names = allowed[tag]
    if (!names) return [`<${tag}> is not on the list`]
    return [
      ...Object.keys(node).filter((field) => !['tag', 'attributes', 'children'].includes(field)),
      ...Object.entries(attributes).flatMap(([name, value]) => {
        if (!names.includes(name)) return [`<${tag} ${name}> is not on the list`]
        return name === 'href' || name === 'src' ? problemOfAddress(tag, String(value)) : []
      }),
      ...problemsOf(children),
    ]
  })
}

const numbered = hostile.map(({ title, payload }, index) => ({ name: `${index} ${title}`, payload }))

test('There are hostile fragments', () => {
  expect(numbered.length).toBeGreaterThan(100)
})

test.each(numbered)('Of fragment $name only what is on the allow-list is left', ({ payload }) => {
  expect(problemsOf(cleanArticleHtml(payload))).toEqual([])
})

test.each(numbered)('Fragment $name is no better off within an article', ({ payload }) => {
  for (const html of [
    `<p>a</p>${payload}<p>b</p>`,
    `<table><tr><td>${payload}`,
    `<div><ul><li>${payload}</ul></div>`,
  ]) {
    expect(problemsOf(cleanArticleHtml(html))).toEqual([])
  }
})

test('The checks themselves find what is wrong', () => {
  const tree = [
    { tag: 'a', attributes: { href: '//evil.example.com/' } },
    { tag: 'a', attributes: { href: 'javascript:alert(1)' } },
    { tag: 'img', attributes: { src: 'mailto:x', onerror: 'x' } },
    { tag: 'embed', attributes: { src: 'https://evil.example.com/' } },
    { tag: 'p', children: [{ tag: 'script' }] },
  ] as unknown as ArticleTree
  expect(problemsOf(tree)).toEqual([
    '<a> leads to //evil.example.com/',
    '<a> leads to javascript:alert(1)',
    '<img> leads to mailto:x',
    '<img onerror> is not on the list',
    '<embed> leads to https://evil.example.com/',
    '<script> is not on the list',
  ])
})
