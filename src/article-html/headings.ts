import { treeText, type ArticleTree, type ArticleTreeElement } from './article-tree'

const levelOf = ({ tag }: ArticleTreeElement): number => (/^h[2-4]$/.test(tag) ? Number(tag.slice(1)) : 0)

const longestAnchor = 60

/**
 * The id of a heading, made of its words in whatever script; `taken` are those of the headings before it. The letter in
 * front keeps it apart from every other id of a page.
 */
function anchorOf(text: string, taken: Set<string>): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  const base = `s-${[...words.replace(/^-|-$/g, '')].slice(0, longestAnchor).join('').replace(/-$/, '') || 'section'}`
  let anchor = base
  for (let number = 2; taken.has(anchor); number += 1) anchor = `${base}-${number}`
  taken.add(anchor)
  return anchor
}

/**
 * Puts the headings in order: the first is an h2 below the title of the page, none skips a level, those that were on one level
 * stay so. Each h2 gets an id to lead to.
 */
export function orderHeadings(tree: ArticleTree): ArticleTree {
  const open: number[] = []
  const taken = new Set<string>()
  const order = (nodes: ArticleTree): ArticleTree =>
    nodes.map((node) => {
      if (typeof node === 'string') return node
      const level = levelOf(node)
      if (level === 0) return node.children ? { ...node, children: order(node.children) } : node
      while ((open.at(-1) ?? 0) >= level) open.pop()
      open.push(level)
      const tag = (['h2', 'h3', 'h4'] as const)[Math.min(open.length, 3) - 1] ?? 'h4'
      if (tag !== 'h2') return { ...node, tag }
      return { ...node, tag, attributes: { id: anchorOf(treeText(node.children ?? []), taken) } }
    })
  return order(tree)
}

/** A line of a table of contents. */
export interface ContentsEntry {
  id: string
  text: string
}

/** The h2 of cleaned text, in order. */
export function tableOfContents(tree: ArticleTree): ContentsEntry[] {
  return tree.flatMap((node): ContentsEntry[] => {
    if (typeof node === 'string') return []
    const id = node.attributes?.id
    return node.tag === 'h2' && typeof id === 'string'
      ? [{ id, text: treeText(node.children ?? []) }]
      : tableOfContents(node.children ?? [])
  })
}
