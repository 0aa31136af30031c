import { cleanArticleHtml } from '../article-html/clean-article-html'
import type { ArticleTree } from '../article-html/article-tree'

/** The feeds of both languages ask for a hundred at every build, an edit for a few more. */
const treesRemembered = 200

/**
 * Cleans the HTML of articles as {@link cleanArticleHtml} does, and remembers what was asked for last: in a process that stays,
 * to clean the articles of the feeds again takes a third of what follows Gatsby.
 *
 * @param most trees that are remembered
 * @returns takes HTML; the tree is not to be changed
 */
export function rememberingTrees(clean = cleanArticleHtml, most = treesRemembered): (html: string) => ArticleTree {
  const trees = new Map<string, ArticleTree>()
  return (html) => {
    const tree = trees.get(html) ?? clean(html)
    // Put anew, so that the first is the one that nobody has asked for the longest
    trees.delete(html)
    trees.set(html, tree)
    const [oldest] = trees.keys()
    if (trees.size > most && oldest !== undefined) trees.delete(oldest)
    return tree
  }
}
