import { NodeType, type HTMLElement, type Node } from 'node-html-parser'

/** Text that stands directly in one element, comments left out. */
export interface TextRun {
  text: string
  /** Of the nearest `lang` attribute at or above the element, within the root; null when there is none. */
  language: string | null
  element: HTMLElement
}

const silentElements = new Set(['SCRIPT', 'STYLE', 'SVG', 'TEMPLATE'])
const readAloud = ['alt', 'aria-label', 'aria-description', 'title', 'placeholder', 'label', 'data-label']

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE

function collect(element: HTMLElement, outerLanguage: string | null, runs: TextRun[]): void {
  if (silentElements.has(element.tagName)) return
  const language = element.getAttribute('lang') ?? outerLanguage
  const own = element.childNodes.filter((node) => node.nodeType === NodeType.TEXT_NODE).map((node) => node.text)
  const spoken = readAloud.flatMap((name) => element.getAttribute(name) ?? [])
  for (const text of [own.join(''), ...spoken]) {
    if (text.trim() !== '') runs.push({ text: text.trim(), language, element })
  }
  for (const child of element.childNodes) if (isElement(child)) collect(child, language, runs)
}

/**
 * What visitors read or hear in an element: text, and attributes that are shown or read aloud.
 *
 * @returns in the order of the page; text of one element in one piece
 */
export function textRuns(root: HTMLElement): TextRun[] {
  const runs: TextRun[] = []
  collect(root, null, runs)
  return runs
}

const countMatches = (text: string, expression: RegExp) => text.match(expression)?.length ?? 0

/** Letters with their vowel and tone signs, of any script. */
export const countLetters = (text: string): number => countMatches(text, /[\p{L}\p{M}]/gu)

export const countThaiLetters = (text: string): number => countMatches(text, /(?=[\p{L}\p{M}])\p{Script=Thai}/gu)

/** Characters as readers of code see them: an emoji is one, a Thai vowel sign is one. */
export const lengthOf = (text: string): number => [...text].length

/** The start of a text, on one line, for messages. */
export function excerpt(text: string, maxLength = 80): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return lengthOf(line) > maxLength ? `${[...line].slice(0, maxLength).join('')}…` : line
}
