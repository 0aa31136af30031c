import rehypeParse from 'rehype-parse'
import rehypeSanitize from 'rehype-sanitize'
import { unified } from 'unified'
import { allowList } from './allow-list'
import { arrange } from './arrange'
import { isTangled, maxArticleHtmlBytes } from './article-limits'
import { treeText, type ArticleTree } from './article-tree'
import { orderHeadings } from './headings'
import { paragraphs } from './pieces'

const parser = unified().use(rehypeParse, { fragment: true }).use(rehypeSanitize, allowList)

const cleaned = (html: string): ArticleTree =>
  orderHeadings(paragraphs(arrange(parser.runSync(parser.parse(html)).children)))

const withWordless = /<!--[\s\S]*?(?:-->|$)|<(script|style|noscript|template|svg|math|object|form|textarea|title|xmp|iframe|select)\b[\s\S]*?(?:<\/\1[^>]*>|$)/gi // prettier-ignore
const blockTags = /<\/?(?:p|div|h[1-6]|li|ul|ol|tr|td|th|table|blockquote|figure|figcaption|section|br|hr|dt|dd|pre)\b[^<>]*>/gi // prettier-ignore

/** The words alone, in paragraphs, of HTML that cannot be parsed in a reasonable time. */
function wordsOf(html: string): ArticleTree {
  const lines = html.replace(withWordless, ' ').replace(blockTags, '\n').split('\n')
  return lines.flatMap((line): ArticleTree => {
    const escaped = line.replace(/<[^<>]*>/g, '').replaceAll('<', '&lt;')
    const words = treeText(cleaned(escaped)).trim()
    return words ? [{ tag: 'p', children: [words] }] : []
  })
}

/**
 * Cleans the HTML of an article to an allow-list (contracts, section 3: `body` is untrusted) and puts what is left in an order
 * that every browser reads back as it was written.
 *
 * @param html fragment of HTML from the blog API
 * @returns the words with the elements of {@link articleElements}; nothing in it can run. Of HTML that is longer than
 *   {@link maxArticleHtmlBytes} letters, or leaves hundreds of elements open, the words alone
 */
export function cleanArticleHtml(html: string): ArticleTree {
  if (html.length > maxArticleHtmlBytes || isTangled(html)) {
    return wordsOf(html.slice(0, maxArticleHtmlBytes).replace(/<[^<>]*$/, ''))
  }
  try {
    return cleaned(html)
  } catch (error) {
    // One article must not stop the build; a stack that ran full is all that can go wrong here
    if (!(error instanceof RangeError)) throw error
    return wordsOf(html)
  }
}
