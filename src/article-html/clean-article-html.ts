import type { Element, ElementContent, RootContent } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeSanitize, { type Options } from 'rehype-sanitize'
import { unified } from 'unified'
import { safeEmbed, safeLink, safePicture } from './addresses'
import { articleAttributes, articleElements, type ArticleElement, type ArticleTree } from './article-tree'

/** Elements that go with everything in them (contracts, section 3). */
const droppedElements = [
  'script', 'style', 'noscript', 'template', 'svg', 'math', 'object', 'embed', 'form', 'textarea', 'title', 'xmp',
  'applet', 'audio', 'button', 'canvas', 'frameset', 'head', 'noembed', 'noframes', 'plaintext', 'select', 'video',
] // prettier-ignore

const allowList: Options = {
  tagNames: [...articleElements, 'h1', 'h5', 'h6', 'iframe'],
  attributes: {
    ...Object.fromEntries(Object.entries(articleAttributes).map(([tag, names]) => [tag, [...names]])),
    iframe: ['src', 'title'],
  },
  strip: droppedElements,
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  clobber: [],
  ancestors: {},
  required: {},
}

/** The page has its own h1, and headings below h4 say nothing more. */
const renamedElements: Record<string, ArticleElement> = { h1: 'h2', h5: 'h4', h6: 'h4' }

const parser = unified().use(rehypeParse, { fragment: true }).use(rehypeSanitize, allowList)

function attributesOf(element: Element, tag: ArticleElement): Record<string, string | number> {
  const names = articleAttributes[tag] ?? []
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = element.properties[name]
      return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : []
    }),
  )
}

/** Elements that hold other elements alone: white space between these is only the way that the HTML was written. */
const elementsWithoutWords: readonly string[] = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol', 'dl']

const isNotSpace = (node: ArticleTree[number]): boolean => typeof node !== 'string' || node.trim() !== ''

/** Elements in each other; what is nested deeper is unwrapped. */
const maxDepth = 60

function cleanElement(element: Element, depth: number): ArticleTree {
  const tag = renamedElements[element.tagName] ?? (element.tagName as ArticleElement | 'iframe')
  if (tag === 'iframe') {
    const address = safeEmbed(String(element.properties.src ?? ''))
    const title = String(element.properties.title ?? '')
    return address ? [{ tag: 'embed', attributes: { src: address, title } }] : []
  }
  const attributes = attributesOf(element, tag)
  const inside = cleanNodes(element.children, depth + 1)
  const children = elementsWithoutWords.includes(tag) ? inside.filter(isNotSpace) : inside
  if (depth >= maxDepth) return children
  if (tag === 'img') {
    const src = safePicture(String(attributes.src ?? ''))
    return src ? [{ tag, attributes: { src, alt: String(attributes.alt ?? '') } }] : []
  }
  if (tag === 'a') {
    const href = safeLink(String(attributes.href ?? ''))
    return href ? [{ tag, attributes: { href }, children }] : children
  }
  return [{ tag, ...(Object.keys(attributes).length > 0 && { attributes }), ...(children.length > 0 && { children }) }]
}

function cleanNodes(nodes: readonly (ElementContent | RootContent)[], depth = 0): ArticleTree {
  return nodes.flatMap((node): ArticleTree => {
    if (node.type === 'text') return [node.value]
    return node.type === 'element' ? cleanElement(node, depth) : []
  })
}

const inlineElements: readonly string[] = [
  'img', 'a', 'strong', 'b', 'em', 'i', 's', 'sub', 'sup', 'small', 'mark', 'abbr', 'code', 'br',
] // prettier-ignore

const isInline = (node: ArticleTree[number] | undefined): boolean =>
  typeof node === 'string' || (node !== undefined && inlineElements.includes(node.tag))

/** White space between blocks says nothing and would only travel along; within a line it keeps words apart. */
const withoutOuterSpace = (tree: ArticleTree): ArticleTree =>
  tree.filter((node, index) => isNotSpace(node) || (isInline(tree[index - 1]) && isInline(tree[index + 1])))

/**
 * Cleans the HTML of an article to an allow-list (contracts, section 3: `body` is untrusted).
 *
 * @param html fragment of HTML from the blog API
 * @returns the words with the elements of {@link articleElements}; nothing in it can run. Of HTML that is nested deeper than
 *   the stack holds, the words alone
 */
export function cleanArticleHtml(html: string): ArticleTree {
  try {
    const root = parser.runSync(parser.parse(html))
    return withoutOuterSpace(cleanNodes(root.children))
  } catch (error) {
    // One article must not stop the build; a stack that ran full is all that can go wrong here
    if (!(error instanceof RangeError)) throw error
    return [html.replace(/<[^<>]*>/g, ' ')]
  }
}
