import type { Element, Nodes, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'

/** A stretch of the HTML of a page: from `start` up to, and without, `end`. */
export interface Stretch {
  start: number
  end: number
}

/** An element of a page with the elements round it, the innermost first. */
export interface Located {
  element: Element
  around: readonly Element[]
}

const parser = unified().use(rehypeParse)

function* elementsOf(node: Nodes, around: readonly Element[] = []): Generator<Located> {
  if (node.type === 'element') yield { element: node, around }
  const next = node.type === 'element' ? [node, ...around] : around
  for (const child of 'children' in node ? node.children : []) {
    if (child.type !== 'doctype') yield* elementsOf(child, next)
  }
}

/** A page that was parsed, to find places in its HTML. */
export interface ParsedPage {
  html: string
  root: Root
}

export const parsePage = (html: string): ParsedPage => ({ html, root: parser.parse(html) })

const ownText = ({ children }: Element) => children.map((child) => (child.type === 'text' ? child.value : '')).join('')

/** All words in an element. */
export const textOf = (node: Nodes): string => {
  if (node.type === 'text') return node.value
  return 'children' in node
    ? node.children.map((child) => (child.type === 'doctype' ? '' : textOf(child))).join('')
    : ''
}

/** The first element of a page that fulfils a condition. */
export function findElement({ root }: ParsedPage, isWanted: (located: Located) => boolean): Located | null {
  for (const located of elementsOf(root)) if (isWanted(located)) return located
  return null
}

/** Whether an element is inside the main part of its page. */
const isInMain = ({ around }: Located) => around.some(({ tagName }) => tagName === 'main')

/** The element of the main part in which a text stands by itself, or as a part of its words. */
export const holderOf = (page: ParsedPage, text: string, isWanted: (located: Located) => boolean = () => true) =>
  findElement(page, (located) => isInMain(located) && ownText(located.element).includes(text) && isWanted(located))

/** The element or one round it that fulfils a condition; the innermost. */
export function closest({ element, around }: Located, isWanted: (element: Element) => boolean): Located | null {
  const line = [element, ...around]
  const index = line.findIndex(isWanted)
  const found = line[index]
  return found ? { element: found, around: line.slice(index + 1) } : null
}

/** The outermost element round a place whose words hold none of some texts. */
export function widestWithout(located: Located, texts: readonly string[]): Located {
  const line = [located.element, ...located.around]
  const index = line.findIndex((element) => texts.some((text) => textOf(element).includes(text)))
  const last = index <= 0 ? 0 : index - 1
  return { element: line[last] ?? located.element, around: line.slice(last + 1) }
}

/** Where an element stands in its page. */
export function stretchOf(node: Nodes): Stretch {
  const { start, end } = node.position ?? {}
  if (start?.offset === undefined || end?.offset === undefined)
    throw new Error('The shell has an element without a place')
  return { start: start.offset, end: end.offset }
}

/** Where what is in an element stands in its page; it must hold something. */
export function innerStretch({ children }: Element): Stretch {
  const [first] = children
  const last = children.at(-1)
  if (!first || !last) throw new Error('The shell has an empty element where words are wanted')
  return { start: stretchOf(first).start, end: stretchOf(last).end }
}

export const cut = ({ html }: ParsedPage, { start, end }: Stretch): string => html.slice(start, end)
