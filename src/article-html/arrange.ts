import type { Element, ElementContent, RootContent } from 'hast'
import { safeEmbed, safeLink, safePicture } from './addresses'
import { wrapperElements } from './allow-list'
import { articleAttributes, inlineElements, treeText, type ArticleElement, type ArticleTree, type ArticleTreeElement } from './article-tree' // prettier-ignore
import * as piecesOf from './pieces'
import { block, border, inline, type Piece } from './pieces'

type HtmlNode = ElementContent | RootContent

/** Where a node stands. */
interface Place {
  isInLink: boolean
  /** Elements round it. */
  depth: number
}

/** Elements in each other; what is nested deeper is unwrapped. */
const maxDepth = 60

/** The page has its own h1, and headings below h4 say nothing more. */
const renamedElements: Record<string, ArticleElement> = { h1: 'h2', h5: 'h4', h6: 'h4' }

const maxPictureSide = 20_000

const isElement = (node: HtmlNode): node is Element => node.type === 'element'

function attributesOf({ properties }: Element, tag: ArticleElement): ArticleTreeElement['attributes'] {
  const known = (articleAttributes[tag] ?? []).flatMap((name) => {
    const value = properties[name]
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : []
  })
  return known.length > 0 ? Object.fromEntries(known) : undefined
}

const element = (
  tag: ArticleElement,
  children: ArticleTree,
  attributes?: ArticleTreeElement['attributes'],
): ArticleTreeElement => ({ tag, ...(attributes && { attributes }), ...(children.length > 0 && { children }) })

const isSide = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 1 && Number(value) <= maxPictureSide // prettier-ignore

function picture({ properties }: Element): Piece[] {
  const src = safePicture(String(properties.src ?? ''))
  if (!src) return []
  const [width, height] = [Number(properties.width), Number(properties.height)]
  const hasSize = isSide(width) && isSide(height)
  return [
    inline({ tag: 'img', attributes: { src, alt: String(properties.alt ?? ''), ...(hasSize && { width, height }) } }),
  ]
}

function embed({ properties }: Element): Piece[] {
  const src = safeEmbed(String(properties.src ?? ''))
  return src ? [block({ tag: 'embed', attributes: { src, title: String(properties.title ?? '') } })] : []
}

function link(source: Element, place: Place): Piece[] {
  const href = safeLink(String(source.properties.href ?? ''))
  if (!href || place.isInLink) return arrange(source.children, place)
  const inside = arrange(source.children, { ...place, isInLink: true })
  return piecesOf.wrapLines((children) => ({ tag: 'a', attributes: { href }, children }), inside)
}

/** Items of a list or parts of a definition list; what stands between them belongs to the one before. */
function items(nodes: readonly HtmlNode[], tags: readonly ArticleElement[], place: Place): ArticleTree {
  const found: { tag: ArticleElement; pieces: Piece[] }[] = []
  const add = (children: readonly HtmlNode[]) => {
    for (const node of children) {
      const tag = isElement(node) ? tags.find((name) => name === node.tagName) : undefined
      if (tag && isElement(node)) found.push({ tag, pieces: arrange(node.children, place) })
      else if (isElement(node) && wrapperElements.includes(node.tagName)) add(node.children)
      else if (found.length > 0) found.at(-1)?.pieces.push(...arrange([node], place))
      else if (piecesOf.linesAndBlocks(arrange([node], place)).length > 0)
        found.push({ tag: tags.at(-1) ?? 'li', pieces: arrange([node], place) })
    }
  }
  add(nodes)
  return found.map(({ tag, pieces }) =>
    element(tag, tag === 'dt' ? piecesOf.flatLine(pieces) : piecesOf.lineOrParagraphs(pieces)),
  )
}

const tableParts: Record<string, readonly string[]> = {
  table: ['caption', 'thead', 'tbody', 'tfoot'],
  thead: ['tr'],
  tbody: ['tr'],
  tfoot: ['tr'],
  tr: ['th', 'td'],
}

/** A table or a part of one, with the parts that it may have and no other. */
function tablePart(source: Element, place: Place): ArticleTreeElement {
  const tag = source.tagName as ArticleElement
  const inside = { ...place, depth: place.depth + 1 }
  const parts = tableParts[tag]
  if (parts) {
    const children = source.children.filter((node): node is Element => isElement(node) && parts.includes(node.tagName))
    return element(
      tag,
      children.map((child) => tablePart(child, inside)),
    )
  }
  const pieces = arrange(source.children, inside)
  const children = tag === 'caption' ? piecesOf.flatLine(pieces) : piecesOf.lineOrParagraphs(pieces)
  return element(tag, children, attributesOf(source, tag))
}

function preformatted(pieces: readonly Piece[]): Piece[] {
  const nodes = pieces.flatMap((piece): ArticleTree => {
    if (piece.kind === 'border') return ['\n']
    return piece.kind === 'inline' ? [piece.node] : ['\n', treeText([piece.node]), '\n']
  })
  const lines = piecesOf.merged(nodes)
  // A browser leaves out a line break that comes first
  if (typeof lines[0] === 'string') lines[0] = lines[0].replace(/^\n+/, '')
  return piecesOf.trimmedLine(lines).length > 0 ? [block({ tag: 'pre', children: piecesOf.merged(lines) })] : [border]
}

const filled = (made: ArticleTreeElement): Piece[] => (made.children ? [block(made)] : [border])

function blockElement(source: Element, tag: ArticleElement, place: Place): Piece[] {
  const inside = { ...place, depth: place.depth + 1 }
  switch (tag) {
    case 'hr':
      return [block({ tag })]
    case 'ul':
    case 'ol':
      return filled(element(tag, items(source.children, ['li'], inside), attributesOf(source, tag)))
    case 'dl':
      return filled(element(tag, items(source.children, ['dt', 'dd'], inside)))
    case 'table':
      return filled(tablePart(source, place))
    case 'blockquote':
      return filled(element(tag, piecesOf.paragraphs(arrange(source.children, inside))))
    case 'figure':
    case 'figcaption':
      return filled(element(tag, piecesOf.lineOrParagraphs(arrange(source.children, inside))))
    case 'pre':
      return preformatted(arrange(source.children, inside))
    case 'p':
    case 'h2':
    case 'h3':
    case 'h4':
      return [border, ...piecesOf.lineBlocks(tag, arrange(source.children, inside))]
    default:
      // A part of a list or a table that stands by itself
      return [border, ...arrange(source.children, inside), border]
  }
}

function arrangeElement(source: Element, place: Place): Piece[] {
  const { tagName, children } = source
  if (tagName === 'iframe') return embed(source)
  if (tagName === 'img') return picture(source)
  if (tagName === 'br') return [inline({ tag: 'br' })]
  if (wrapperElements.includes(tagName)) return [border, ...arrange(children, place), border]
  if (place.depth >= maxDepth) return arrange(children, place)
  const tag = renamedElements[tagName] ?? (tagName as ArticleElement)
  if (!inlineElements.some((name) => name === tag)) return blockElement(source, tag, place)
  const inside = { ...place, depth: place.depth + 1 }
  if (tag === 'a') return link(source, inside)
  return piecesOf.wrapLines((line) => ({ tag, children: line }), arrange(children, inside))
}

/**
 * Puts parsed HTML in an order that browsers keep: lines hold no blocks, links no links, lists items alone. What stands
 * elsewhere moves to the nearest place where it may; nothing is lost but elements.
 *
 * @param nodes elements of the allow-list
 */
export function arrange(nodes: readonly HtmlNode[], place: Place = { isInLink: false, depth: 0 }): Piece[] {
  return nodes.flatMap((node): Piece[] => {
    if (node.type === 'text') return [inline(node.value)]
    return isElement(node) ? arrangeElement(node, place) : []
  })
}
