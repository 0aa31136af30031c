/** Elements that cleaned article text may hold. Anything else is unwrapped or dropped. */
export const articleElements = [
  'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'figure', 'figcaption', 'img', 'a',
  'strong', 'b', 'em', 'i', 's', 'sub', 'sup', 'small', 'mark', 'abbr', 'code', 'pre', 'hr', 'br',
  'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td',
] as const // prettier-ignore

export type ArticleElement = (typeof articleElements)[number]

/** Attributes that an element of cleaned text may have; addresses among them are checked one by one. */
export const articleAttributes: Partial<Record<ArticleElement, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt'],
  ol: ['start'],
  th: ['colSpan', 'rowSpan', 'scope'],
  td: ['colSpan', 'rowSpan'],
}

/** An element of cleaned text: its name, its attributes as React calls them, what is in it. */
export interface ArticleTreeElement {
  tag: ArticleElement | 'embed'
  attributes?: Record<string, string | number>
  children?: ArticleTree
}

/** Cleaned text of an article: plain strings and elements, small enough to travel in page data. */
export type ArticleTree = (string | ArticleTreeElement)[]
