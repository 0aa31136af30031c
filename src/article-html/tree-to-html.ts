import type { ArticleTree, ArticleTreeElement } from './article-tree'

type Attributes = NonNullable<ArticleTreeElement['attributes']>

/** How addresses are written, and what stands for a video or map. */
export interface HtmlWriter {
  href: (address: string) => string
  /** Address of a picture; null for one that is left out. */
  src: (address: string) => string | null
  embed: (attributes: Attributes) => ArticleTree
}

const withoutEnd: readonly string[] = ['img', 'br', 'hr']

/** Text as it stands in HTML, in an element or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function writtenAttributes(attributes: Attributes, writer: HtmlWriter): Attributes | null {
  const { href, src, ...rest } = attributes
  const picture = src === undefined ? undefined : writer.src(String(src))
  if (picture === null) return null
  return { ...(href !== undefined && { href: writer.href(String(href)) }), ...(picture && { src: picture }), ...rest }
}

function elementHtml(element: ArticleTreeElement, writer: HtmlWriter): string {
  const { tag, attributes = {}, children = [] } = element
  if (tag === 'embed') return treeToHtml(writer.embed(attributes), writer)
  const written = writtenAttributes(attributes, writer)
  if (written === null) return ''
  const start = Object.entries(written).map(([name, value]) => ` ${name.toLowerCase()}="${escapeHtml(String(value))}"`)
  const open = `<${tag}${start.join('')}>`
  return withoutEnd.includes(tag) ? open : `${open}${treeToHtml(children, writer)}</${tag}>`
}

/** Writes cleaned text as HTML, for what is no page: feeds. Every text and attribute in it is escaped. */
export const treeToHtml = (tree: ArticleTree, writer: HtmlWriter): string =>
  tree.map((node) => (typeof node === 'string' ? escapeHtml(node) : elementHtml(node, writer))).join('')
