import type { ArticleTree, ArticleTreeElement } from './article-tree'

/**
 * Writes elements that are shown in a way of their own, with what stands in them as HTML; null leaves one to the plain way.
 */
export type WriteElement = (element: ArticleTreeElement, inner: string) => string | null

const withoutEnd: readonly string[] = ['img', 'br', 'hr']

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it stands in HTML, in an element or in a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

/** An element as it is; videos and maps, which are none of HTML's, are left out. */
export function elementHtml({ tag, attributes = {} }: ArticleTreeElement, inner: string): string {
  if (tag === 'embed') return ''
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name.toLowerCase()}="${escapeHtml(String(value))}"`,
  )
  const open = `<${tag}${written.join('')}>`
  return withoutEnd.includes(tag) ? open : `${open}${inner}</${tag}>`
}

/**
 * Writes cleaned text as HTML, for feeds and for what the server shows. Names of elements and attributes are those of the cleaner's
 * allow-list; everything else is escaped.
 *
 * @param writeElement asked first for every element
 */
export function treeToHtml(tree: ArticleTree, writeElement: WriteElement = () => null): string {
  const write = (node: ArticleTree[number]): string => {
    if (typeof node === 'string') return escapeHtml(node)
    const inner = treeToHtml(node.children ?? [], writeElement)
    return writeElement(node, inner) ?? elementHtml(node, inner)
  }
  return tree.map(write).join('')
}
