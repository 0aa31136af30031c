const names = String.raw`[A-Za-z_][\w.:-]*`
const attribute = String.raw`\s+${names}\s*=\s*(?:"[^<"]*"|'[^<']*')`
const token = new RegExp(
  String.raw`<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<(/?)(${names})((?:${attribute})*)\s*(/?)>|[^<]+|<`,
  'g',
)
/** What XML cannot hold: control characters, an & that starts no entity, the end of a section that is not open. */
const forbidden =
  // eslint-disable-next-line no-control-regex -- these are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)|\]\]>/i

/**
 * What keeps a text from being well-formed XML. Looks at the nesting of elements, characters and entities; a browser does the
 * rest.
 *
 * @returns null when nothing is found
 */
export function xmlProblem(xml: string): string | null {
  if (!xml.startsWith('<?xml ')) return 'does not start with <?xml'
  const open: string[] = []
  for (const [text, slash, name, , selfEnd] of xml.matchAll(token)) {
    const isSection = text.startsWith('<![CDATA[') || text.startsWith('<!--') || text.startsWith('<?')
    const characters = isSection ? text.replaceAll('&', '').replace(/\]\]>$/, '') : text
    const wrong = forbidden.exec(characters)
    if (text === '<') return 'has a < that starts nothing'
    if (wrong) return `has ${JSON.stringify(text.slice(wrong.index, wrong.index + 20))}`
    if (!name || selfEnd) continue
    if (!slash) open.push(name)
    else if (open.pop() !== name) return `ends <${name}>, which is not open`
  }
  return open.length > 0 ? `leaves <${open.at(-1)}> open` : null
}
