import type { ArticleTree, ArticleTreeElement } from '../../src/article-html/article-tree'
import { escapeHtml } from '../http/escape-html'

/** Writes elements that the article page shows in a way of its own; null leaves one to the plain way. */
export type WriteElement = (element: ArticleTreeElement, inner: string) => string | null

const voidElements: readonly string[] = ['img', 'hr', 'br']

function plainElement({ tag, attributes = {} }: ArticleTreeElement, inner: string): string {
  if (tag === 'embed') return ''
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name.toLowerCase()}="${escapeHtml(String(value))}"`,
  )
  const open = `<${tag}${written.join('')}>`
  return voidElements.includes(tag) ? open : `${open}${inner}</${tag}>`
}

/**
 * Cleaned text of an article as HTML. Names of elements and attributes are those of the cleaner's allow-list; everything else is
 * escaped.
 *
 * @param writeElement asked first for every element
 */
export function serialiseTree(tree: ArticleTree, writeElement: WriteElement): string {
  const write = (node: ArticleTree[number]): string => {
    if (typeof node === 'string') return escapeHtml(node)
    const inner = serialiseTree(node.children ?? [], writeElement)
    return writeElement(node, inner) ?? plainElement(node, inner)
  }
  return tree.map(write).join('')
}
