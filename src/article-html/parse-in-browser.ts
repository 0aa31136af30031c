import type { Element, ElementContent, Root } from 'hast'
import type { Plugin } from 'unified'

/** Attributes of which something is left after cleaning, as hast calls them; any other is dropped by its plain name. */
const propertyNames: Record<string, string> = { colspan: 'colSpan', rowspan: 'rowSpan' }
const numbers = new Set(['width', 'height', 'start', 'colSpan', 'rowSpan'])

function toValue(name: string, text: string): string | number {
  return numbers.has(name) && text.trim() !== '' && !Number.isNaN(Number(text)) ? Number(text) : text
}

/**
 * A property as the browser defines it. Asked of the element itself, a form would answer with its field of that name, such
 * as `<input name=attributes>`.
 */
function own<Owner extends object, Name extends keyof Owner & string>(
  owner: { prototype: Owner },
  name: Name,
  element: Owner,
): Owner[Name] {
  return Object.getOwnPropertyDescriptor(owner.prototype, name)?.get?.call(element) as Owner[Name]
}

function toElement(element: globalThis.Element): Element {
  const properties = [...own(globalThis.Element, 'attributes', element)].map(({ name, value }) => {
    const known = propertyNames[name] ?? name
    return [known, toValue(known, value)] as const
  })
  return {
    type: 'element',
    tagName: own(globalThis.Element, 'localName', element),
    properties: Object.fromEntries(properties),
    children: toChildren(element),
  }
}

function toChildren(parent: Node): ElementContent[] {
  return [...own(Node, 'childNodes', parent)].flatMap((node): ElementContent[] => {
    if (node instanceof globalThis.Element) return [toElement(node)]
    // Comments are no words
    return node instanceof Text ? [{ type: 'text', value: node.data }] : []
  })
}

/**
 * Parses a fragment of HTML with the browser's own parser, in a document that loads and runs nothing. It stands in for
 * rehype-parse in the site's scripts (src/gatsby/lean-modules.ts), where a second parser would be 45 kB: the same rules make
 * the same tree, and the same cleaning follows.
 */
const parseInBrowser: Plugin<[unknown?], string, Root> = function () {
  this.parser = (html) => {
    const template = document.createElement('template')
    template.innerHTML = html
    return { type: 'root', children: toChildren(template.content) }
  }
}

export default parseInBrowser
