/** Elements that stand within a line. */
export const inlineElements = [
  'a', 'strong', 'b', 'em', 'i', 's', 'sub', 'sup', 'small', 'mark', 'abbr', 'code', 'br', 'img',
] as const // prettier-ignore

/** Elements that cleaned article text may hold. Anything else is unwrapped or dropped. */
export const articleElements = [
  'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'figure', 'figcaption', 'pre', 'hr',
  'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', ...inlineElements,
] as const // prettier-ignore

export type ArticleElement = (typeof articleElements)[number]

/** Attributes that an element of cleaned text may take over from its source; addresses among them are checked one by one. */
export const articleAttributes: Partial<Record<ArticleElement, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  th: ['colSpan', 'rowSpan', 'scope'],
  td: ['colSpan', 'rowSpan'],
}

/**
 * An element of cleaned text: its name, its attributes as React calls them, what is in it. Headings h2 have an `id` that is
 * made of their words; no other id stands in cleaned text.
 */
export interface ArticleTreeElement {
  tag: ArticleElement | 'embed'
  attributes?: Record<string, string | number>
  children?: ArticleTree
}

/** Cleaned text of an article: plain strings and elements, small enough to travel in page data. */
export type ArticleTree = (string | ArticleTreeElement)[]

/** The words of cleaned text, without its elements. */
export const treeText = (tree: ArticleTree): string =>
  tree.map((node) => (typeof node === 'string' ? node : treeText(node.children ?? []))).join('')
