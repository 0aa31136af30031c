import { inlineElements, type ArticleTree, type ArticleTreeElement } from './article-tree'

/**
 * Part of a text on its way from HTML to a tree: something within a line, a block, or a border between two lines, which is
 * left of an element that was unwrapped.
 */
export type Piece =
  { kind: 'inline'; node: ArticleTree[number] } | { kind: 'block'; node: ArticleTreeElement } | { kind: 'border' }

export const inline = (node: ArticleTree[number]): Piece => ({ kind: 'inline', node })
export const block = (node: ArticleTreeElement): Piece => ({ kind: 'block', node })
export const border: Piece = { kind: 'border' }

const isSpace = (node: ArticleTree[number] | undefined): boolean => typeof node === 'string' && node.trim() === ''

/** Merges neighbouring texts. */
export function merged(nodes: ArticleTree): ArticleTree {
  const result: ArticleTree = []
  for (const node of nodes) {
    const last = result.at(-1)
    if (typeof node === 'string' && typeof last === 'string') result[result.length - 1] = last + node
    else if (node !== '') result.push(node)
  }
  return result
}

/** A line without the white space and the line breaks at its ends, which are only the way that the HTML was written. */
export function trimmedLine(nodes: ArticleTree): ArticleTree {
  const line = merged(nodes)
  const isEdge = (node: ArticleTree[number] | undefined) =>
    isSpace(node) || (typeof node === 'object' && node.tag === 'br')
  while (line.length > 0 && isEdge(line[0])) line.shift()
  while (line.length > 0 && isEdge(line.at(-1))) line.pop()
  const [first] = line
  if (typeof first === 'string') line[0] = first.trimStart()
  const last = line.at(-1)
  if (typeof last === 'string') line[line.length - 1] = last.trimEnd()
  return line
}

const isEmbed = (piece: Piece): boolean => piece.kind === 'block' && piece.node.tag === 'embed'

/** Lines and blocks in turn; lines without anything in them are left out. */
export function linesAndBlocks(pieces: readonly Piece[]): (ArticleTree | ArticleTreeElement)[] {
  const parts: (ArticleTree | ArticleTreeElement)[] = []
  let line: ArticleTree = []
  const endLine = () => {
    const trimmed = trimmedLine(line)
    if (trimmed.length > 0) parts.push(trimmed)
    line = []
  }
  for (const piece of pieces) {
    if (piece.kind === 'inline') line.push(piece.node)
    else endLine()
    if (piece.kind === 'block') parts.push(piece.node)
  }
  endLine()
  return parts
}

/** What a block that holds blocks is filled with: its lines as paragraphs. */
export const paragraphs = (pieces: readonly Piece[]): ArticleTree =>
  linesAndBlocks(pieces).map((part) => (Array.isArray(part) ? { tag: 'p', children: part } : part))

/** What a list item or a cell is filled with: a single line as it is, several as paragraphs. */
export function lineOrParagraphs(pieces: readonly Piece[]): ArticleTree {
  const parts = linesAndBlocks(pieces)
  const isSingle = parts.filter(Array.isArray).length <= 1
  return isSingle ? parts.flat() : paragraphs(pieces)
}

/** A block that holds one line alone; blocks within it come after it, so that none stands where a browser would move it. */
export const lineBlocks = (tag: ArticleTreeElement['tag'], pieces: readonly Piece[]): Piece[] =>
  linesAndBlocks(pieces).map((part) => block(Array.isArray(part) ? { tag, children: part } : part))

/** The words of pieces in one line, for what can hold nothing else; videos and maps are left out. */
export function flatLine(pieces: readonly Piece[]): ArticleTree {
  const nodes = pieces.flatMap((piece): ArticleTree => {
    if (piece.kind === 'border') return [' ']
    if (piece.kind === 'inline') return [piece.node]
    return isEmbed(piece) ? [] : [' ', ...flatNodes(piece.node.children ?? []), ' ']
  })
  return trimmedLine(nodes).map((node) => (typeof node === 'string' ? node.replace(/ {2,}/g, ' ') : node))
}

const flatNodes = (nodes: ArticleTree): ArticleTree =>
  nodes.flatMap((node): ArticleTree => {
    if (typeof node === 'string') return [node]
    if (node.tag === 'embed') return []
    return isInlineTag(node.tag) ? [node] : [' ', ...flatNodes(node.children ?? []), ' ']
  })

const isInlineTag = (tag: string): boolean => inlineElements.some((name) => name === tag)

/** Blocks whose lines an element round them may be moved into. */
const blocksOfLines: readonly string[] = ['p', 'h2', 'h3', 'h4', 'blockquote', 'figure', 'figcaption', 'li', 'dd', 'td']

/** Puts each line of the pieces into an element, also within blocks: `<b><p>…</p></b>` becomes `<p><b>…</b></p>`. */
export function wrapLines(wrap: (line: ArticleTree) => ArticleTreeElement, pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = []
  let line: ArticleTree = []
  const endLine = () => {
    if (line.length > 0) result.push(...(line.every(isSpace) ? line.map(inline) : [inline(wrap(merged(line)))]))
    line = []
  }
  for (const piece of pieces) {
    if (piece.kind === 'inline') line.push(piece.node)
    else {
      endLine()
      result.push(piece.kind === 'block' ? block(wrapWithin(wrap, piece.node)) : piece)
    }
  }
  endLine()
  return result
}

function wrapWithin(wrap: (line: ArticleTree) => ArticleTreeElement, element: ArticleTreeElement): ArticleTreeElement {
  if (!blocksOfLines.includes(element.tag)) return element
  const pieces = (element.children ?? []).map((node) =>
    typeof node === 'string' || isInlineTag(node.tag) ? inline(node) : block(node),
  )
  const children = wrapLines(wrap, pieces).flatMap((piece) => (piece.kind === 'border' ? [] : [piece.node]))
  return { ...element, children }
}
