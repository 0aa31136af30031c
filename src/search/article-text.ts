import type { ArticleTree } from '../article-html/article-tree'

/** Elements that part words from what stands before and after them. */
const inline = new Set(['a', 'strong', 'b', 'em', 'i', 's', 'sub', 'sup', 'small', 'mark', 'abbr', 'code'])

/**
 * The words of an article's cleaned text in one line.
 *
 * @param wanted which elements; all text when not given
 */
export function textOfTree(tree: ArticleTree, wanted?: (tag: string) => boolean): string {
  const parts: string[] = []
  const collect = (nodes: ArticleTree, isWanted: boolean) => {
    for (const node of nodes) {
      if (typeof node === 'string') {
        if (isWanted) parts.push(node)
        continue
      }
      const gap = inline.has(node.tag) ? '' : ' '
      parts.push(gap)
      collect(node.children ?? [], isWanted || Boolean(wanted?.(node.tag)))
      parts.push(gap)
    }
  }
  collect(tree, !wanted)
  return parts.join('').replace(/\s+/g, ' ').trim()
}

/** The words of an article's headings. */
export const headingsOfTree = (tree: ArticleTree) => textOfTree(tree, (tag) => /^h[2-4]$/.test(tag))
